import { watchedVehicle } from "~/domain/account/watched-vehicle";
import { isSalePrice, shownPrice } from "~/domain/pricing/price-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { NoticeDetails } from "./notice-rows.server";

/** A vehicle as a notice keeps it: it may be dearer or gone when the notice is told. */
export type NoticeVehicle = NonNullable<NoticeDetails["vehicles"]>[number];

/** What a notice tells of a vehicle: name and price as the dealer's pages have them. */
export function noticeVehicle(vehicle: VehicleSummary, config: SiteConfig): NoticeVehicle {
  const { name, price } = watchedVehicle(vehicle, config);
  const shown = shownPrice(vehicle, config.features.subscriptions);
  return {
    name,
    path: `/cars/${vehicle.slug}`,
    picture: vehicle.image?.url ?? null,
    price: price > 0 ? price : null,
    terms: isSalePrice(shown) ? shown.type : null,
    km: vehicle.km,
  };
}
