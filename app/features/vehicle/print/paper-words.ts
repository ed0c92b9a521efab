import { siteAddress } from "~/domain/tenant/site-language";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehiclePath } from "~/paths";
import type { VehiclePageSite } from "../page/vehicle-page-site";

/** The day that what stands on a vehicle's paper was true, and whose paper it is. */
export function asOfText(
  vehicle: Pick<Vehicle, "status">,
  { config, now, format, t }: VehiclePageSite,
): string {
  const day = { date: format.date(now), name: config.site.name };
  return t(isInStock(vehicle) ? "print.printed" : "print.printedGone", day);
}

/** The address of a vehicle's page as people type it. */
export function typedAddress({ slug }: Pick<Vehicle, "slug">, { config }: VehiclePageSite): string {
  return siteAddress(config.site, vehiclePath(slug)).replace(/^https?:\/\/(?:www\.)?/, "");
}
