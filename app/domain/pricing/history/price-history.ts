import type { Vehicle } from "~/domain/vehicle/vehicle";
import { salePrice } from "../price-rule";

/** What a vehicle was to be had for until an import changed it; null where it was not published. */
export interface PastPrice {
  /** ISO time of that import. */
  readonly until: string;
  readonly asked: Asked | null;
}

/** The fields that say what is asked for a vehicle. */
export type Asked = Pick<Vehicle, "price" | "offer_price" | "price_type">;

/** A price, and since when it was asked; null for "since before anybody kept it". */
export interface PriceStep {
  readonly since: string | null;
  /** Currency units. */
  readonly amount: number;
  /** What the feed writes beside it; null for nothing. */
  readonly terms: string | null;
}

/** So many steps are told. */
const MOST_STEPS = 6;

/**
 * The prices of a vehicle, the present first (PRICE-17). Empty for one whose price did not change, as far as imports are
 * kept, and for one without a price now. What it cost before it was away is not told.
 * @param past the oldest first
 */
export function priceHistory(now: Asked, past: readonly PastPrice[]): readonly PriceStep[] {
  const asked = [...past.map(({ asked: one }) => one), now];
  const steps: PriceStep[] = [];
  for (const [place, one] of asked.entries()) {
    const sale = one === null ? null : salePrice(one);
    if (one === null) steps.length = 0;
    if (one === null || sale === null) continue;
    const terms = one.price_type?.trim() || null;
    const last = steps.at(-1);
    if (last?.amount === sale.amount && last.terms === terms) continue;
    steps.push({ since: past[place - 1]?.until ?? null, amount: sale.amount, terms });
  }
  if (salePrice(now) === null || steps.length < 2) return [];
  return steps.reverse().slice(0, MOST_STEPS);
}
