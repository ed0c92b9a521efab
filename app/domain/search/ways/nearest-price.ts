import type { VehicleSummary } from "../../vehicle/vehicle-summary";
import { indexedPrice } from "../index-document";
import type { NumberRange, SortKey } from "../query";

type Priced = Pick<VehicleSummary, "price" | "offer_price">;

/** Prices on one side of a range, and the order that puts those next to it first. */
export interface PriceSide {
  readonly price: NumberRange;
  readonly sort: SortKey;
}

/** The prices around a range that finds nothing; none without a range. Never 0, which means "no price". */
export function beyondPrice(range: NumberRange | undefined): readonly PriceSide[] {
  const { min = 0, max } = range ?? {};
  const above: PriceSide[] =
    max === undefined ? [] : [{ price: { min: Math.max(1, max) }, sort: "price_asc" }];
  const below: PriceSide[] = min < 1 ? [] : [{ price: { min: 1, max: min }, sort: "price_desc" }];
  return [...above, ...below];
}

/** Vehicles by how far their price is from a range, the nearest first. */
export function nearestInPrice<One extends Priced>(
  vehicles: readonly One[],
  { min = 0, max = Infinity }: NumberRange,
): readonly One[] {
  const away = (vehicle: One) => {
    const price = indexedPrice(vehicle);
    return Math.max(min - price, price - max, 0);
  };
  return [...vehicles].sort((one, other) => away(one) - away(other));
}
