import type { SiteConfig } from "../tenant/site-config";
import { findMake } from "./make-list";

/**
 * The logo that the dealer's site shows for a make, wherever it shows one (NAV-16): the dealer's own, the one of its
 * menu of makes, or that of the list of makes. Null for none.
 */
export function makeLogo({ nav }: Pick<SiteConfig, "nav">, name: string): string | null {
  const inMenu = nav.brandMenu.find((one) => one.name === name)?.logo;
  return nav.brandLogoOverrides[name] ?? inMenu ?? findMake(name)?.logo ?? null;
}
