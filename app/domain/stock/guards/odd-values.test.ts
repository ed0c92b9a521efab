import { describe, expect, it } from "vitest";
import { type OddFigures, oddText, oddValues } from "./odd-values";

const car = (change: Partial<OddFigures> = {}): OddFigures => ({
  make: "Kia",
  item_type: "car",
  car_type: "used",
  status: "in_stock",
  price: 21_990,
  km: 60_000,
  ...change,
});
const many = (count: number, change: (at: number) => Partial<OddFigures> = () => ({})) =>
  Array.from({ length: count }, (_, at) =>
    car({ price: 18_000 + at * 500, km: 20_000 + at * 3_000, ...change(at) }),
  );
const odd = (rows: readonly OddFigures[]) =>
  oddValues(rows, (row) => row).map(({ field, value, usual, like }) => ({ field, value, usual, like }));

describe("figures out of line with their file", () => {
  it.each([
    ["cents", { price: 2_199_000 }, ["price", 2_199_000]],
    ["a digit too few", { price: 1_200 }, ["price", 1_200]],
    ["a nought", { km: 0 }, ["km", 0]],
    ["thousands", { km: 54 }, ["km", 54]],
    ["a million kilometres", { km: 1_000_000 }, ["km", 1_000_000]],
  ])("are told: %s", (_, change, [field, value]) => {
    expect(odd([...many(20), car(change)])).toMatchObject([{ field, value, like: "Kia" }]);
  });

  it.each([
    ["a new one", { car_type: "new", km: 0 }],
    ["a nearly new one", { km: 2_500 }],
    ["a cheap one", { price: 3_000 }],
    ["a dear one", { price: 140_000 }],
    ["one that is sold", { status: "sold", price: 2_199_000 }],
    ["one without them", { price: null, km: null }],
  ] as const)("are none: %s", (_, change) => {
    expect(odd([...many(20), car(change)])).toEqual([]);
  });

  it("are none where the stock goes from cheap to dear without a gap", () => {
    const prices = Array.from({ length: 60 }, (_, at) => Math.round(1_000 * 1.12 ** at));
    expect(odd(many(60, (at) => ({ price: prices[at] ?? null })))).toEqual([]);
  });

  it("are all told where they are many", () => {
    expect(odd(many(30, (at) => (at % 5 === 0 ? { price: 2_199_000 + at } : {})))).toHaveLength(6);
  });

  it("are judged by the make where it has enough vehicles, else by the kind, else not at all", () => {
    const dear = many(10, (at) => ({ make: "Ferrari", price: 800_000 + at }));
    expect(odd([...many(40), ...dear])).toEqual([]);
    expect(odd([...many(40), car({ make: "Ferrari", price: 800_000 })])).toMatchObject([{ like: "car" }]);
    expect(odd([...many(8), car({ price: 2_199_000 })])).toEqual([]);
    expect(odd([...many(40), car({ item_type: "truck", price: 800_000 })])).toEqual([]);
  });

  it("are none where most vehicles have a nought", () => {
    expect(odd(many(30, (at) => (at < 20 ? { km: 0 } : {})))).toEqual([]);
  });

  it("are told in words", () => {
    expect(oddText({ field: "price", value: 2_199_000, usual: 21_990, like: "Kia" })).toBe(
      "price 2199000, where 21990 is usual for Kia in this file",
    );
  });
});
