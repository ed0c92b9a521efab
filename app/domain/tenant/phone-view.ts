import { phoneHref } from "../country/country";
import { countryOf } from "../country/country-of";
import type { SiteConfig } from "./site-config";

/** A telephone number as printed and as dialled. */
export interface PhoneView {
  readonly text: string;
  readonly href: string;
}

/** A number as a link that rings it. */
export function phoneLink(text: string, { site }: Pick<SiteConfig, "site">): PhoneView {
  return { text, href: phoneHref(countryOf(site.country), text) };
}

/** The dealer's main number: `phones.main`, else the first one named; null when there is none (TEN-07). */
export function phoneView(config: Pick<SiteConfig, "site">): PhoneView | null {
  const { site } = config;
  const text = site.phones["main"] ?? Object.values(site.phones)[0];
  return text === undefined ? null : phoneLink(text, config);
}
