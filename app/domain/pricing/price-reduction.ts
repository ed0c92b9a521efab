import type { Vehicle } from "../vehicle/vehicle";
import { salePrice } from "./price-rule";

/** By how much the sale price lies below the earlier price that is shown beside it, in whole currency units; 0 without one. */
export function priceReduction(vehicle: Pick<Vehicle, "price" | "offer_price" | "before_price">): number {
  const sale = salePrice(vehicle);
  const before = vehicle.before_price;
  return sale === null || before === null || before <= sale.amount ? 0 : Math.round(before - sale.amount);
}
