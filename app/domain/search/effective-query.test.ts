import { describe, expect, test } from "vitest";
import { effectiveQuery, withPricedOnly } from "./effective-query";
import { EMPTY_QUERY, type VehicleQuery } from "./query";

const query = (changes: Partial<VehicleQuery>): VehicleQuery => ({ ...EMPTY_QUERY, ...changes });
const priceOf = (changes: Partial<VehicleQuery>) => effectiveQuery(query(changes)).ranges.price;

describe("effectiveQuery", () => {
  test("a price range never reaches down to vehicles without a price", () => {
    expect(priceOf({ ranges: { price: { max: 30_000 } } })).toEqual({ min: 1, max: 30_000 });
    expect(priceOf({ ranges: { price: { min: 0 } } })).toEqual({ min: 1 });
    expect(priceOf({ ranges: { price: { min: 5_000 } } })).toEqual({ min: 5_000 });
    expect(effectiveQuery(query({ ranges: { km: { max: 10 } } })).ranges).toEqual({ km: { max: 10 } });
  });
  test("nor does one of weekly prices; a price of up to nothing finds none at all", () => {
    const { ranges } = effectiveQuery(query({ ranges: { subscription_price: { max: 200 } } }));
    expect(ranges).toEqual({ subscription_price: { min: 1, max: 200 } });
    expect(priceOf({ ranges: { price: { max: 0 } } })).toEqual({ min: 1, max: 0 });
  });
  test("a range without a usable end asks for nothing", () => {
    expect(
      effectiveQuery(query({ ranges: { price: {}, km: { min: NaN }, year: { max: Infinity } } })).ranges,
    ).toEqual({});
  });
  test("empty refinements are left out, repeated values are one", () => {
    const { refinements } = effectiveQuery(query({ refinements: { make: [], body: ["suv", "suv"] } }));
    expect(refinements).toEqual({ body: ["suv"] });
  });
  test.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [NaN, 1],
    [Infinity, 1],
  ])("page %d is page %d", (page, effective) => {
    expect(effectiveQuery(query({ page })).page).toBe(effective);
  });
  test("text is trimmed and cut at 200 characters", () => {
    expect(effectiveQuery(query({ text: "  kia " })).text).toBe("kia");
    expect(effectiveQuery(query({ text: "x".repeat(300) })).text).toHaveLength(200);
  });
  test("applying it twice changes nothing", () => {
    const once = effectiveQuery(
      query({ text: " a ", ranges: { price: { max: 5 } }, refinements: { make: ["A"] } }),
    );
    expect(effectiveQuery(once)).toEqual(once);
  });
});

describe("withPricedOnly", () => {
  test("lowest price first leaves out vehicles without a price (SRCH-06)", () => {
    expect(withPricedOnly(query({ sort: "price_asc" })).ranges.price).toEqual({ min: 1 });
    expect(
      withPricedOnly(query({ sort: "price_asc", ranges: { price: { min: 9, max: 20 } } })).ranges.price,
    ).toEqual({
      min: 9,
      max: 20,
    });
  });
  test("also where a lower least price was asked for, up to the same highest", () => {
    const asked = query({ sort: "price_asc", ranges: { price: { min: 0, max: 20 }, km: { max: 5 } } });
    expect(withPricedOnly(asked).ranges).toEqual({ price: { min: 1, max: 20 }, km: { max: 5 } });
  });
  test("other orders keep them", () => {
    expect(withPricedOnly(query({ sort: "price_desc" })).ranges).toEqual({});
  });
});
