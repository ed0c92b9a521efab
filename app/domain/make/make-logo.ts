import type { SiteConfig } from "../tenant/site-config";
import { toSlug } from "../text/slug";
import { drawnLogo, findMake } from "./make-list";

/**
 * The logo that the dealer's site shows for a make, wherever it shows one (NAV-16): the dealer's own, the one of its
 * menu of makes, or that of the list of makes; for a make that is not on the list its letters, too. Null for a name that
 * makes no address.
 */
export function makeLogo({ nav }: Pick<SiteConfig, "nav">, name: string): string | null {
  const inMenu = nav.brandMenu.find((one) => one.name === name)?.logo;
  const slug = toSlug(name);
  const drawn = slug === "" ? null : (findMake(slug)?.logo ?? drawnLogo(slug));
  return nav.brandLogoOverrides[name] ?? inMenu ?? drawn;
}
