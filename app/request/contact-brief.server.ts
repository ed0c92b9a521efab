import { countryOf } from "~/domain/country/country-of";
import { addressLine } from "~/domain/location/address-line";
import { directionsHref } from "~/domain/location/directions";
import { placeHours, specialDays } from "~/domain/location/place-hours";
import { placePhone } from "~/domain/phone/lead-phone";
import { primaryLocation } from "~/domain/tenant/opening-hours";
import { phoneLink } from "~/domain/tenant/phone-view";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { DAY_MS } from "~/domain/time/day";
import { localTime } from "~/domain/time/local-time";
import type { ContactBriefView } from "~/features/forms/brief/contact-brief-view";
import type { Translator } from "~/i18n/translator";

/** Whoever reads this comes within two weeks. */
const SOON_DAYS = 14;

/**
 * The location that a form's answers go to, for shoppers who prefer to call: the named one, else the main one with the
 * dealer's own number, as letters have it (`leadPhone`).
 * @param desk number of the department that answers; null for the location's own
 * @param title what leads a shopper there
 * @returns null where the dealer has no location
 */
export function contactBrief(
  config: SiteConfig,
  t: Translator,
  now: Date,
  locationId: string | null,
  desk: string | null = null,
  title: string = t("forms.contact.rather"),
): ContactBriefView | null {
  const named = config.site.locations.find(({ id }) => id === locationId) ?? null;
  const place = named ?? primaryLocation(config);
  if (place === null) return null;
  const country = countryOf(config.site.country);
  const timeZone = place.timeZone ?? config.site.timeZone;
  const dayIn = (days: number) => localTime(new Date(now.getTime() + days * DAY_MS), timeZone).date;
  const number = desk ?? placePhone(named, config);
  return {
    title,
    hoursTitle: t("hours.caption"),
    name: place.name,
    address: addressLine(place.address, country),
    directions: { label: t("locations.directions"), href: directionsHref(place, country) },
    phone: number === null ? null : phoneLink(number, config),
    hours: placeHours(config, place, now, t),
    special: specialDays(config, place, t, dayIn(0), dayIn(SOON_DAYS)),
    specialTitle: t("locations.special"),
  };
}
