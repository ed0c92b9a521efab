import type { SiteConfig } from "../tenant/site-config";

/**
 * The logo that the dealer's site shows for a make, wherever it shows one (NAV-16): the dealer's own, or the one of its
 * menu of makes. Null without one: the make's name then stands in its place as a wordmark.
 */
export function makeLogo({ nav }: Pick<SiteConfig, "nav">, name: string): string | null {
  return nav.brandLogoOverrides[name] ?? nav.brandMenu.find((one) => one.name === name)?.logo ?? null;
}
