import { phoneHref } from "~/domain/country/country";
import { countryOf } from "~/domain/country/country-of";
import { addressLine } from "~/domain/location/address-line";
import { placeHours } from "~/domain/location/place-hours";
import { primaryLocation } from "~/domain/tenant/opening-hours";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { ContactBriefView } from "~/features/forms/brief/contact-brief-view";
import { phoneView } from "~/domain/tenant/phone-view";
import type { Translator } from "~/i18n/translator";

/**
 * The location that a form's answers go to, for shoppers who prefer to call: the named one, else the main one.
 * @param desk number of the department that answers; null for the location's own
 * @returns null where the dealer has no location
 */
export function contactBrief(
  config: SiteConfig,
  t: Translator,
  now: Date,
  locationId: string | null,
  desk: string | null = null,
): ContactBriefView | null {
  const place = config.site.locations.find(({ id }) => id === locationId) ?? primaryLocation(config);
  if (place === null) return null;
  const country = countryOf(config.site.country);
  const number = desk ?? place.contactDetail.phone;
  return {
    title: t("forms.contact.rather"),
    hoursTitle: t("hours.caption"),
    name: place.name,
    address: addressLine(place.address, country),
    phone: number === null ? phoneView(config) : { text: number, href: phoneHref(country, number) },
    hours: placeHours(config, place, now, t),
  };
}
