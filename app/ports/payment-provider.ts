import type { Money, OrderPayment } from "~/domain/checkout/order";

/** A payment to begin. Card details are typed at the provider; they never come here. */
export interface PaymentRequest {
  /** `site.slug`. */
  readonly tenant: string;
  readonly orderId: string;
  /** The same for every try of one payment: two requests with one key make one payment. */
  readonly idempotencyKey: string;
  readonly amount: Money;
  /** What the shopper reads beside the amount. */
  readonly description: string;
  readonly email: string | null;
  /** Absolute addresses the provider sends the shopper to. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** ISO 8601: the provider takes no money after it. */
  readonly expiresAt: string;
}

/** How a payment stands. `charge` is the provider's name for the money it took. */
export type PaymentStatus =
  | { readonly kind: "open" }
  | { readonly kind: "paid"; readonly charge: string; readonly amount: Money }
  | { readonly kind: "refunded"; readonly charge: string }
  | { readonly kind: "ended" };

/** A message of the provider's about a payment. */
export interface PaymentNotice {
  /** The provider's id of the message: it may be sent again. */
  readonly id: string;
  readonly orderId: string;
  readonly status: PaymentStatus;
}

/** One dealer's account with a payment provider. */
export interface PaymentProvider {
  /** @throws PaymentsUnavailableError */
  begin(request: PaymentRequest): Promise<OrderPayment>;
  /** @throws PaymentsUnavailableError */
  status(reference: string): Promise<PaymentStatus>;
  /**
   * Ends a payment, so that it cannot be paid any more. Answers how it stands then: paid, when the shopper was quicker.
   * @throws PaymentsUnavailableError
   */
  end(reference: string): Promise<PaymentStatus>;
  /**
   * Gives the whole amount back; asking again with the same key pays nothing twice. @throws PaymentsUnavailableError
   */
  refund(charge: string, amount: Money, idempotencyKey: string): Promise<void>;
  /**
   * Reads a message that claims to be the provider's.
   * @returns null for messages that concern no payment
   * @throws ForgedNoticeError when its signature is wrong or old
   */
  readNotice(body: string, signature: string | null): PaymentNotice | null;
}

/** Where each dealer's payments go. */
export interface Payments {
  /** Null when this dealer can take no payments now: keys are missing. */
  of(tenant: string): PaymentProvider | null;
}

/** The provider did not answer, answered too late, or refused for reasons of its own. */
export class PaymentsUnavailableError extends Error {
  override readonly name = "PaymentsUnavailableError";
}

/** A message that the provider did not sign. */
export class ForgedNoticeError extends Error {
  override readonly name = "ForgedNoticeError";
}
