import type { Transaction } from "kysely";
import type { NewOrder, Order } from "~/domain/checkout/order";
import { replacedOrder } from "~/domain/checkout/again/replaced-order";
import type { Schema } from "~/infra/db/schema.server";
import type { ReplacedOrder } from "~/ports/order-store";
import { NO_CLAIM } from "./order-holds.server";
import { orderOf, rowOf } from "./order-row.server";

/** See {@link OrderStore.replace}. */
export async function replaceOrder(
  db: Transaction<Schema>,
  earlier: Order,
  order: NewOrder,
  { now, lookAt }: { readonly now: Date; readonly lookAt: string },
): Promise<ReplacedOrder> {
  const all = db.selectFrom("checkout_order").selectAll().where("tenant", "=", order.tenant);
  const known = await all.where("submission_key", "=", order.submissionKey).executeTakeFirst();
  if (known !== undefined) return { kind: "known", order: orderOf(known) };
  const before = await all
    .where("id", "=", earlier.id)
    .where("revision", "=", earlier.revision)
    .executeTakeFirst();
  if (before === undefined) return { kind: "stale" };
  const ended = await db
    .updateTable("checkout_order")
    .set({
      ...rowOf(replacedOrder(earlier, order.id, now.toISOString())),
      ...NO_CLAIM,
      // A correction is no second hold.
      hold_began_at: null,
      look_at: null,
      attempts: 0,
      revision: earlier.revision + 1,
    })
    .where("id", "=", earlier.id)
    .where("revision", "=", earlier.revision)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return { kind: "stale" };
  const { leadId } = earlier;
  // One that is over has let its vehicle go: somebody else may keep it.
  const isHolding = earlier.state === "pending";
  const holdUntil = isHolding ? earlier.holdUntil : null;
  const { claim_visitor, claim_phone, claim_address, hold_began_at } = isHolding
    ? before
    : { ...before, ...NO_CLAIM, hold_began_at: null };
  const row = await db
    .insertInto("checkout_order")
    .values({
      ...rowOf({ ...order, leadId, holdUntil, replaces: earlier.id }),
      ...{ claim_visitor, claim_phone, claim_address, hold_began_at },
      id: order.id,
      attempts: 0,
      revision: 0,
      look_at: lookAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { kind: "replaced", order: orderOf(row) };
}
