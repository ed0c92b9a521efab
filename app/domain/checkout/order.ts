import type { LeadContact } from "../lead/lead";

/** What is paid for: a deposit that holds a vehicle, one that begins buying it online, or an invoice of the dealer's. */
export const ORDER_KINDS = ["reservation", "purchase", "onlinePayment"] as const;
/** One of {@link ORDER_KINDS}; also the kind of its lead. */
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Whether a lead of this kind belongs to an order. */
export function isOrderKind(kind: string): kind is OrderKind {
  return ORDER_KINDS.some((one) => one === kind);
}

/**
 * `pending`: it waits to be paid; see {@link Order.holdUntil}. `held`: deposit paid, the vehicle is kept. `paid`: an
 * invoice is paid. `released`: ended early. `expired`: the hold ran out. `refunded`: the money is back. `sold`: the
 * holder bought the vehicle.
 */
export const ORDER_STATES = ["pending", "held", "paid", "released", "expired", "refunded", "sold"] as const;
/** One of {@link ORDER_STATES}. */
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * Why an order ended: not paid in time, by shopper or dealer, hold over, or paid when the vehicle was gone, held by
 * another shopper (`taken`) or `sold`; `replaced`: its shopper corrected the details, and another order has its place.
 */
export const ORDER_ENDINGS = ["unpaid", "cancelled", "dealer", "time", "taken", "sold", "replaced"] as const;
/** One of {@link ORDER_ENDINGS}. */
export type OrderEnding = (typeof ORDER_ENDINGS)[number];

/** An amount as payment providers count it. */
export interface Money {
  /** Whole smallest units of the currency: cents. */
  readonly minor: number;
  /** ISO 4217, `AUD`. */
  readonly currency: string;
}

/** Where an order was placed, for its lead (LEAD-01, LEAD-02). */
export interface OrderSource {
  readonly websiteId: string;
  readonly url: string;
  readonly userAgent: string;
  readonly visitedPages: readonly string[];
  readonly linkedQueryParams: Readonly<Record<string, string>>;
  /** Id of the account that was signed in; none for visitors. */
  readonly shopperId?: string | null | undefined;
  /** See `NewLead.finishes`. */
  readonly finishes?: string | undefined;
}

/** The payment begun for an order, at a provider. */
export interface OrderPayment {
  /** The provider's own name for it. */
  readonly reference: string;
  /** Where the shopper pays: https at the provider, or a path of our own in a demonstration. */
  readonly url: string;
}

/** A deposit or payment by a shopper. Times are ISO 8601. */
export interface Order {
  readonly id: string;
  /** `site.slug`: whose site it was placed on. */
  readonly tenant: string;
  readonly kind: OrderKind;
  readonly state: OrderState;
  /** Null where the order is about no vehicle; `dealershipId` and `carType` are null then, too. */
  readonly carId: string | null;
  readonly carSlug: string | null;
  readonly dealershipId: string | null;
  /** What it is about, in words: "2022 Mazda CX-5", "Invoice 10233". */
  readonly title: string;
  /** The platform sets it; only the amount of an invoice comes from the form. */
  readonly amount: Money;
  readonly contact: LeadContact;
  /** Everything else that was filled in, for the lead. */
  readonly fields: Readonly<Record<string, string>>;
  readonly source: OrderSource;
  /** The same for every sending of one filled form: two with one key are one order. */
  readonly submissionKey: string;
  readonly createdAt: string;
  /** Until when a pending order can be paid. */
  readonly payBy: string;
  readonly paidAt: string | null;
  /**
   * Until when a pending order keeps other shoppers from the vehicle, counted from the opening of the payment page;
   * null while it keeps nobody out.
   */
  readonly holdUntil: string | null;
  /** Until when the vehicle is held; null for invoices and before payment. */
  readonly heldUntil: string | null;
  readonly endedAt: string | null;
  readonly ending: OrderEnding | null;
  /** Whether the whole amount is to go back, or has gone. */
  readonly refund: "due" | "done" | null;
  readonly payment: OrderPayment | null;
  /** The provider's name for the money it took; needed to give it back. */
  readonly charge: string | null;
  /**
   * The amount that was paid, when it was another than {@link Order.amount}; an operator's command pays it back. Else
   * null.
   */
  readonly paidAmount: Money | null;
  readonly leadId: string | null;
  /** What the lead says of the order (`orderNews`); null before there is a lead. */
  readonly toldAs: string | null;
  /** Id of the unpaid order whose place and lead it took, with details that were corrected; null for most. */
  readonly replaces: string | null;
  /** Id of the order that took its place; null for most. */
  readonly replacedBy: string | null;
  /** Rises with every change. */
  readonly revision: number;
}

/** An order before it is stored. */
export type NewOrder = Pick<
  Order,
  | "id"
  | "tenant"
  | "kind"
  | "carId"
  | "carSlug"
  | "dealershipId"
  | "title"
  | "amount"
  | "contact"
  | "fields"
  | "source"
  | "submissionKey"
  | "createdAt"
  | "payBy"
>;

/** What a change may set. */
export type OrderChange = Partial<
  Pick<
    Order,
    | "state"
    | "payBy"
    | "paidAt"
    | "heldUntil"
    | "holdUntil"
    | "endedAt"
    | "ending"
    | "refund"
    | "payment"
    | "charge"
    | "leadId"
    | "toldAs"
  >
>;
