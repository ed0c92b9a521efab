import type { Selectable } from "kysely";
import * as z from "zod";
import { type NewOrder, type Order, ORDER_ENDINGS } from "~/domain/checkout/order";
import type { Schema } from "~/infra/db/schema.server";

type Row = Selectable<Schema["checkout_order"]>;

const text = z.string();
const optional = text.nullable();

const DOCUMENT = z.object({
  carSlug: optional,
  dealershipId: optional,
  title: text,
  amount: z.object({ minor: z.int().nonnegative(), currency: text }),
  contact: z.object({
    name: text,
    lastName: optional,
    email: optional,
    phone: optional,
    postcode: optional,
  }),
  fields: z.record(text, text),
  source: z.object({
    websiteId: text,
    url: text,
    userAgent: text,
    visitedPages: z.array(text),
    linkedQueryParams: z.record(text, text),
    shopperId: optional.optional(),
    finishes: text.optional(),
  }),
  paidAt: optional.default(null),
  endedAt: optional.default(null),
  ending: z.enum(ORDER_ENDINGS).nullable().default(null),
  refund: z.enum(["due", "done"]).nullable().default(null),
  payment: z.object({ reference: text, url: text }).nullable().default(null),
  charge: optional.default(null),
  paidAmount: z.object({ minor: z.int().nonnegative(), currency: text }).nullable().default(null),
  leadId: optional.default(null),
  toldAs: optional.default(null),
  replaces: optional.default(null),
  replacedBy: optional.default(null),
});

/** A row as an order. Throws when its document is not one. */
export function orderOf(row: Row): Order {
  return {
    ...DOCUMENT.parse(JSON.parse(row.document)),
    id: row.id,
    tenant: row.tenant,
    submissionKey: row.submission_key,
    kind: row.kind,
    state: row.state,
    carId: row.car_id,
    createdAt: row.created_at,
    payBy: row.pay_by,
    heldUntil: row.held_until,
    holdUntil: row.hold_until,
    revision: row.revision,
  };
}

/** The columns an order's values go to. */
export function rowOf(order: NewOrder & Partial<Order>) {
  return {
    tenant: order.tenant,
    submission_key: order.submissionKey,
    kind: order.kind,
    state: order.state ?? "pending",
    car_id: order.carId,
    created_at: order.createdAt,
    pay_by: order.payBy,
    held_until: order.heldUntil ?? null,
    hold_until: order.holdUntil ?? null,
    document: JSON.stringify(DOCUMENT.parse(order)),
  };
}
