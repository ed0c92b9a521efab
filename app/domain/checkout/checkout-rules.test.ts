import { describe, expect, it } from "vitest";
import { newOrder } from "../../../test/fixtures/order";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { purchaseRefusal, reserveRefusal } from "./checkout-offer";
import { anonymousOrder, isSettled } from "./anonymous-order";
import { depositOf, plainAmount, toMinor, toUnits } from "./deposit";
import { doneKey, openStep, reachableStep, journeyStepAfter } from "./journey";
import { orderLead, orderLeadChange } from "./order-lead";
import type { Order } from "./order";
import { shortReference } from "./order-reference";
import { takesPayments } from "./takes-payments";

describe("the deposit", () => {
  it("is the vehicle's own amount where it names one, else the dealer's (RES-01, RES-04)", () => {
    expect(depositOf({ reserve_amount: null }, { deposit: 200 })).toBe(200);
    expect(depositOf({ reserve_amount: 0 }, { deposit: 200 })).toBe(200);
    expect(depositOf({ reserve_amount: -1 }, { deposit: 200 })).toBe(200);
    expect(depositOf({ reserve_amount: 500 }, { deposit: 200 })).toBe(500);
  });

  it("is counted in the currency's smallest unit", () => {
    expect(toMinor(200, "AUD")).toEqual({ minor: 20_000, currency: "AUD" });
    expect(toMinor(19.99, "NZD").minor).toBe(1_999);
    expect(toMinor(1.005, "AUD").minor).toBeGreaterThanOrEqual(100);
    expect(toMinor(2.6, "JPY").minor).toBe(3);
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

  it("is what a button leads to: an address nothing leads to offers nothing (TEN-12)", () => {
    const { features } = both;
    const refusals = (vehicleButtons: readonly string[], cardButtons: readonly string[] = ["enquire"]) => {
      const config = testConfig({
        features,
        vehicle: { buttons: vehicleButtons },
        card: { buttons: cardButtons },
      });
      const vehicle = vehicleWith(1, offered);
      return [reserveRefusal(vehicle, config), purchaseRefusal(vehicle, config), takesPayments(config)];
    };
    expect(refusals(["enquire"])).toEqual(["notOffered", "notOffered", false]);
    expect(refusals(["enquire", "reserve"])).toEqual([null, "notOffered", true]);
    expect(refusals(["enquire"], ["enquire", "reserve"])).toEqual([null, "notOffered", true]);
    expect(refusals(["onlinePurchase"])).toEqual(["notOffered", null, true]);
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
  replaces: null,
  replacedBy: null,
  revision: 0,
};

describe("an order's lead", () => {
  it("names what it is about, with subcategory Reserve (OPEN-120)", () => {
    expect(orderLead(order)).toEqual({
      ...newOrder().source,
      tenant: "test-cars",
      kind: "reservation",
      category: null,
      subcategory: "Reserve",
      dealershipId: "one",
      carId: "7",
      contact: newOrder().contact,
      fields: {
        order: "order-1",
        about: "2020 Mazda CX-5",
        amount: "200.00 AUD",
        status: "pending",
        message: "<b>“日本”</b>",
      },
      submissionKey: "order-1",
      suspicion: null,
      halfWay: true,
    });
  });

  it("says by its subcategory what is paid for and how that stands (OPEN-120)", () => {
    const names = (changes: Partial<Order>) => orderLeadChange({ ...order, ...changes }).subcategory;
    const states = ["pending", "held", "paid", "released", "expired", "refunded", "sold"] as const;
    expect(states.map((state) => names({ state }))).toEqual([
      "Reserve",
      "Reserve: Deposit Paid",
      "Reserve: Paid",
      "Reserve: Ended",
      "Reserve: Hold Ended",
      "Reserve: Refunded",
      "Reserve: Sold",
    ]);
    expect(names({ kind: "purchase", state: "held" })).toBe("Buy Online: Deposit Paid");
    expect(names({ kind: "onlinePayment", state: "paid" })).toBe("Online Payment: Paid");
  });

  it("brings what was filled in along once it is paid: the lead may be of an earlier try", () => {
    const fields = { order: "order-1", about: "2020 Mazda CX-5", amount: "200.00 AUD" };
    expect(orderLeadChange({ ...order, state: "released", ending: "unpaid" })).toEqual({
      subcategory: "Reserve: Ended",
      fields: { ...fields, status: "released", reason: "unpaid" },
      halfWay: true,
      submissionKey: "unpaid released",
    });
    expect(orderLeadChange({ ...order, state: "refunded", refund: "done", charge: "c" })).toEqual({
      subcategory: "Reserve: Refunded",
      contact: order.contact,
      fields: { ...fields, status: "refunded", message: "<b>“日本”</b>" },
      letter: "refund",
      submissionKey: "order-1 refunded",
    });
  });

  it("brings the shopper a receipt once the money is there, and one letter once it is back (B1)", () => {
    const letter = (changes: Partial<Order>) => orderLeadChange({ ...order, charge: "c", ...changes }).letter;
    expect(letter({ state: "held" })).toBe("receipt");
    expect(letter({ kind: "onlinePayment", state: "paid" })).toBe("receipt");
    expect(letter({ state: "refunded", refund: "done" })).toBe("refund");
    for (const state of ["pending", "released", "expired", "sold"] as const)
      expect(letter({ state })).toBeUndefined();
    expect(letter({ state: "released", refund: "due" })).toBeUndefined();
    expect(letter({ state: "paid", refund: "due" })).toBeUndefined();
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

describe("an order that nobody needs to know any more whose it was", () => {
  const now = new Date("2026-11-21T12:00:00Z");

  it("has nothing left to do: the dealer knows, the money is where it belongs", () => {
    const ended = { ...order, state: "released", toldAs: "released" } as const;
    expect(isSettled(ended, now)).toBe(true);
    expect(isSettled({ ...ended, toldAs: "pending" }, now)).toBe(false);
    expect(isSettled({ ...ended, refund: "due", toldAs: "released, refund due" }, now)).toBe(false);
    expect(isSettled(order, now)).toBe(false);
  });

  it("keeps what was paid and for what, without the person", () => {
    const payment = { reference: "r", url: "https://pay.example/zoe" };
    expect(anonymousOrder({ ...order, payment, charge: "c" })).toEqual({
      ...order,
      charge: "c",
      contact: { name: "", lastName: null, email: null, phone: null, postcode: null },
      fields: {},
      source: { websiteId: "test-cars", url: "", userAgent: "", visitedPages: [], linkedQueryParams: {} },
      payment: { reference: "r", url: "" },
    });
    expect(anonymousOrder(order).payment).toBeNull();
  });
});

it("tells shoppers the first eight characters of an order's id, in capitals", () => {
  expect(shortReference("fd6106ef-0000-4000-8000-000000000001")).toBe("FD6106EF");
});

it.each([
  [{ reserveOnline: true }, [], true],
  [{ buyOnline: true }, [], true],
  [{}, ["onlinePayment"], true],
  [{}, ["finance"], false],
])("a dealer with %j and the pages %j takes payments: %s", (features, enabled, expected) => {
  const none = { reserveOnline: false, buyOnline: false };
  const site = testConfig({ features: { ...none, ...features }, routes: { enabled } });
  expect(takesPayments(site)).toBe(expected);
});
