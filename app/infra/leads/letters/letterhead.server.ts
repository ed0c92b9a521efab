import { phoneHref } from "~/domain/country/country";
import { countryOf } from "~/domain/country/country-of";
import type { Letterhead } from "~/domain/letter/letter";
import { primaryLocation } from "~/domain/tenant/opening-hours";
import { salesPhone } from "~/domain/phone/sales-phone";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { directionOf, languageOf, siteAddress } from "~/domain/tenant/site-language";
import { placeAddress } from "./letter-figures.server";
import type { LetterTools } from "./letter-source.server";

/** The head and foot of a dealer's letters, in the language of the configuration. */
export function letterheadOf(config: SiteConfig, letters: Pick<LetterTools, "lookOf">): Letterhead {
  const { site, theme } = config;
  const { tag } = languageOf(site);
  const phone = salesPhone(config);
  const place = primaryLocation(config);
  return {
    language: tag,
    direction: directionOf(tag),
    name: site.name,
    wordmark: theme.logo.wordmark,
    suffix: theme.logo.suffix ?? null,
    icon: new URL("/icons/icon-192.png", `${site.url}/`).href,
    url: siteAddress(site, "/"),
    phone: phone === null ? null : { text: phone, href: phoneHref(countryOf(site.country), phone) },
    address: place === null ? null : placeAddress(place, { config }),
    look: letters.lookOf(config),
  };
}
