import { describe, expect, it } from "vitest";
import { deliveryFields, deliveryPostcode, deliveryWords, orderDelivery } from "./order-delivery";

const AUSTRALIA = { postcode: { pattern: /^\d{4}$/ } };
const FREE = { postcode: "4000", price: { minor: 0, currency: "AUD" } };
const DEAR = { postcode: "4217", price: { minor: 12_000, currency: "AUD" } };

describe("the postcode that an order is delivered to", () => {
  it.each([
    ["12 Vale St, Surfers Paradise QLD 4217", "4000", "4217"],
    ["12 Vale St\nMoorooka 4105", "", "4105"],
    ["12 Vale St, Moorooka", "4000", "4000"],
    ["", "4000", "4000"],
    ["4217 Pacific Highway, Springwood", "4000", "4000"],
    ["12 Vale St, Moorooka 4000, Australia", "4000", "4000"],
    ["12 Vale St, Cairns QLD 4870, Australia", "4000", null],
    ["12 Vale St", "", null],
    ["4217", "4000", "4000"],
  ])("of %j and the buyer's %j is %j", (address, own, postcode) => {
    expect(deliveryPostcode(address, own, AUSTRALIA)).toBe(postcode);
  });
});

describe("the price of an order's delivery", () => {
  it("is kept where it is known, of an order that is delivered", () => {
    const kept = deliveryFields(DEAR, { handover: "deliver" });
    expect(orderDelivery(kept)).toEqual(DEAR);
    expect(deliveryFields(DEAR, { handover: "collect" })).toEqual({});
    expect(deliveryFields(null, { handover: "deliver" })).toEqual({});
    expect(orderDelivery({ handover: "deliver" })).toBeNull();
  });

  it("is said in words: free, its amount, or that it depends", () => {
    const money = ({ minor }: { minor: number }) => `$${minor / 100}`;
    const told = [FREE, DEAR, null].map((one) => deliveryWords(one, money));
    expect(told).toEqual([
      { key: "checkout.delivery.free", values: { postcode: "4000" } },
      { key: "checkout.delivery.price", values: { postcode: "4217", price: "$120" } },
      { key: "forms.hints.delivery_address", values: {} },
    ]);
  });
});
