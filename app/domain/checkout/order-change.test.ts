import { describe, expect, it } from "vitest";
import { newOrder } from "../../../test/fixtures/order";
import type { Order } from "./order";
import {
  canBeginPayment,
  goneMeanwhile,
  lookAfterFailure,
  nextLook,
  orderAfter,
  type OrderEvent,
  orderNews,
  payBy,
} from "./order-change";

const NOON = new Date("2026-11-21T12:00:00Z");
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);
const hours = (count: number) => minutes(count * 60);

function order(changes: Partial<Order> = {}): Order {
  return {
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
    leadId: "lead",
    toldAs: "pending",
    replaces: null,
    replacedBy: null,
    revision: 0,
    ...changes,
  };
}

const held = order({ state: "held", charge: "c", heldUntil: hours(48).toISOString(), toldAs: "held" });
const after = (before: Order, event: OrderEvent, now = NOON) => {
  const change = orderAfter(before, event, now, { holdHours: 48 });
  return change === null ? null : { ...before, ...change };
};
const paid: OrderEvent = { kind: "paid", charge: "c", sold: false };

describe("orderAfter", () => {
  it("holds a paid vehicle for 48 hours (RES-02)", () => {
    expect(after(order(), paid)).toMatchObject({
      state: "held",
      charge: "c",
      paidAt: NOON.toISOString(),
      heldUntil: "2026-11-23T12:00:00.000Z",
    });
  });

  it("holds nothing for a paid invoice", () => {
    expect(after(order({ kind: "onlinePayment", carId: null }), paid)).toMatchObject({
      state: "paid",
      heldUntil: null,
    });
  });

  it("takes one payment once", () => {
    expect(after(held, paid)).toBeNull();
    expect(after(order({ state: "refunded", charge: "c" }), paid)).toBeNull();
  });

  it("takes money that comes late while the vehicle is free, and gives back what was cancelled", () => {
    const late = after(order({ state: "released", ending: "unpaid", endedAt: "x" }), paid);
    expect(late).toMatchObject({ state: "held", ending: null, endedAt: null });
    const cancelled = after(order({ state: "released", ending: "cancelled" }), paid);
    expect(cancelled).toMatchObject({ state: "released", charge: "c", refund: "due" });
    expect({ ...order(), ...goneMeanwhile("c", NOON, "taken") }).toMatchObject({
      state: "released",
      ending: "taken",
      refund: "due",
    });
  });

  it("gives back money that comes when the vehicle is sold: nothing was held, so it is somebody else's", () => {
    const late = { ...paid, sold: true };
    const back = {
      state: "released",
      ending: "sold",
      charge: "c",
      paidAt: NOON.toISOString(),
      refund: "due",
    };
    expect(after(order(), late)).toMatchObject(back);
    expect(after(order({ state: "released", ending: "unpaid", endedAt: "x" }), late)).toMatchObject(back);
    expect(after(held, late), "its holder's").toBeNull();
  });

  it("gives all of it back when shopper or dealer ends a hold, and when it runs out (RES-03)", () => {
    for (const kind of ["cancelled", "dealer"] as const)
      expect(after(held, { kind })).toMatchObject({ state: "released", ending: kind, refund: "due" });
    expect(after(held, { kind: "time" }, hours(48))).toMatchObject({
      state: "expired",
      ending: "time",
      refund: "due",
    });
    const back = after({ ...held, state: "expired", refund: "due" }, { kind: "refunded" });
    expect(back).toMatchObject({ state: "refunded", refund: "done" });
  });

  it("ends nothing a moment too early", () => {
    expect(after(held, { kind: "time" }, new Date(hours(48).getTime() - 1))).toBeNull();
    expect(after(order(), { kind: "time" }, hours(99))).toBeNull();
  });

  it("owes nothing for what was never paid", () => {
    for (const kind of ["cancelled", "dealer", "unpaid"] as const)
      expect(after(order(), { kind })).toMatchObject({ state: "released", refund: null });
    expect(after(order(), { kind: "refunded" })).toBeNull();
  });

  it("keeps the deposit of a vehicle its holder bought, as part of the price", () => {
    expect(after(held, { kind: "sold" })).toMatchObject({ state: "sold", refund: null });
    expect(after(order(), { kind: "sold" })).toBeNull();
  });

  it("changes nothing that has ended", () => {
    const kinds = ["unpaid", "cancelled", "dealer", "sold", "time"] as const;
    for (const state of ["released", "expired", "refunded", "sold"] as const)
      for (const kind of kinds) expect(after({ ...held, state }, { kind }, hours(99))).toBeNull();
  });

  it("never takes a paid hold for an unpaid order", () => {
    expect(after(held, { kind: "unpaid" })).toBeNull();
  });

  it("says once that money went back, and keeps when the order had ended", () => {
    const ended = { ...held, state: "released", endedAt: "2026-11-21T10:00:00.000Z", refund: "due" } as const;
    expect(after(ended, { kind: "refunded" })).toMatchObject({
      state: "refunded",
      endedAt: "2026-11-21T10:00:00.000Z",
    });
    expect(after(held, { kind: "refunded" })).toMatchObject({ endedAt: NOON.toISOString() });
    expect(after({ ...ended, state: "refunded", refund: "done" }, { kind: "refunded" })).toBeNull();
  });

  it("gives back money that comes for an order whose money went back before", () => {
    expect(after(order({ state: "refunded", ending: "unpaid" }), paid)).toMatchObject({
      state: "refunded",
      refund: "due",
    });
  });

  it("leaves giving back an invoice's payment to the dealer", () => {
    const invoice = order({ kind: "onlinePayment", state: "paid", charge: "c" });
    expect(after(invoice, { kind: "cancelled" })).toBeNull();
    expect(after(invoice, { kind: "dealer" })).toMatchObject({ refund: "due" });
  });
});

describe("money of another amount than was asked for", () => {
  const amount = { minor: 1, currency: "AUD" };
  const mispaid: OrderEvent = { kind: "mispaid", charge: "odd", amount };
  const kept = { charge: "odd", paidAmount: amount, paidAt: NOON.toISOString(), refund: null };

  it("ends an order that waits to be paid, and is kept with it", () => {
    expect(after(order(), mispaid)).toMatchObject({
      ...kept,
      state: "released",
      ending: "unpaid",
      endedAt: NOON.toISOString(),
    });
  });

  it("is kept with an order that has ended, which stays as it ended", () => {
    const ended = order({ state: "released", ending: "cancelled", endedAt: "2026-11-21T10:00:00.000Z" });
    expect(after(ended, mispaid)).toEqual({ ...ended, ...kept });
  });

  it("counts once, and changes nothing that was paid rightly", () => {
    expect(after(held, mispaid)).toBeNull();
    expect(after(order({ state: "released", charge: "odd", paidAmount: amount }), mispaid)).toBeNull();
  });

  it("goes back when an operator says so, once, and not when the shopper does", () => {
    const odd = order({ state: "released", ending: "unpaid", charge: "odd", paidAmount: amount });
    expect(orderAfter(odd, { kind: "dealer" }, NOON, { holdHours: 48 })).toEqual({ refund: "due" });
    expect(after(odd, { kind: "cancelled" })).toBeNull();
    for (const refund of ["due", "done"] as const)
      expect(after({ ...odd, refund }, { kind: "dealer" })).toBeNull();
  });
});

describe("the time to pay", () => {
  it("is 31 minutes from each beginning, two hours at the most", () => {
    expect(payBy(NOON, NOON)).toBe(minutes(31).toISOString());
    expect(payBy(NOON, minutes(60))).toBe(minutes(91).toISOString());
    expect(payBy(NOON, minutes(110))).toBe(hours(2).toISOString());
  });

  it("is not begun when too little of it is left", () => {
    expect(canBeginPayment(order(), minutes(90))).toBe(true);
    expect(canBeginPayment(order(), minutes(91))).toBe(false);
    expect(canBeginPayment(held, NOON)).toBe(false);
  });
});

describe("nextLook", () => {
  const look = (changes: Partial<Order>) => nextLook(order(changes), NOON);
  const news = (changes: Partial<Order>) => look({ ...changes, toldAs: orderNews(order(changes)) });

  it("comes soon for news and at once for money", () => {
    expect(look({ toldAs: null })).toBe("2026-11-21T12:00:10.000Z");
    expect(news({ state: "expired", refund: "due" })).toBe(NOON.toISOString());
  });

  it("asks for a payment every minute, and ends an unpaid one", () => {
    expect(news({ payment: { reference: "r", url: "u" } })).toBe(minutes(1).toISOString());
    expect(news({})).toBe(minutes(31).toISOString());
  });

  it("sees a hold out, and rests when all is done", () => {
    expect(news({ state: "held", heldUntil: hours(48).toISOString() })).toBe(minutes(1).toISOString());
    expect(news({ state: "held", heldUntil: "2026-11-21T12:00:30.000Z" })).toBe("2026-11-21T12:00:30.000Z");
    for (const state of ["released", "refunded", "sold", "paid"] as const) expect(news({ state })).toBeNull();
    const heldUntil = hours(48).toISOString();
    expect(news({ state: "sold", heldUntil }), "its hold does not matter any more").toBeNull();
    expect(news({ state: "held", heldUntil: null }), "held without an end").toBeNull();
  });

  it("is due for news whenever state or refund changed since the dealer was told", () => {
    expect(orderNews({ state: "held", refund: null })).toBe("held");
    expect(orderNews({ state: "released", refund: "due" })).toBe("released, refund due");
    expect(orderNews({ state: "refunded", refund: "done" })).toBe("refunded");
  });

  it("waits longer after each failure, an hour at the most", () => {
    expect(lookAfterFailure(0, NOON)).toBe("2026-11-21T12:00:10.000Z");
    expect(lookAfterFailure(2, NOON)).toBe("2026-11-21T12:00:40.000Z");
    expect(lookAfterFailure(500, NOON)).toBe(hours(1).toISOString());
  });
});
