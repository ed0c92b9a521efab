import { describe, expect, it } from "vitest";
import {
  belowMarket,
  isSalePrice,
  priceToPay,
  salePrice,
  shownPrice,
  type PricedVehicle,
} from "./price-rule";

const vehicle = (own: Partial<PricedVehicle>): PricedVehicle => ({
  price: null,
  offer_price: null,
  before_price: null,
  subscription_price: null,
  price_type: null,
  preorder: false,
  ...own,
});
const price = (amount: number, more: object = {}) => ({
  kind: "price",
  amount,
  was: null,
  type: null,
  ...more,
});

describe("shownPrice", () => {
  it("PRICE-01: puts a subscription first, on sites that offer them", () => {
    const car = vehicle({ subscription_price: 249, offer_price: 30_000, price: 38_990 });
    expect(shownPrice(car, true)).toEqual({ kind: "subscription", amount: 249 });
    expect(shownPrice(car, false)).toMatchObject({ kind: "offer", amount: 30_000 });
  });

  it("PRICE-01: ignores a subscription price of 0", () => {
    expect(shownPrice(vehicle({ subscription_price: 0, price: 38_990 }), true)).toEqual(price(38_990));
  });

  it.each([
    [1, "offer", 1],
    [38_989.99, "offer", 38_989.99],
    [38_990, "price", 38_990],
    [40_000, "price", 38_990],
    [0, "price", 38_990],
  ])(
    "PRICE-02: takes an offer of %d below 38990 only when it is above 0 and below the price (OPEN-76)",
    (offer, kind, amount) => {
      expect(shownPrice(vehicle({ price: 38_990, offer_price: offer }), false)).toMatchObject({
        kind,
        amount,
      });
    },
  );

  it("PRICE-02: has no reduced price without a price to reduce", () => {
    expect(shownPrice(vehicle({ offer_price: 30_000 }), false)).toEqual({ kind: "none" });
  });

  it.each([
    [10, { kind: "none" }],
    [10.01, price(10.01)],
    [0, { kind: "none" }],
    [100_000_000, price(100_000_000)],
  ])("PRICE-03: shows a price of %d only above 10", (amount, expected) => {
    expect(shownPrice(vehicle({ price: amount }), false)).toEqual(expected);
  });

  it("PRICE-04, PRICE-05: says preorder only when there is no price, else nothing", () => {
    expect(shownPrice(vehicle({ price: 10, preorder: true }), false)).toEqual({ kind: "preorder" });
    expect(shownPrice(vehicle({ price: 38_990, preorder: true }), false)).toMatchObject({ kind: "price" });
    expect(shownPrice(vehicle({ price: 10 }), false)).toEqual({ kind: "none" });
  });

  it("PRICE-06: has a was-price only where the price before exceeds the one shown", () => {
    const was = (before: number) => shownPrice(vehicle({ price: 38_990, before_price: before }), false);
    expect(was(38_990)).toMatchObject({ was: null });
    expect(was(38_991)).toMatchObject({ was: 38_991 });
    expect(was(0)).toMatchObject({ was: null });
  });

  it("PRICE-06: measures the was-price against the reduced price when that is shown", () => {
    const car = vehicle({ price: 38_990, offer_price: 36_990, before_price: 38_000 });
    expect(shownPrice(car, false)).toMatchObject({ kind: "offer", amount: 36_990, was: 38_000 });
  });

  it("PRICE-07: keeps the price type beside the price, trimmed, and drops an empty one", () => {
    expect(shownPrice(vehicle({ price: 20_000, price_type: " Drive away " }), false)).toMatchObject({
      type: "Drive away",
    });
    expect(shownPrice(vehicle({ price: 20_000, price_type: "  " }), false)).toMatchObject({ type: null });
  });
});

describe("priceToPay", () => {
  it("is the price the page shows to buy at, the reduced one where there is one", () => {
    expect(priceToPay(vehicle({ price: 28_990, offer_price: 27_490 }), false)).toBe(27_490);
    expect(priceToPay(vehicle({ price: 28_990, offer_price: 28_990 }), false)).toBe(28_990);
  });

  it("is none while none is shown, or one a week", () => {
    for (const own of [{ price: null }, { price: 0 }, { price: 10 }, { preorder: true }])
      expect(priceToPay(vehicle(own), false), JSON.stringify(own)).toBeNull();
    expect(priceToPay(vehicle({ price: 28_990, subscription_price: 150 }), true)).toBeNull();
    expect(priceToPay(vehicle({ price: 28_990, subscription_price: 150 }), false)).toBe(28_990);
  });
});

describe("salePrice", () => {
  it.each([
    [
      { price: 38_990, offer_price: 30_000 },
      { kind: "offer", amount: 30_000 },
    ],
    [
      { price: 38_990, offer_price: 38_990 },
      { kind: "price", amount: 38_990 },
    ],
    [
      { price: 38_990, offer_price: 0 },
      { kind: "price", amount: 38_990 },
    ],
    [
      { price: 10.5, offer_price: null },
      { kind: "price", amount: 10.5 },
    ],
    [{ price: 10, offer_price: null }, null],
    [{ price: null, offer_price: 30_000 }, null],
  ])("of %j is %j", (prices, sale) => {
    expect(salePrice(prices)).toEqual(sale);
  });

  it("is what is shown, except where a weekly price or none is", () => {
    const car = vehicle({ price: 38_990, offer_price: 30_000, subscription_price: 249 });
    expect(isSalePrice(shownPrice(car, true))).toBe(false);
    expect(isSalePrice(shownPrice(car, false))).toBe(true);
    expect(isSalePrice(shownPrice(vehicle({ preorder: true }), false))).toBe(false);
  });
});

describe("belowMarket", () => {
  const shown = shownPrice(vehicle({ price: 38_990 }), false);
  const market = (state: number | null, nation: number | null) => ({
    state_average_market_price: state,
    average_market_price: nation,
  });

  it("PRICE-08: speaks only of a gap of more than 499 dollars", () => {
    expect(belowMarket(shown, market(39_489, null))).toBeNull();
    expect(belowMarket(shown, market(39_489.01, null))).toBeCloseTo(499.01);
  });

  it("PRICE-09: takes the state's average before the nation's", () => {
    expect(belowMarket(shown, market(39_000, 50_000))).toBeNull();
    expect(belowMarket(shown, market(null, 40_000))).toBe(1_010);
    expect(belowMarket(shown, market(0, 40_000))).toBe(1_010);
  });

  it("says nothing without data or without a price", () => {
    expect(belowMarket(shown, null)).toBeNull();
    expect(belowMarket(shown, market(null, null))).toBeNull();
    expect(belowMarket({ kind: "none" }, market(50_000, null))).toBeNull();
    expect(belowMarket({ kind: "subscription", amount: 249 }, market(50_000, null))).toBeNull();
  });
});
