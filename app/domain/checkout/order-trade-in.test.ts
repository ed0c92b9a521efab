import { describe, expect, it } from "vitest";
import { TOLD as told } from "../../../test/fixtures/told-figure";
import { toldFigureFields } from "../trade/told-figure";
import { restAfterTradeIn, tradeInOf } from "./order-trade-in";

const aud = (minor: number) => ({ minor, currency: "AUD" });
const price = { price: aud(5_725_000), terms: null, rest: aud(5_675_000) };

describe("the vehicle that goes against an order", () => {
  it.each([told, { ...told, offer: null }, { ...told, owed: true }])(
    "is read from the fields of the order, long after its last day: %j",
    (one) => {
      expect(tradeInOf(toldFigureFields(one))).toEqual(one);
    },
  );

  it("is none where the order names none, or what it names cannot be", () => {
    expect(tradeInOf({})).toBeNull();
    expect(tradeInOf({ ...toldFigureFields(told), valuation_min: "x" })).toBeNull();
  });

  it("leaves the difference, where both sides of it are known", () => {
    expect(restAfterTradeIn(told, price)).toEqual(aud(4_650_000));
    expect(restAfterTradeIn(told, { ...price, rest: aud(1_025_000) })).toEqual(aud(0));
    expect(restAfterTradeIn(told, { ...price, rest: aud(1_024_999) })).toBeNull();
    expect(restAfterTradeIn({ ...told, offer: null }, price)).toBeNull();
    expect(restAfterTradeIn({ ...told, owed: true }, price)).toBeNull();
    expect(restAfterTradeIn(told, null)).toBeNull();
  });
});
