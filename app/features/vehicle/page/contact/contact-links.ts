import { phoneHref } from "~/domain/country/country";
import { countryOf } from "~/domain/country/country-of";
import { placeNumber } from "~/domain/location/place-number";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Absence } from "~/domain/vehicle/absence/absence";
import { maskedPhone } from "~/domain/vehicle/masked-phone";
import { isIncoming } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehiclePath } from "~/paths";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import { siteLocation } from "./location-view";
import type { ContactLink, MaskedPhoneView } from "~/features/vehicle/page/vehicle-page-view";

/** The vehicle's own number, else its location's, else the site's (OPEN-66); and the site's mailbox. */
export function contactLinks(
  vehicle: Vehicle,
  config: SiteConfig,
): { readonly phone: MaskedPhoneView | null; readonly email: ContactLink | null } {
  const number = vehicle.location.phone || placeNumber(config.site, siteLocation(vehicle, config));
  const country = countryOf(config.site.country);
  return {
    phone: number
      ? {
          text: number,
          href: phoneHref(country, number),
          hidden: config.vehicle.maskPhone,
          masked: maskedPhone(number),
          revealPath: `${vehiclePath(vehicle.slug)}/phone`,
          report: { car_id: vehicle.id, dealership_id: vehicle.dealership_id, website_id: config.site.id },
        }
      : null,
    email:
      config.site.email === null ? null : { text: config.site.email, href: `mailto:${config.site.email}` },
  };
}

/** What to say when asking about it. It is made ready for nobody who comes before it does, or whom another one has forestalled. */
export function askText(
  vehicle: Vehicle,
  absence: Absence | null,
  { t }: Pick<VehiclePageSite, "t">,
): string {
  const stock = vehicle.stocknum || vehicle.id;
  if (absence !== null || vehicle.reserved) return t("vehicle.contactGone", { stock });
  return t(isIncoming(vehicle) ? "vehicle.contactComing" : "vehicle.contactText", { stock });
}
