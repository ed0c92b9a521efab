import type { Money } from "~/domain/checkout/order";
import type { PaymentProvider } from "./payment-provider";

/** The demonstration's cards, by what happens with them. */
export const SANDBOX_CARDS = ["approved", "declined", "secure"] as const;
/** One of {@link SANDBOX_CARDS}. */
export type SandboxCard = (typeof SANDBOX_CARDS)[number];

/** A payment as the demonstration's card form shows it. */
export interface SandboxPayment {
  readonly state: "open" | "challenge" | "paid" | "refunded" | "ended";
  /** The order it is for; null for payments begun before this was kept. */
  readonly orderId: string | null;
  readonly amount: Money;
  readonly description: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** What went wrong at the last try. */
  readonly fault: "declined" | "refused" | null;
}

/**
 * A payment provider for demonstrations. Its card form is one of our own pages and takes no card number, only the name
 * of a test card.
 */
export interface SandboxPayments {
  of(tenant: string): PaymentProvider;
  /** Within one dealer; null when there is no such payment. */
  find(tenant: string, reference: string): Promise<SandboxPayment | null>;
  /** Pays by a test card; `secure` asks the "bank" first. */
  pay(tenant: string, reference: string, card: SandboxCard): Promise<SandboxPayment | null>;
  /** The shopper's answer to the "bank". */
  confirm(tenant: string, reference: string, agreed: boolean): Promise<SandboxPayment | null>;
}
