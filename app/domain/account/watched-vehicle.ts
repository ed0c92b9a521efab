import type { WatchedVehicle } from "~/ports/watchlist";
import { priceToPay, type PricedVehicle } from "../pricing/price-rule";
import type { SiteConfig } from "../tenant/site-config";
import { isInStock } from "../vehicle/stock-status";
import { vehicleTitle } from "../vehicle/title";
import type { Vehicle } from "../vehicle/vehicle";

type Watchable = PricedVehicle & Pick<Vehicle, "id" | "year" | "make" | "model" | "status">;

/**
 * What a watchlist remembers of a vehicle, with its name as this dealer writes it. A vehicle on subscription has no
 * price here: no page shows its sale price, so the shopper is never told that it fell.
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
