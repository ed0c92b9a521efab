import type { LeadChange, NewLead } from "../lead/lead";
import { driveFields } from "./order-drives";
import { plainAmount } from "./deposit";
import { isOrderKind, type Order, type OrderKind } from "./order";
import { orderNews } from "./order-change";

/** The lead's subcategory by what is paid for (OPEN-120). */
const NAMES: Readonly<Record<OrderKind, string>> = {
  reservation: "Reserve",
  purchase: "Buy Online",
  onlinePayment: "Online Payment",
};

/** What lead systems file orders under, which are in no dealer's pipeline. */
const CATEGORIES: Readonly<Record<OrderKind, string>> = {
  reservation: "Reservation",
  purchase: "Online Purchase",
  onlinePayment: "Online Payment",
};

/** A lead's place in the pipeline for lead systems: the dealer's words, of an order what it is; null where nobody says. */
export function pipelineWords({ category, kind }: Pick<NewLead, "category" | "kind">): string | null {
  return category ?? (isOrderKind(kind) ? CATEGORIES[kind] : null);
}

const OUTCOMES: Readonly<Record<string, string>> = {
  held: "Deposit Paid",
  paid: "Paid",
  released: "Ended",
  expired: "Hold Ended",
  refunded: "Refunded",
  sold: "Sold",
};

/** An order as the dealer's lead: sent when it is placed, before anything is paid. */
export function orderLead(order: Order): NewLead {
  const { shopperId = null, finishes, ...source } = order.source;
  return {
    ...source,
    ...(shopperId === null ? {} : { shopperId }),
    ...(finishes === undefined ? {} : { finishes }),
    tenant: order.tenant,
    kind: order.kind,
    category: null,
    subcategory: subcategory(order),
    dealershipId: order.dealershipId,
    carId: order.carId,
    contact: order.contact,
    fields: { ...order.fields, ...fields(order) },
    submissionKey: order.id,
    suspicion: null,
    // Whoever is about to pay is half-way: the mail to the dealer waits for it a while.
    halfWay: true,
  };
}

/** Coming test drives of others on an order's vehicle, by the ids of their leads. */
export interface OthersDrives {
  /** Whose times are wishes from now on. */
  readonly booked: readonly string[];
  /** Who wished for one, and was told that the vehicle is free again. */
  readonly wished: readonly string[];
}

/** What has become of the order, as a change of its lead; the same submission key for the same piece of news. */
export function orderLeadChange(order: Order, drives: OthersDrives = { booked: [], wished: [] }): LeadChange {
  // Money that still came for one that was corrected: the lead says what the other order is.
  if (order.replacedBy !== null)
    return { ...letterAbout(order), submissionKey: `${order.id} ${orderNews(order)}` };
  return {
    subcategory: subcategory(order),
    // Paid at a later try than the one the lead was sent for: the lead does not know this try's answers yet.
    fields: {
      ...(order.charge === null ? {} : order.fields),
      ...fields(order),
      ...driveFields(drives),
    },
    // Who paid may have mistyped the address at an earlier try.
    ...(order.charge === null ? {} : { contact: order.contact }),
    ...letterAbout(order),
    // One that was never paid is told as a journey that was left half-way.
    ...(order.charge === null ? { halfWay: true } : {}),
    // Tries that were never paid share a lead, and are one piece of news; a correction is told, and what became of it is too.
    submissionKey: `${isFurtherTry(order) ? "unpaid" : order.id} ${orderNews(order)}`,
  };
}

function isFurtherTry({ charge, replaces }: Order): boolean {
  return charge === null && replaces === null;
}

/**
 * What an unpaid order says otherwise than the one it replaces, as a change of their lead; "" stands for what is taken back.
 */
export function orderCorrection(order: Order, before: Pick<Order, "contact" | "fields"> | null): LeadChange {
  const { contact } = order;
  const left = before !== null && isReachedElsewhere(before.contact, contact);
  return {
    subcategory: subcategory(order),
    fields: {
      ...Object.fromEntries(Object.keys(before?.fields ?? {}).map((name) => [name, ""])),
      ...order.fields,
      ...fields(order),
    },
    contact,
    ...(left ? { endsLinks: true } : {}),
    halfWay: true,
    submissionKey: `${order.id} corrected`,
  };
}

function isReachedElsewhere(before: Order["contact"], { email, phone }: Order["contact"]): boolean {
  return before.email !== email || before.phone !== phone;
}

/** The shopper is told once that the money has arrived, and once that all of it has gone back. */
function letterAbout({ state, refund }: Order): Pick<LeadChange, "letter"> {
  if (refund === "done") return { letter: "refund" };
  return refund === null && (state === "held" || state === "paid") ? { letter: "receipt" } : {};
}

function subcategory(order: Order): string {
  const outcome = OUTCOMES[order.state];
  return outcome === undefined ? NAMES[order.kind] : `${NAMES[order.kind]}: ${outcome}`;
}

function fields(order: Order): Readonly<Record<string, string>> {
  const { title, amount, heldUntil, ending } = order;
  const all: Readonly<Record<string, string | null>> = {
    order: order.id,
    about: title,
    amount: plainAmount(amount),
    status: orderNews(order),
    held_until: heldUntil,
    reason: ending,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
}
