import type { NewOrder, Order } from "~/domain/checkout/order";
import type { Claimant } from "~/domain/checkout/vehicle-hold";
import type { VehicleHold } from "~/ports/order-store";

/** Where the shopper goes to pay. */
export type PaymentWay =
  | { readonly kind: "pay"; readonly url: string }
  /** The provider does not answer; the order stays as it is. */
  | { readonly kind: "unavailable" }
  /** The shopper keeps too many vehicles from others already, but may pay without keeping this one. */
  | { readonly kind: "limited" }
  /**
   * The vehicle was kept too often today for shoppers who did not pay, so it is kept for nobody; the shopper may pay
   * without keeping it.
   */
  | { readonly kind: "unkept" }
  /** Somebody else is paying for the vehicle, or has it. */
  | { readonly kind: "taken" }
  /** Nothing has to be paid any more. */
  | { readonly kind: "over" };

/** Addresses the provider sends the shopper back to. */
export interface ReturnUrls {
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Who goes to the payment page, and how. */
export interface PaymentAsk extends ReturnUrls {
  readonly claimant: Claimant;
  /** Pays without keeping the vehicle from others; the money goes back if somebody else is quicker. */
  readonly unkept?: boolean;
}

/** What became of an order a shopper placed. */
export type PlacedOrder =
  | { readonly kind: "placed"; readonly order: Order }
  /** Somebody else is paying for the vehicle or has it. */
  | { readonly kind: "taken"; readonly hold: VehicleHold | null };

/** What became of details that a shopper corrects. */
export type CorrectedOrder =
  /** Another order has them, in the place of the earlier one. */
  | { readonly kind: "corrected"; readonly order: Order }
  /** The earlier one is paid, or over. */
  | { readonly kind: "late"; readonly order: Order };

/**
 * What became of a provider's message: `taken` now, `known` from before, or `ignored` because it is about nothing here.
 */
export type TakenNotice = "taken" | "known" | "ignored";

/** Deposits and payments: placing, paying, ending them, and what happens by itself. */
export interface CheckoutDesk {
  /** Whether this dealer can take payments at all. */
  takesPayments(tenant: string): boolean;
  place(order: NewOrder): Promise<PlacedOrder>;
  /**
   * Puts an order with corrected details into the place of an unpaid one of the same shopper, whose payment ends.
   * @throws PaymentsUnavailableError
   */
  correct(earlier: Order, order: NewOrder): Promise<CorrectedOrder>;
  find(tenant: string, id: string): Promise<Order | null>;
  /** The order, or the one that was made of it by correcting it. */
  findNewest(tenant: string, id: string): Promise<Order | null>;
  holdOf(carId: string): Promise<VehicleHold | null>;
  /** Keeps the vehicle for the shopper, within limits, and begins the payment or continues the one under way. */
  pay(order: Order, ask: PaymentAsk): Promise<PaymentWay>;
  /** Called while the payment page is still open: the vehicle stays kept, if it is kept. */
  keepOn(order: Order, claimant: Claimant): Promise<void>;
  /** The payment page was left: the vehicle is free for others, and the order can still be paid. */
  leave(order: Order): Promise<Order>;
  /** Unpaid orders of a browser that keep vehicles from others. */
  openHolds(tenant: string, visitor: string): Promise<readonly Order[]>;
  /** Asks the provider about a payment under way. An unanswered question leaves the order as it is. */
  settle(order: Order): Promise<Order>;
  /** Ends an order; money that was taken goes back whole (RES-03). */
  cancel(order: Order, by: "cancelled" | "dealer"): Promise<Order>;
  /**
   * Ends an order that is not paid, for another shopper; one that is paid stays as it is.
   * @throws PaymentsUnavailableError
   */
  giveUp(order: Order): Promise<Order>;
  /** Takes a provider's message; the same message again changes nothing. @throws ForgedNoticeError */
  notice(tenant: string, body: string, signature: string | null): Promise<TakenNotice>;
  /** Does what is due in the background. @returns how many orders were looked at */
  tend(): Promise<number>;
}
