import { countryOf } from "~/domain/country/country-of";
import { addressLine } from "~/domain/location/address-line";
import { placeHours } from "~/domain/location/place-hours";
import { primaryLocation } from "~/domain/tenant/opening-hours";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { absenceOf, type Absence } from "~/domain/vehicle/absence/absence";
import { isIncoming } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Translator } from "~/i18n/translator";
import type { VehicleLocationView } from "~/features/vehicle/page/vehicle-page-view";

/**
 * Where the vehicle stands, or will when it has arrived: its own location, with the hours the site knows of it. Of one
 * that is not there nobody is told the way.
 */
export function locationView(
  vehicle: Vehicle,
  absence: Absence | null,
  config: SiteConfig,
  now: Date,
  t: Translator,
): VehicleLocationView {
  const { location } = vehicle;
  const address = addressLine(location.address, countryOf(config.site.country));
  const place = siteLocation(vehicle, config);
  const whereabouts = whereaboutsOf(vehicle, absence);
  return {
    title: t(`announcement.${whereabouts}`),
    name: location.name,
    address: address === "" ? null : address,
    directionsHref:
      whereabouts === "arriving"
        ? null
        : (location.address.place_url ?? place?.address.placeUrl ?? mapSearch(address)),
    hours: place === null ? [] : placeHours(config, place, now, t),
  };
}

/** The site's own record of the vehicle's location. */
export function siteLocation({ location_id: id }: Pick<Vehicle, "location_id">, { site }: SiteConfig) {
  return site.locations.find((location) => location.id === id) ?? null;
}

/** Whether a vehicle can be seen at its place, is still to come there, or has left it. */
function whereaboutsOf(vehicle: Vehicle, absence: Absence | null): "here" | "arriving" | "left" {
  if (absence === null) return isIncoming(vehicle) ? "arriving" : "here";
  if (absence.kind === "incoming") return "arriving";
  return absence.kind === "held" ? "here" : "left";
}

/** "Located at Nerang", or arriving there, when that is not where the site's main yard is (VDP-20). */
export function announcement(vehicle: Vehicle, config: SiteConfig, t: Translator): string | null {
  const main = primaryLocation(config);
  const city = vehicle.location.address.city ?? vehicle.city;
  if (!config.features.announcementBar || main === null || main.id === vehicle.location_id || city === null) {
    return null;
  }
  const isArriving = whereaboutsOf(vehicle, absenceOf(vehicle)) === "arriving";
  return t(isArriving ? "announcement.arrivesAt" : "announcement.located", { city });
}

function mapSearch(address: string): string | null {
  return address === ""
    ? null
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
