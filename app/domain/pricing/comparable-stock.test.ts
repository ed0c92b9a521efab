import { describe, expect, it } from "vitest";
import { matchesCondition } from "~/domain/search/matches-condition";
import { toIndexFields } from "~/domain/search/index-document";
import { marketScope } from "~/domain/search/market-scope";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { comparableQuery, compareWithStock } from "./comparable-stock";

const own = (over: Partial<Vehicle> = {}) =>
  vehicleWith(1, { price: 30_000, km: 50_000, badge: "Touring", ...over });
/** Vehicles 101, 102 … at these prices, otherwise like the own one. */
const stock = (prices: readonly number[], over: Partial<Vehicle> = {}) =>
  prices.map((price, index) => vehicleWith(101 + index, { price, km: 50_000, badge: "Touring", ...over }));
const EVEN = [28_000, 29_000, 30_000, 31_000, 32_000, 33_000, 34_000, 35_000, 36_000, 37_000, 38_000];

describe("comparableQuery", () => {
  it("asks for the same make, model and condition, near in year and kilometres", () => {
    expect(comparableQuery(own({ km: 80_000 }))).toMatchObject({
      refinements: { make_model: ["Mazda CX-5"], item_type: ["car"], car_type: ["used"] },
      ranges: { price: { min: 1 }, year: { min: 2018, max: 2022 }, km: { min: 48_000, max: 112_000 } },
    });
    expect(comparableQuery(own({ km: 5_000 }))?.ranges.km).toEqual({ min: 0, max: 25_000 });
  });

  it("asks nothing for a new vehicle, one without a price to buy at, or without kilometres", () => {
    expect(comparableQuery(own({ car_type: "new" }))).toBeNull();
    expect(comparableQuery(own({ price: null }))).toBeNull();
    expect(comparableQuery(own({ price: 10 }))).toBeNull();
    expect(comparableQuery(own({ km: null }))).toBeNull();
  });
});

describe("compareWithStock", () => {
  it("puts the price between the lower and the upper tenth of the market", () => {
    // Quantiles of eleven even prices: 29,000 and 37,000. Fill: (37,000 - 30,000) / 8,000.
    const { comparison, basis } = compareWithStock(own(), stock(EVEN)) ?? {};
    expect(comparison).toMatchObject({
      listing_price: 30_000,
      market_range_min: 29_000,
      market_range_max: 37_000,
      fill: 0.875,
    });
    expect(basis).toEqual({
      count: 11,
      years: { min: 2020, max: 2020 },
      km: { min: 50_000, max: 50_000 },
      sameBadge: true,
    });
  });

  it("is surer of more vehicles, and less sure of prices far apart", () => {
    const confidence = (prices: readonly number[]) =>
      compareWithStock(own(), stock(prices))?.comparison.confidence ?? 0;
    // 11 / 19 x (1 - (35,500 - 30,500) / 33,000)
    expect(confidence(EVEN)).toBeCloseTo((11 / 19) * (1 - 5_000 / 33_000), 3);
    expect(confidence([...EVEN, ...EVEN, ...EVEN])).toBeGreaterThan(confidence(EVEN));
    expect(confidence(EVEN.map((price, index) => price + (index % 2) * 20_000))).toBeLessThan(
      confidence(EVEN),
    );
  });

  it("says nothing below six vehicles; the vehicle itself is none of them", () => {
    expect(compareWithStock(own(), stock(EVEN.slice(0, 5)))).toBeNull();
    expect(compareWithStock(own(), stock(EVEN.slice(0, 6)))).not.toBeNull();
    expect(compareWithStock(own(), [...stock(EVEN.slice(0, 5)), own()])).toBeNull();
    expect(compareWithStock(own(), [])).toBeNull();
    expect(compareWithStock(own({ price: null }), stock(EVEN)), "nor without a price to compare").toBeNull();
  });

  it("says between which years and kilometres the others lie", () => {
    const spread = stock(EVEN).map((one, index) => ({
      ...one,
      year: 2018 + (index % 5),
      km: 40_000 + index * 1_000,
    }));
    expect(compareWithStock(own(), spread)?.basis).toMatchObject({
      years: { min: 2018, max: 2022 },
      km: { min: 40_000, max: 50_000 },
    });
  });

  it("leaves out vehicles without price or kilometres, and takes a reduced price as the price", () => {
    const nothing = [...stock([10, 5]), ...stock([30_000], { km: null })];
    expect(compareWithStock(own(), [...stock(EVEN.slice(0, 5)), ...nothing])).toBeNull();
    expect(compareWithStock(own(), [...stock(EVEN), ...nothing])).toEqual(
      compareWithStock(own(), stock(EVEN)),
    );
    const reduced = stock(EVEN.map((price) => price + 9_000)).map((one, index) => ({
      ...one,
      offer_price: EVEN[index] ?? null,
    }));
    expect(compareWithStock(own({ price: 33_000, offer_price: 30_000 }), reduced)?.comparison).toMatchObject({
      listing_price: 30_000,
      market_range_max: 37_000,
    });
  });

  it("compares with the same badge alone when there are enough of it", () => {
    const dearer = stock(
      EVEN.map((price) => price + 3_000),
      { badge: "Akera" },
    ).map((one) => ({
      ...one,
      id: `9${one.id}`,
    }));
    expect(compareWithStock(own(), [...stock(EVEN), ...dearer])?.basis).toMatchObject({
      count: 11,
      sameBadge: true,
    });
    const few = compareWithStock(own(), [...stock(EVEN.slice(0, 5)), ...dearer.slice(0, 5)]);
    expect(few?.basis).toMatchObject({ count: 10, sameBadge: false });
    const enough = compareWithStock(own(), [...stock(EVEN.slice(0, 6)), ...dearer]);
    expect(enough?.basis).toMatchObject({ count: 6, sameBadge: true });
    const unnamed = compareWithStock(own({ badge: null }), stock(EVEN, { badge: null }));
    expect(unnamed?.basis.sameBadge, "no badge is none to share").toBe(false);
    const mixed = compareWithStock(own({ badge: null }), stock(EVEN));
    expect(mixed?.basis.sameBadge).toBe(false);
    // 11 / 19 x (1 - 2 x 5,000 / 33,000)
    expect(mixed?.comparison.confidence).toBeCloseTo((11 / 19) * (1 - 10_000 / 33_000), 3);
  });

  it("brings prices of other years to the vehicle's own, so that age alone is no bargain", () => {
    const years = [2018, 2019, 2020, 2021, 2022, 2018, 2019, 2020, 2021, 2022];
    const aging = years.map((year, index) =>
      vehicleWith(200 + index, { year, price: 30_000 * 1.1 ** (year - 2020) + index * 100, km: 50_000 }),
    );
    const old = compareWithStock(own({ badge: null, year: 2018, price: 24_800 }), aging)?.comparison;
    const young = compareWithStock(own({ badge: null, year: 2022, price: 36_300 }), aging)?.comparison;
    expect(old?.market_range_max).toBeLessThan(27_000);
    expect(young?.market_range_min).toBeGreaterThan(35_000);
  });

  it("never calls a price above the market's middle a good deal", () => {
    expect(compareWithStock(own({ price: 33_000 }), stock(EVEN))?.comparison.fill).toBe(0.5);
    expect(compareWithStock(own({ price: 33_001 }), stock(EVEN))).toBeNull();
  });

  it("believes a bargain down to three fifths of the market's lower end", () => {
    // The lower end is 29,000.
    expect(compareWithStock(own({ price: 17_400 }), stock(EVEN))?.comparison.fill).toBe(1);
    expect(compareWithStock(own({ price: 17_399 }), stock(EVEN))).toBeNull();
  });

  it("PRICE-15: says nothing above the market, far below it, or where all cost the same", () => {
    expect(compareWithStock(own({ price: 37_001 }), stock(EVEN))).toBeNull();
    expect(compareWithStock(own({ price: 17_000 }), stock(EVEN))).toBeNull();
    expect(compareWithStock(own({ price: 28_000 }), stock(EVEN))?.comparison.fill).toBe(1);
    expect(compareWithStock(own(), stock(Array<number>(12).fill(30_000)))).toBeNull();
  });
});

describe("marketScope", () => {
  const sites = [
    { site: { currency: "AUD", dealerships: [{ id: "one" }, { id: "two" }] } },
    { site: { currency: "NZD", dealerships: [{ id: "three" }] } },
    { site: { currency: "AUD", dealerships: [{ id: "two" }] } },
    // Only the fields that are read.
  ] as unknown as Parameters<typeof marketScope>[1];
  const listed = (over: Partial<Vehicle>) =>
    matchesCondition(marketScope("AUD", sites).rule, toIndexFields(vehicleWith(1, over)));

  it("holds what every dealer of the currency shows for sale, and has a cache of its own", () => {
    expect(marketScope("AUD", sites).tenant).toBe("market:AUD");
    expect(listed({ dealership_id: "two" })).toBe(true);
    expect(listed({ dealership_id: "three" })).toBe(false);
    expect(listed({ dealership_id: "two", status: "sold" })).toBe(false);
    expect(listed({ dealership_id: "two", show_on_dealer_website: false })).toBe(false);
    expect(marketScope("USD", sites).rule).toMatchObject({ kind: "all" });
  });
});
