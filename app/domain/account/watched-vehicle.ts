import type { WatchedVehicle } from "~/ports/watchlist";
import { salePrice } from "../pricing/price-rule";
import type { SiteConfig } from "../tenant/site-config";
import { isInStock } from "../vehicle/stock-status";
import { vehicleTitle } from "../vehicle/title";
import type { Vehicle } from "../vehicle/vehicle";

type Watchable = Pick<Vehicle, "id" | "year" | "make" | "model" | "status" | "offer_price" | "price">;

/** What a watchlist remembers of a vehicle, with its name as this dealer writes it. */
export function watchedVehicle(vehicle: Watchable, { search }: Pick<SiteConfig, "search">): WatchedVehicle {
  return {
    carId: vehicle.id,
    name: vehicleTitle(vehicle, search),
    price: Math.round(salePrice(vehicle)?.amount ?? 0),
    available: isInStock(vehicle),
  };
}
