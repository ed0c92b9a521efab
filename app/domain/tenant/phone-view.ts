import { phoneHref } from "../country/country";
import { countryOf } from "../country/country-of";
import type { SiteConfig } from "./site-config";

/** A telephone number as printed and as dialled. */
export interface PhoneView {
  readonly text: string;
  readonly href: string;
}

/** The dealer's main number: `phones.main`, else the first one named; null when there is none (TEN-07). */
export function phoneView({ site }: Pick<SiteConfig, "site">): PhoneView | null {
  const text = site.phones["main"] ?? Object.values(site.phones)[0];
  return text === undefined ? null : { text, href: phoneHref(countryOf(site.country), text) };
}
