import { describe, expect, it } from "vitest";
import { keptOrder, newOrder } from "../../../../test/fixtures/order";
import type { NewOrder, Order } from "../order";
import { TERMS_AGREED } from "../order-price";
import { orderAgain } from "./order-again";
import { replacedOrder, replacingOrder } from "./replaced-order";

const MESSAGE = newOrder().fields["message"] ?? "";
const EMAIL = newOrder().contact.email;

const ownOrder = (changes: Partial<Order> = {}) =>
  keptOrder({ leadId: "lead-1", toldAs: "pending", revision: 1, ...changes });

const wanted = (contact: Partial<NewOrder["contact"]>, changes: Partial<NewOrder> = {}) =>
  newOrder({ id: "order-2", contact: { ...newOrder().contact, ...contact }, ...changes });

describe("a form that its browser sends again", () => {
  it("corrects an order of its person that is not paid", () => {
    expect(orderAgain(ownOrder(), wanted({}))).toBe("same");
    expect(orderAgain(ownOrder(), wanted({ email: "z@example.com" }))).toBe("corrects");
    expect(orderAgain(ownOrder(), wanted({ phone: "+61491570156" }))).toBe("corrects");
    expect(orderAgain(ownOrder(), wanted({ name: "Zoe", lastName: null }))).toBe("corrects");
    const both = { email: "z@example.com", phone: "+61491570156" };
    expect(orderAgain(ownOrder(), wanted(both)), "of the same names").toBe("corrects");
    expect(orderAgain(ownOrder(), wanted({}, { fields: { message: "On Sunday" } }))).toBe("corrects");
    expect(orderAgain(ownOrder(), wanted({}, { fields: {} }))).toBe("corrects");
    const price = { minor: 90_000, currency: "AUD" };
    expect(orderAgain(ownOrder(), wanted({}, { amount: price }))).toBe("corrects");
  });

  it("is the same where it agrees to the terms only, and where a field is empty", () => {
    const fields = { [TERMS_AGREED]: "Terms", message: MESSAGE, postcode: "" };
    expect(orderAgain(ownOrder(), wanted({}, { fields }))).toBe("same");
  });

  it("comes late for one that is paid", () => {
    const held = ownOrder({ state: "held" });
    expect(orderAgain(held, wanted({}))).toBe("same");
    expect(orderAgain(held, wanted({ email: "z@example.com" }))).toBe("late");
  });

  it("is another's where the person, the vehicle or what is done with it is another", () => {
    const tom = { name: "Tom", lastName: "Rossi", email: "tom@example.com", phone: "+61491570156" };
    expect(orderAgain(ownOrder(), wanted(tom))).toBe("other");
    expect(orderAgain(ownOrder(), wanted({ ...tom, email: EMAIL })), "a mailbox they share").toBe("other");
    expect(orderAgain(ownOrder(), wanted({}, { kind: "purchase" }))).toBe("other");
    expect(orderAgain(ownOrder(), wanted({}, { carId: "8" }))).toBe("other");
  });

  it("is its person's who says so, for the same vehicle and nothing else", () => {
    const tom = { name: "Tom", lastName: "Rossi", email: "tom@example.com", phone: "+61491570156" };
    const said = (own: Partial<Order>, changes: Partial<NewOrder> = {}) =>
      orderAgain(ownOrder(own), wanted(tom, changes), true);
    expect(said({})).toBe("corrects");
    expect(said({ state: "held" })).toBe("late");
    expect([said({}, { kind: "purchase" }), said({}, { carId: "8" })]).toEqual(["other", "other"]);
  });

  it("pays the same invoice, or corrects the page on which its number was mistyped", () => {
    const invoice = (changes: Partial<NewOrder>): NewOrder =>
      newOrder({ kind: "onlinePayment", carId: null, submissionKey: "onlinePayment a.1", ...changes });
    const own = ownOrder(invoice({ fields: { invoice: "10233" } }));
    const again = (changes: Partial<NewOrder>) => orderAgain(own, invoice(changes));
    const other = { invoice: "10400" };
    expect(again({ submissionKey: "onlinePayment b.2", fields: { invoice: "10233", message: "!" } })).toBe(
      "corrects",
    );
    expect(again({ submissionKey: "onlinePayment a.2", fields: other })).toBe("corrects");
    expect(again({ submissionKey: "onlinePayment b.2", fields: other })).toBe("other");
    const slip = { submissionKey: "onlinePayment b.2", fields: { invoice: "10323" } };
    expect(again(slip), "on a page that was opened anew").toBe("corrects");
    expect(again({ ...slip, amount: { minor: 90_000, currency: "AUD" } })).toBe("other");
  });
});

it("gives nobody more time to pay by correcting something, and tells nothing of what was replaced", () => {
  const now = new Date("2026-11-21T13:50:00.000Z");
  const order = replacingOrder(ownOrder(), wanted({ email: "z@example.com" }), now);
  expect([order.createdAt, order.payBy]).toEqual(["2026-11-21T12:00:00.000Z", "2026-11-21T14:00:00.000Z"]);
  expect(order.submissionKey).not.toBe(ownOrder().submissionKey);
  expect(replacedOrder(ownOrder({ holdUntil: order.payBy }), "order-2", now.toISOString())).toMatchObject({
    ...{ state: "released", ending: "replaced", toldAs: "released", holdUntil: null },
    ...{ replacedBy: "order-2", leadId: "lead-1", endedAt: now.toISOString() },
  });
});
