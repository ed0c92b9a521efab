import type { CarType } from "~/domain/vehicle/vehicle";
import type { Prng } from "./prng.server";

const PRICE_RISE_A_YEAR = 0.028;
const FIRST_YEAR = 0.84;
const LATER_YEARS = 0.895;
const LOWEST_SHARE = 0.06;
const ENDINGS = [990, 990, 990, 990, 490, 490, 888, 500, 950, 777] as const;

/** What today's new price was some years ago. */
export function newPriceIn(today: number, yearsAgo: number): number {
  return today / (1 + PRICE_RISE_A_YEAR) ** yearsAgo;
}

/** Kilometres driven: a handful when new, some thousand as a demonstrator, else by age and kind. */
export function kilometres(itemType: string, carType: CarType, age: number, prng: Prng): number | null {
  if (itemType === "caravan") return null;
  if (carType === "new") return prng.int(3, 45);
  if (carType === "demo") return prng.int(350, 7_800);
  const aYear = itemType === "motorcycle" ? 3_200 : itemType === "truck" ? 42_000 : 14_200;
  return Math.round(aYear * Math.max(0.5, age) * (0.45 + prng.next()) + prng.int(0, 999));
}

/**
 * The asking price: the price list's when new, so that a badge has one price on every page; less for a demonstrator;
 * else by age and kilometres, ending as dealers' prices end.
 */
export function askingPrice(
  newPrice: number,
  carType: CarType,
  age: number,
  km: number | null,
  prng: Prng,
): number {
  if (carType === "new") return newPrice;
  if (carType === "demo") return withEnding(newPrice * (0.88 + prng.next() * 0.07), prng);
  const byAge = Math.max(LOWEST_SHARE, FIRST_YEAR * LATER_YEARS ** Math.max(0, age - 1));
  const expected = 14_200 * Math.max(1, age);
  const byKm = km === null ? 1 : 1 + 0.09 * Math.max(-1, Math.min(1, (expected - km) / expected));
  return withEnding(Math.max(1_500, newPrice * byAge * byKm * (0.94 + prng.next() * 0.12)), prng);
}

function withEnding(price: number, prng: Prng): number {
  return Math.floor(price / 1_000) * 1_000 + prng.pick(ENDINGS);
}
