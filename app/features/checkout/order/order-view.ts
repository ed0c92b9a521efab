import type { CancelQuestionView } from "~/ui/cancel-question/cancel-question";
import type { OrderKind, OrderState } from "~/domain/checkout/order";
import type { FactRow } from "../checkout-view";

/** Parameter of a form's address: it shows what this browser's unpaid order says, to be corrected. */
export const CORRECT = "correct";

/** The address of such a form. @param beside key of a form that was refused because of the order; "" where none was */
export function withCorrect(path: string, beside: string): string {
  const query = new URLSearchParams({ [CORRECT]: beside }).toString();
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** Something a shopper can do with an order. */
export interface OrderDeed {
  /** Value of the button; the route knows what it means. */
  readonly intent: "pay" | "payUnkept";
  readonly label: string;
}

/** How an order stands, every text ready to print. */
export interface OrderView {
  readonly kind: OrderKind;
  readonly state: OrderState;
  /** Whose site it is; printed alone. */
  readonly dealer: string;
  /** The page's whole address, for paper. */
  readonly address: string;
  /** "Reservation" */
  readonly about: string;
  /** "Reserved for you" */
  readonly status: string;
  readonly tone: "good" | "waiting" | "ended";
  readonly title: string;
  readonly text: string;
  readonly facts: readonly FactRow[];
  readonly next: { readonly title: string; readonly steps: readonly string[] } | null;
  readonly pay: OrderDeed | null;
  /** Asks first, on its own page. */
  readonly cancel: { readonly href: string; readonly label: string } | null;
  /** The question itself, when it is being asked. */
  readonly sure: CancelQuestionView | null;
  readonly links: readonly { readonly href: string; readonly label: string }[];
  readonly keep: string;
  /** What went wrong just now. */
  readonly problem: {
    readonly title: string;
    readonly text: string;
    /** What helps: ending another order, a call. */
    readonly links: readonly { readonly href: string; readonly label: string }[];
  } | null;
}
