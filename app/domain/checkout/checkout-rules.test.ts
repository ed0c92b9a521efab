import { describe, expect, it } from "vitest";
import { newOrder } from "../../../test/fixtures/order";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { purchaseRefusal, reserveRefusal } from "./checkout-offer";
import { depositOf, plainAmount, toMinor, toUnits } from "./deposit";
import { doneKey, openStep, reachableStep, journeyStepAfter } from "./journey";
import { orderLead, orderLeadChange } from "./order-lead";
import type { Order } from "./order";

describe("the deposit", () => {
  it("is the vehicle's own amount where it names one, else the dealer's (RES-01, RES-04)", () => {
    expect(depositOf({ reserve_amount: null }, { deposit: 200 })).toBe(200);
    expect(depositOf({ reserve_amount: 0 }, { deposit: 200 })).toBe(200);
    expect(depositOf({ reserve_amount: 500 }, { deposit: 200 })).toBe(500);
  });

  it("is counted in the currency's smallest unit", () => {
    expect(toMinor(200, "AUD")).toEqual({ minor: 20_000, currency: "AUD" });
    expect(toMinor(19.99, "NZD").minor).toBe(1_999);
    expect(toMinor(1.005, "AUD").minor).toBeGreaterThanOrEqual(100);
    expect(toMinor(5_000, "JPY").minor).toBe(5_000);
    expect(toUnits({ minor: 1_999, currency: "NZD" })).toBe(19.99);
    expect(toUnits({ minor: 5_000, currency: "JPY" })).toBe(5_000);
    for (let minor = 0; minor <= 20_000; minor += 1)
      expect(toMinor(toUnits({ minor, currency: "AUD" }), "AUD").minor).toBe(minor);
    expect(toMinor(999_999_999.99, "AUD").minor).toBe(99_999_999_999);
  });

  it("is written for dealers and operators with all decimals of its currency", () => {
    expect(plainAmount({ minor: 123_456, currency: "AUD" })).toBe("1234.56 AUD");
    expect(plainAmount({ minor: 20_000, currency: "AUD" })).toBe("200.00 AUD");
    expect(plainAmount({ minor: 5_000, currency: "JPY" })).toBe("5000 JPY");
  });
});

describe("what can be reserved and bought (VDP-34, VDP-35, OPEN-119)", () => {
  const offered = { checkout_enabled: true, price: 20_000 } as const;
  const both = testConfig({ features: { reserveOnline: true, buyOnline: true } });

  it("is what the dealer offers, in stock, and nobody's yet (TEN-12)", () => {
    const refusals = (changes: Parameters<typeof vehicleWith>[1], config = both) => [
      reserveRefusal(vehicleWith(1, changes), config),
      purchaseRefusal(vehicleWith(1, changes), config),
    ];
    expect(refusals(offered)).toEqual([null, null]);
    expect(refusals({})).toEqual(["notOffered", "notOffered"]);
    expect(refusals({ ...offered, reserved: true })).toEqual(["reserved", "reserved"]);
    expect(refusals({ ...offered, status: "sold", reserved: true })).toEqual(["sold", "sold"]);
    expect(refusals(offered, testConfig({ features: { reserveOnline: false, buyOnline: true } }))).toEqual([
      "notOffered",
      null,
    ]);
  });

  it("has a price to buy at, and can be bought at all (VDP-41)", () => {
    const weekly = testConfig({
      features: { reserveOnline: true, buyOnline: true, subscriptions: true },
    });
    const why = (changes: Parameters<typeof vehicleWith>[1], config = both) => {
      const vehicle = vehicleWith(1, { ...offered, ...changes });
      return [reserveRefusal(vehicle, config), purchaseRefusal(vehicle, config)];
    };
    for (const price of [null, 0, 10]) expect(why({ price }), String(price)).toEqual(["noPrice", "noPrice"]);
    expect(why({ price: 10.01 })).toEqual([null, null]);
    expect(why({ price: null, offer_price: 15_000 })).toEqual(["noPrice", "noPrice"]);
    expect(why({ price: null, preorder: true })).toEqual(["noPrice", "noPrice"]);
    expect(why({ preorder: true })).toEqual([null, null]);
    expect(why({ subscription_price: 150 }, weekly)).toEqual(["subscription", "subscription"]);
    expect(why({ subscription_price: 150, price: null }, weekly)).toEqual(["subscription", "subscription"]);
    expect(why({ subscription_price: 150 })).toEqual([null, null]);
    expect(why({ tag: "Test Drive Only" })).toEqual(["testDriveOnly", "testDriveOnly"]);
    expect(why({ tag: " test drive ONLY " })).toEqual(["testDriveOnly", "testDriveOnly"]);
  });
});

describe("buying online in steps", () => {
  const done = (...steps: readonly ("details" | "payment" | "handover")[]) =>
    Object.fromEntries(steps.map((step) => [doneKey(step), "yes"]));

  it("goes on at the first step that is open", () => {
    expect(openStep({})).toBe("details");
    expect(openStep(done("details"))).toBe("payment");
    expect(openStep(done("details", "handover"))).toBe("payment");
    expect(openStep(done("details", "payment", "handover"))).toBe("review");
  });

  it("lets a shopper go back, not past what is open", () => {
    expect(reachableStep("details", done("details", "payment"))).toBe("details");
    expect(reachableStep("review", done("details"))).toBe("payment");
    expect(reachableStep("<script>", done("details"))).toBe("payment");
    expect(reachableStep(null, {})).toBe("details");
    expect(journeyStepAfter("details")).toBe("payment");
    expect(journeyStepAfter("handover")).toBe("review");
  });
});

describe("an order's lead", () => {
  const order: Order = {
    ...newOrder(),
    state: "pending",
    paidAt: null,
    heldUntil: null,
    holdUntil: null,
    endedAt: null,
    ending: null,
    refund: null,
    payment: null,
    charge: null,
    paidAmount: null,
    leadId: null,
    toldAs: null,
    revision: 0,
  };

  it("names what it is about, with subcategory Reserve (OPEN-120)", () => {
    expect(orderLead(order)).toMatchObject({
      kind: "reservation",
      subcategory: "Reserve",
      carId: "7",
      dealershipId: "one",
      submissionKey: "order-1",
      fields: { about: "2020 Mazda CX-5", amount: "200.00 AUD", status: "pending", message: "<b>“日本”</b>" },
    });
  });

  it("is changed once for each piece of news", () => {
    const held = orderLeadChange({ ...order, state: "held", heldUntil: "2026-11-23T12:00:00Z" });
    expect(held).toMatchObject({
      subcategory: "Reserve: Deposit Paid",
      fields: { held_until: "2026-11-23T12:00:00Z" },
    });
    const due = orderLeadChange({ ...order, state: "released", refund: "due" });
    const done = orderLeadChange({ ...order, state: "refunded", refund: "done" });
    expect(new Set([held, due, done].map(({ submissionKey }) => submissionKey)).size).toBe(3);
  });
});
