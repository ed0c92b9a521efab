import { expect, it } from "vitest";
import type { ShownPrice } from "./price-rule";
import { weeklyEstimate } from "./weekly-estimate";

const price = (amount: number): ShownPrice => ({ kind: "price", amount, was: null, type: null });
const quote = (weekly: number) => ({
  weeklyRepaymentAmount: weekly,
  advertisedRate: null,
  comparisonRate: null,
});

it("FIN-23: is $186 a week for $38,990 over five years at 8.99%", () => {
  expect(Math.round(weeklyEstimate(price(38_990), null, 8.99) ?? 0)).toBe(186);
});

it("spreads the price evenly at a rate of 0", () => {
  expect(weeklyEstimate(price(26_000), null, 0)).toBe(100);
});

it("takes the vehicle's own quote first, unless it is 0", () => {
  expect(weeklyEstimate(price(26_000), quote(131.4), 0)).toBe(131.4);
  expect(weeklyEstimate(price(26_000), quote(0), 0)).toBe(100);
});

it("needs a price, and a quote or a rate", () => {
  expect(weeklyEstimate(price(26_000), null, null)).toBeNull();
  expect(weeklyEstimate({ kind: "none" }, quote(100), 8)).toBeNull();
  expect(weeklyEstimate({ kind: "preorder" }, null, 8)).toBeNull();
  expect(weeklyEstimate({ kind: "subscription", amount: 249 }, null, 8)).toBeNull();
});
