import { expect, test } from "vitest";
import { beyondPrice, nearestInPrice } from "./nearest-price";

const car = (id: string, price: number) => ({ id, price, offer_price: null });
const ids = (cars: readonly { readonly id: string }[]) => cars.map(({ id }) => id);

test("beyond a highest price is the cheapest of the dearer, below a lowest one the dearest of the cheaper", () => {
  expect(beyondPrice({ max: 500 })).toEqual([{ price: { min: 500 }, sort: "price_asc" }]);
  expect(beyondPrice({ min: 9_000_000 })).toEqual([
    { price: { min: 1, max: 9_000_000 }, sort: "price_desc" },
  ]);
  expect(beyondPrice({ min: 100, max: 500 }).map(({ sort }) => sort)).toEqual(["price_asc", "price_desc"]);
});

test("nothing without a price is asked for", () => {
  for (const range of [undefined, {}, { min: 0 }]) expect(beyondPrice(range)).toEqual([]);
  expect(beyondPrice({ max: 0 })).toEqual([{ price: { min: 1 }, sort: "price_asc" }]);
});

test("what is fewest dollars away from the range comes first, an offer by its own price", () => {
  const offer = { ...car("offer", 90_000), offer_price: 21_000 };
  const all = [car("dear", 30_000), offer, car("cheap", 7000), car("near", 9500)];
  expect(ids(nearestInPrice(all, { min: 10_000, max: 20_000 }))).toEqual(["near", "offer", "cheap", "dear"]);
  expect(ids(nearestInPrice(all, { max: 500 }))).toEqual(["cheap", "near", "offer", "dear"]);
});
