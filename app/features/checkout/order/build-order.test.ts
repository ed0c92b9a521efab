import { describe, expect, it } from "vitest";
import { orderPrice, priceFields } from "~/domain/checkout/order-price";
import type { Order } from "~/domain/checkout/order";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { testConfig } from "../../../../test/fixtures/listing";
import { newOrder } from "../../../../test/fixtures/order";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { orderView } from "./build-order";

const site = { config: testConfig(), t: serverTranslator("en-AU", {}) };
const PRICE = orderPrice(vehicleWith(7, { price: 17_990, price_type: "Excl. Govt. Charges" }), {
  minor: 20_000,
  currency: "AUD",
});

function orderWith(changes: Partial<Order>): Order {
  return {
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
    replaces: null,
    replacedBy: null,
    revision: 1,
    ...changes,
  };
}
const ASK = {
  path: "/order/x",
  now: new Date("2026-11-22T12:00:00Z"),
  incoming: false,
  hindrance: null,
  otherHolds: [],
  phone: null,
  checking: false,
  finance: null,
  tradeIn: null,
  late: false,
  cancelling: false,
  beside: "",
  corrected: false,
};

function factsOf(changes: Partial<Order>) {
  return new Map(orderView(orderWith(changes), site, ASK).facts.map((row) => [row.key, row]));
}

describe("the page of an order", () => {
  it("says of a vehicle that has yet to arrive that it is on its way, and promises no look at it", () => {
    const incoming = orderView(orderWith({ state: "held" }), site, { ...ASK, incoming: true });
    expect(incoming.facts.find(({ key }) => key === "arrival")?.value).toBe("On its way to us");
    expect(incoming.next?.steps[0]).toMatch(/tell you when it arrives/);
    expect(factsOf({ state: "held" }).has("arrival")).toBe(false);
    const ended = orderView(orderWith({ state: "refunded" }), site, { ...ASK, incoming: true });
    expect(ended.facts.map(({ key }) => key)).not.toContain("arrival");
  });

  it("tells the price it was placed at, what is left to pay, and that charges are added", () => {
    for (const state of ["pending", "held", "sold"] as const) {
      const facts = factsOf({ state });
      expect(facts.get("price")).toMatchObject({ value: "$17,990", note: "Excl. Govt. Charges" });
      expect(facts.get("rest")?.value).toBe("$17,790");
      expect(facts.get("rest")?.note).toMatch(/charges.*not included.*added/);
    }
  });

  it("names one time until which to pay: that of the vehicle while it is set aside, else that of the payment", () => {
    const pending = { state: "pending", heldUntil: null, payBy: "2026-11-22T12:30:00.000Z" } as const;
    const aside = { ...pending, holdUntil: "2026-11-22T12:10:00.000Z" };
    expect(factsOf(aside).has("payBy")).toBe(false);
    expect(orderView(orderWith(aside), site, ASK).text).toContain("set aside for you until 10:10");
    expect(factsOf({ ...aside, holdUntil: "2026-11-22T11:59:00.000Z" }).has("payBy")).toBe(true);
    expect(factsOf(pending).has("payBy")).toBe(true);
  });

  it("tells how the rest is paid, and where and when the vehicle is to be", () => {
    const fields = { pay_by: "transfer", handover: "deliver", delivery_address: "12 Vale St" };
    const facts = factsOf({ kind: "purchase", fields: { ...fields, handover_date: "2026-11-30" } });
    const told = ["payRest", "handover", "deliverTo", "handoverDay"].map((key) => facts.get(key));
    expect(told.map((row) => `${row?.label}: ${row?.value}`)).toEqual([
      "Paying the rest: Bank transfer",
      "Collect or deliver: Deliver it to me",
      "Deliver to: 12 Vale St",
      "Day that suits you: Monday, 30 November 2026",
    ]);
    expect(facts.get("handover")?.note).toMatch(/Delivery is not part of the price/);
    const priced = { ...fields, delivery_postcode: "4217", delivery_price: "120.00 AUD" };
    expect(factsOf({ kind: "purchase", fields: priced }).get("handover")?.note).toMatch(/4217 costs \$120/);
    expect(factsOf({ state: "released", fields }).has("payRest")).toBe(false);
    const collected = factsOf({ kind: "purchase", fields: { ...fields, handover: "collect" } });
    expect(collected.get("handover")).not.toHaveProperty("note");
  });

  it("says beside the day that suits what ends before it: the hold, the figure of a trade-in", () => {
    const told = { trade_in_vehicle: "2021 Toyota Corolla", valuation: "9500", valuation_min: "9000" };
    const traded = { ...told, valuation_max: "9900", valuation_until: "2026-12-06" };
    const note = (handover_date: string, fields = {}) =>
      factsOf({ kind: "purchase", fields: { ...fields, handover_date } }).get("handoverDay")?.note;
    expect(note("2026-12-29", traded)).toMatch(/6 December 2026.*renew it.*hold ends on 23 November 2026/);
    expect(note("2026-12-06", traded)).not.toMatch(/renew/);
    expect(note("2026-11-23")).toBeUndefined();
  });

  it("calls a deposit one, says that it is paid, and says of a purchase no more than that it is reserved", () => {
    const label = (changes: Partial<Order>) =>
      factsOf(changes).get("deposit") ?? factsOf(changes).get("depositPaid");
    expect(label({ state: "pending" })?.label).toBe("Deposit");
    expect(label({ state: "held" })?.label).toBe("Deposit paid");
    expect(factsOf({ kind: "onlinePayment", state: "paid" }).get("amount")?.label).toBe("Amount");
    for (const kind of ["reservation", "purchase"] as const)
      expect(orderView(orderWith({ kind }), site, ASK).title).toMatch(/^Reserved for you until Mon, 23\sNov/);
  });

  it("tells of a vehicle to trade in that nobody has valued, once, and where finance is applied for", () => {
    const fields = { "do-you-have-a-trade-in": "Yes", pay_by: "finance" };
    const told = { trade_in_vehicle: "2021 Toyota Corolla", valuation_min: "9000", valuation_max: "9900" };
    const valued = { ...fields, ...told, valuation_until: "2026-12-06" };
    const keys = (own: object) => [...factsOf({ kind: "purchase", fields: { ...own } }).keys()];
    expect(keys(fields)).toContain("tradeInWish");
    expect(keys({ ...fields, "do-you-have-a-trade-in": "No" })).not.toContain("tradeInWish");
    expect(keys(valued).filter((key) => key.startsWith("tradeIn"))).toEqual(["tradeIn"]);
    const hrefs = (changes: Partial<Order>) =>
      orderView(orderWith(changes), site, { ...ASK, finance: "/finance?car_id=7" }).links.map(
        ({ href }) => href,
      );
    expect(hrefs({ kind: "purchase" })[0]).toBe("/finance?car_id=7");
    expect(hrefs({ kind: "purchase", state: "refunded" })).not.toContain("/finance?car_id=7");
  });

  it("leads to describing the vehicle that goes against the price, while the order stands", () => {
    const ask = { ...ASK, tradeIn: "/cars/trade-in?car_id=7" };
    const hrefs = (state: Order["state"]) =>
      orderView(orderWith({ kind: "purchase", state }), site, ask).links.map(({ href }) => href);
    for (const state of ["pending", "held"] as const) expect(hrefs(state)).toContain(ask.tradeIn);
    expect(hrefs("refunded")).not.toContain(ask.tradeIn);
  });

  it.each([
    ["reservation", /your reservation/, "Cancel this reservation?"],
    ["purchase", /your purchase/, "Cancel this purchase?"],
    ["onlinePayment", /^$/, "Cancel this payment?"],
  ] as const)("calls a %s the same wherever it is named", (kind, kept, title) => {
    const carId = kind === "onlinePayment" ? null : "7";
    const view = orderView(orderWith({ kind, carId, state: "pending" }), site, { ...ASK, cancelling: true });
    expect([view.keep, view.sure?.title]).toEqual([expect.stringMatching(kept), title]);
  });

  it("has its whole address for paper, where nothing can be pressed", () => {
    const view = orderView(orderWith({}), site, ASK);
    expect(view.address).toMatch(/^https:\/\/[^/]+\/order\/x$/);
    expect(view.next?.steps.join(" ")).not.toMatch(/\bhere\b/);
  });

  it("says of an order that has ended that its trade-in's figure is not cancelled with it, while it stands", () => {
    const told = { trade_in_vehicle: "2021 Toyota Corolla", valuation: "9500", valuation_min: "9000" };
    const fields = { ...told, valuation_max: "9900", valuation_until: "2026-12-06" };
    const text = (changes: Partial<Order>) => orderView(orderWith({ fields, ...changes }), site, ASK).text;
    for (const state of ["released", "refunded"] as const)
      expect(text({ state, ending: "cancelled" })).toMatch(
        /not cancelled with it: it stands until 6 December/,
      );
    expect(text({ state: "held" })).not.toMatch(/not cancelled/);
    const over = { ...fields, valuation_until: "2026-11-20" };
    expect(text({ state: "released", fields: over })).not.toMatch(/not cancelled/);
  });

  it("names the receipt as a way back, to whom one was sent", () => {
    const keep = (changes: Partial<Order>) => orderView(orderWith(changes), site, ASK).keep;
    const contact = { ...newOrder().contact, email: "mia@example.com" };
    expect(keep({ contact })).toMatch(/Keep the address.*receipt/);
    expect(keep({ contact: { ...contact, email: null } })).not.toMatch(/receipt/);
    expect(keep({ contact, state: "pending" })).not.toMatch(/receipt/);
  });

  it("tells none of an order that has ended, or of an older one", () => {
    for (const facts of [factsOf({ state: "released" }), factsOf({ fields: {} })])
      expect([facts.has("price"), facts.has("rest")]).toEqual([false, false]);
  });

  it.each([
    ["reservation", "Your reservation is cancelled"],
    ["purchase", "Your purchase is cancelled"],
    ["onlinePayment", "Your payment is cancelled"],
  ] as const)("tells what was cancelled: a %s", (kind, title) => {
    const view = orderView(orderWith({ kind, state: "released", ending: "cancelled" }), site, ASK);
    expect([view.title, view.text]).toEqual([title, "You have not been charged."]);
  });

  it.each([
    ["limited", /two vehicles already/],
    ["unkept", /no longer keep this vehicle/],
  ] as const)("tells before the payment that the vehicle is not kept: %s", (hindrance, title) => {
    const view = orderView(orderWith({ state: "pending", charge: null, heldUntil: null }), site, {
      ...ASK,
      hindrance,
      phone: { text: "07 5550 0100", href: "tel:+61755500100" },
    });
    expect(view.problem?.title).toMatch(title);
    expect(view.problem?.text).toMatch(/if nobody is quicker, and else all of your money goes back/);
    expect(view.problem?.links.map(({ href }) => href)).toEqual(["tel:+61755500100"]);
    expect(view.pay).toMatchObject({ intent: "payUnkept" });
    expect(view.text).toMatch(/^Your details are saved\. The vehicle is not kept while you pay/);
  });

  it("says that it was corrected since, and what cancelling ends, to whom comes from the page of before", () => {
    const ask = { ...ASK, corrected: true };
    const pending = orderWith({ state: "pending", charge: null, heldUntil: null });
    const asked = orderView(pending, site, { ...ask, cancelling: true });
    expect(asked.problem).toMatchObject({ title: expect.stringMatching(/corrected/) as unknown, links: [] });
    expect(asked.problem?.text).toMatch(/Nothing is cancelled yet.*as a whole/);
    expect(asked.sure).not.toBeNull();
    const over = orderView(orderWith({ state: "released" }), site, { ...ask, cancelling: true });
    expect(over.problem?.text).not.toMatch(/cancel/i);
    expect(orderView(pending, site, ask).problem?.text).toMatch(/how it stands now/);
  });

  it("keeps the vehicle for who goes on to pay where nothing hinders", () => {
    const view = orderView(orderWith({ state: "pending", charge: null, heldUntil: null }), site, ASK);
    expect([view.pay?.intent, view.problem]).toEqual(["pay", null]);
    expect(view.text).toMatch(/kept for you once you go on to pay/);
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
