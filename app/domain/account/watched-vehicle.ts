import type { WatchedVehicle } from "~/ports/watchlist";
import { priceToPay, type PricedVehicle } from "../pricing/price-rule";
import type { SiteConfig } from "../tenant/site-config";
import { isInStock } from "../vehicle/stock-status";
import { vehicleTitle } from "../vehicle/title";
import type { Vehicle } from "../vehicle/vehicle";

type Watchable = PricedVehicle & Pick<Vehicle, "id" | "year" | "make" | "model" | "status">;

/**
 * What a watchlist remembers of a vehicle, with its name as this dealer writes it. One to be had by the week has no
 * price here: a shopper is never told of a fall in one that no page shows.
 */
export function watchedVehicle(
  vehicle: Watchable,
  { search, features }: Pick<SiteConfig, "search" | "features">,
): WatchedVehicle {
  return {
    carId: vehicle.id,
    name: vehicleTitle(vehicle, search),
    price: Math.round(priceToPay(vehicle, features.subscriptions) ?? 0),
    available: isInStock(vehicle),
  };
}
