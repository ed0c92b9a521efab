import { HOUR_MS, MINUTE_MS } from "../time/day";
import type { Money, Order, OrderChange } from "./order";

/** Something that happened to an order or its payment. */
export type OrderEvent =
  /** The provider took the money; `charge` is its name for it, `sold` whether the dealer had sold the vehicle by then. */
  | { readonly kind: "paid"; readonly charge: string; readonly sold: boolean }
  /** The provider took another amount than was asked for. */
  | { readonly kind: "mispaid"; readonly charge: string; readonly amount: Money }
  /** The payment was given up, or its time is over. */
  | { readonly kind: "unpaid" }
  | { readonly kind: "cancelled" }
  /** The dealer ended it. */
  | { readonly kind: "dealer" }
  | { readonly kind: "sold" }
  /** All money went back. */
  | { readonly kind: "refunded" }
  | { readonly kind: "time" };

/** The dealer's terms. */
export interface HoldTerms {
  /** `reserve.holdHours` (RES-02). */
  readonly holdHours: number;
}

/** How long a shopper has to pay; Stripe does not take less than 30 minutes. */
const PAY_MINUTES = 31;
/** However often payment is begun again, the order's time to pay ends this many hours after it was placed. */
const LONGEST_PENDING_HOURS = 2;

/** Until when an order placed at `created` can be paid, when payment begins `now`. */
export function payBy(created: Date, now: Date): string {
  const end = created.getTime() + LONGEST_PENDING_HOURS * HOUR_MS;
  return new Date(Math.min(now.getTime() + PAY_MINUTES * MINUTE_MS, end)).toISOString();
}

/** Whether payment may begin now: it waits for one, and there is time to finish it. */
export function canBeginPayment(order: Order, now: Date): boolean {
  return order.state === "pending" && hasTimeToPay(order, now);
}

/** Whether there is time to begin a payment of an order and to finish it. */
export function hasTimeToPay({ createdAt }: Pick<Order, "createdAt">, now: Date): boolean {
  const end = Date.parse(createdAt) + LONGEST_PENDING_HOURS * HOUR_MS;
  return now.getTime() + (PAY_MINUTES - 1) * MINUTE_MS <= end;
}

/**
 * What an event changes in an order (RES-01 to RES-03); null when it changes nothing: it came twice, too late, or out
 * of order. Money that was taken holds the vehicle, pays an invoice, or goes back whole; a wrong amount stays with the
 * order until an operator gives it back.
 */
export function orderAfter(
  order: Order,
  event: OrderEvent,
  now: Date,
  { holdHours }: HoldTerms,
): OrderChange | null {
  const at = now.toISOString();
  switch (event.kind) {
    case "paid":
      return afterPayment(order, event, now, holdHours);
    case "mispaid":
      return afterWrongPayment(order, event, at);
    case "unpaid":
      return order.state === "pending" ? { state: "released", ending: "unpaid", endedAt: at } : null;
    case "cancelled":
    case "dealer":
      return afterCancelling(order, event.kind, at);
    case "sold":
      return order.state === "held" ? { state: "sold", endedAt: at } : null;
    case "refunded":
      return order.charge === null || order.state === "refunded"
        ? null
        : { state: "refunded", refund: "done", endedAt: order.endedAt ?? at };
    case "time":
      return afterTime(order, now);
  }
}

function afterPayment(
  order: Order,
  { charge, sold }: Extract<OrderEvent, { kind: "paid" }>,
  now: Date,
  holdHours: number,
): OrderChange | null {
  if (order.charge !== null) return null;
  const paid = { charge, paidAt: now.toISOString() };
  // Paid after its time was over, or after a refusal that was a mistake: the order holds the vehicle while it is free.
  const comesBack = order.state === "released" && order.ending === "unpaid";
  if (order.state !== "pending" && !comesBack) return { ...paid, refund: "due" };
  // The vehicle was sold to somebody else meanwhile. Only a hold could have kept it for this shopper.
  if (sold) return goneMeanwhile(charge, now, "sold");
  const alive = { ...paid, endedAt: null, ending: null };
  if (order.kind === "onlinePayment") return { ...alive, state: "paid" };
  const until = new Date(now.getTime() + holdHours * HOUR_MS).toISOString();
  return { ...alive, state: "held", heldUntil: until };
}

/**
 * The shopper paid a wrong amount. It buys nothing, and the platform does not pay it back by itself: the order keeps
 * the amount until an operator gives it back.
 */
function afterWrongPayment(
  { charge: earlier, state, ending, endedAt }: Order,
  { charge, amount }: Extract<OrderEvent, { kind: "mispaid" }>,
  at: string,
): OrderChange | null {
  if (earlier !== null) return null;
  const paid = { charge, paidAmount: amount, paidAt: at };
  return state === "pending"
    ? { ...paid, state: "released", ending: "unpaid", endedAt: at }
    : { ...paid, state, ending, endedAt };
}

/** The change for money that came after another shopper held or bought the vehicle: the money goes back. */
export function goneMeanwhile(charge: string, now: Date, ending: "taken" | "sold"): OrderChange {
  const at = now.toISOString();
  return { state: "released", ending, endedAt: at, charge, paidAt: at, refund: "due" };
}

function afterCancelling(order: Order, ending: "cancelled" | "dealer", at: string): OrderChange | null {
  const ended = { state: "released", ending, endedAt: at } as const;
  if (order.state === "pending") return ended;
  if (ending === "dealer" && order.paidAmount !== null && order.refund === null) return { refund: "due" };
  const refundable = order.state === "held" || (order.state === "paid" && ending === "dealer");
  return refundable ? { ...ended, refund: "due" } : null;
}

function afterTime(order: Order, now: Date): OrderChange | null {
  const over = order.heldUntil !== null && Date.parse(order.heldUntil) <= now.getTime();
  if (order.state !== "held" || !over) return null;
  return { state: "expired", ending: "time", endedAt: now.toISOString(), refund: "due" };
}

/** What the dealer is told about an order, as text. The lead is changed when this text changes. */
export function orderNews({ state, refund }: Pick<Order, "state" | "refund">): string {
  return refund === "due" ? `${state}, refund due` : state;
}

const SOON_MS = 10_000;

/**
 * When an order is to be looked at again in the background: news for its lead, money to give back, a payment whose
 * shopper did not come back, a hold that ends. Null when nothing is left to do.
 */
export function nextLook(order: Order, now: Date): string | null {
  const soon = now.getTime() + SOON_MS;
  const times: number[] = [];
  if (order.toldAs !== orderNews(order)) times.push(soon);
  if (order.refund === "due") times.push(now.getTime());
  if (order.state === "pending") {
    const often = order.payment === null ? [] : [now.getTime() + MINUTE_MS];
    times.push(Date.parse(order.payBy), ...often);
  }
  if (order.state === "held" && order.heldUntil !== null)
    times.push(Date.parse(order.heldUntil), now.getTime() + MINUTE_MS);
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}

/** When to look again at an order after `attempts` failed looks in a row: seconds at first, later once an hour. */
export function lookAfterFailure(attempts: number, now: Date): string {
  const wait = Math.min(HOUR_MS, SOON_MS * 2 ** Math.min(attempts, 10));
  return new Date(now.getTime() + wait).toISOString();
}
