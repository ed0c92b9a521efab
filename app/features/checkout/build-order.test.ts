import { describe, expect, it } from "vitest";
import { orderPrice, priceFields } from "~/domain/checkout/order-price";
import type { Order } from "~/domain/checkout/order";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { testConfig } from "../../../test/fixtures/listing";
import { newOrder } from "../../../test/fixtures/order";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { orderView } from "./build-order";

const site = { config: testConfig(), t: serverTranslator("en-AU", {}) };
const PRICE = orderPrice(vehicleWith(7, { price: 17_990, price_type: "Excl. Govt. Charges" }), {
  minor: 20_000,
  currency: "AUD",
});

function factsOf(changes: Partial<Order>) {
  const order: Order = {
    ...newOrder({ fields: { ...priceFields(PRICE) } }),
    state: "held",
    paidAt: null,
    holdUntil: null,
    heldUntil: "2026-11-23T12:00:00.000Z",
    endedAt: null,
    ending: null,
    refund: null,
    payment: null,
    charge: "c",
    paidAmount: null,
    leadId: null,
    toldAs: null,
    revision: 1,
    ...changes,
  };
  const now = new Date("2026-11-22T12:00:00Z");
  const nothing = { hindrance: null, otherHolds: [], phone: null, checking: false, cancelling: false };
  const ask = { path: "/order/x", now, ...nothing };
  return new Map(orderView(order, site, ask).facts.map((row) => [row.key, row]));
}

describe("the page of an order", () => {
  it("tells the price it was placed at, what is left to pay, and that charges are added", () => {
    for (const state of ["pending", "held", "sold"] as const) {
      const facts = factsOf({ state });
      expect(facts.get("price")).toMatchObject({ value: "$17,990", note: "Excl. Govt. Charges" });
      expect(facts.get("rest")?.value).toBe("$17,790");
      expect(facts.get("rest")?.note).toMatch(/charges.*not included.*added/);
    }
  });

  it("tells none of an order that has ended, or of an older one", () => {
    for (const facts of [factsOf({ state: "released" }), factsOf({ fields: {} })])
      expect([facts.has("price"), facts.has("rest")]).toEqual([false, false]);
  });

  it("shows every cent that was charged", () => {
    const facts = factsOf({
      kind: "onlinePayment",
      state: "paid",
      fields: {},
      amount: { minor: 123_456, currency: "AUD" },
    });
    expect(facts.get("amount")?.value).toBe("$1,234.56");
  });
});
