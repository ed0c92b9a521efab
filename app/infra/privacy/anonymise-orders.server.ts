import type { Kysely } from "kysely";
import { anonymousOrder, isSettled } from "~/domain/checkout/anonymous-order";
import type { Order } from "~/domain/checkout/order";
import { isContactOf, type Person } from "~/domain/privacy/person";
import { orderOf, rowOf } from "~/infra/db/orders/order-row.server";
import type { Schema } from "~/infra/db/schema.server";

const PAGE = 500;

/** Orders that name somebody, in batches. */
export async function* namedOrders(
  db: Kysely<Schema>,
  only: { readonly tenant?: string; readonly before?: string } = {},
): AsyncIterable<readonly Order[]> {
  let last = "";
  for (;;) {
    let query = db.selectFrom("checkout_order").selectAll().where("anonymised_at", "is", null);
    if (only.tenant !== undefined) query = query.where("tenant", "=", only.tenant);
    if (only.before !== undefined) query = query.where("created_at", "<", only.before);
    const rows = await query.where("id", ">", last).orderBy("id").limit(PAGE).execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows.map(orderOf);
    last = end.id;
  }
}

/** A person's orders that name them, or named them before they were corrected. */
export async function ordersOf(db: Kysely<Schema>, person: Person): Promise<readonly Order[]> {
  const theirs = new Map<string, Order>();
  const corrections = new Map<string, Order>();
  for await (const orders of namedOrders(db))
    for (const order of orders) {
      if (isContactOf(person, order.contact)) theirs.set(order.id, order);
      if (order.replaces !== null) corrections.set(order.replaces, order);
    }
  // A Map goes on to what is added meanwhile.
  for (const { id } of theirs.values()) {
    const corrected = corrections.get(id);
    if (corrected !== undefined) theirs.set(corrected.id, corrected);
  }
  return [...theirs.values()];
}

/** Removes the person from an order. False when the order is not settled, or was changed since it was read. */
export async function anonymiseOrder(db: Kysely<Schema>, order: Order, now: Date): Promise<boolean> {
  if (!isSettled(order, now)) return false;
  const written = await db
    .updateTable("checkout_order")
    // The new revision keeps somebody who read the order before from writing the person back.
    .set({
      ...rowOf(anonymousOrder(order)),
      revision: order.revision + 1,
      anonymised_at: now.toISOString(),
    })
    .where("id", "=", order.id)
    .where("revision", "=", order.revision)
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}
