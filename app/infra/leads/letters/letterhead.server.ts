import type { Letterhead } from "~/domain/letter/letter";
import { bookingPlace } from "~/domain/appointment/booking-place";
import { leadPhone } from "~/domain/phone/lead-phone";
import { salesPhone } from "~/domain/phone/sales-phone";
import { primaryLocation } from "~/domain/tenant/opening-hours";
import { phoneLink, type PhoneView } from "~/domain/tenant/phone-view";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { directionOf, languageOf, siteAddress } from "~/domain/tenant/site-language";
import { placeAddress } from "./letter-figures.server";
import type { LetterTools, ShopperMailSource } from "./letter-source.server";

/**
 * The head and foot of a dealer's letters, in the language of the configuration.
 * @param lead what it is about: the foot has the place and the number that answer it, else the dealer's
 */
export function letterheadOf(
  config: SiteConfig,
  letters: Pick<LetterTools, "lookOf">,
  lead?: ShopperMailSource["lead"],
): Letterhead {
  const { site, theme } = config;
  const { tag } = languageOf(site);
  const phone = lead === undefined ? salesPhone(config) : leadPhone(lead, config);
  const place = lead === undefined ? primaryLocation(config) : bookingPlace(lead, config);
  return {
    language: tag,
    direction: directionOf(tag),
    name: site.name,
    wordmark: theme.logo.wordmark,
    suffix: theme.logo.suffix ?? null,
    icon: new URL("/icons/icon-192.png", `${site.url}/`).href,
    url: siteAddress(site, "/"),
    phone: phone === null ? null : phoneLink(phone, config),
    numbers: dealerNumbers(config),
    address: place === null ? null : placeAddress(place, { config }),
    look: letters.lookOf(config),
  };
}

/** Every number of the dealer, wherever it stands in a letter. */
function dealerNumbers(config: SiteConfig): readonly PhoneView[] {
  const { phones, locations } = config.site;
  const own = locations.flatMap(({ contactDetail: { phone, mobile, landlinePhone } }) => [
    phone,
    mobile,
    landlinePhone,
  ]);
  const known = [...Object.values(phones), ...own].filter((one) => one !== null);
  return [...new Set(known)].map((one) => phoneLink(one, config));
}
