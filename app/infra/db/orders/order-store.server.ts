import type { Kysely, Transaction } from "kysely";
import type { NewOrder, Order, OrderChange } from "~/domain/checkout/order";
import type { AddedOrder, ChangedOrder, OrderStore } from "~/ports/order-store";
import { boundedTransaction } from "~/infra/db/transactions/bounded-transaction.server";
import type { Database } from "~/infra/db/database.server";
import { beginHold, earlierLead, freeLapsed, holderOf, NO_CLAIM, openHolds } from "./order-holds.server";
import { orderOf, rowOf } from "./order-row.server";
import { replaceOrder } from "./replace-order.server";
import type { Schema } from "~/infra/db/schema.server";

/** How long a shopper waits for the database, in milliseconds. */
const PATIENCE_MS = 5_000;
/** How often a process tries to take a due order that another process took first. */
const TAKE_TRIES = 5;

/** Orders in the database. A unique index allows one holder for a vehicle, so that racing processes cannot both win. */
export function createOrderStore(database: Database, patienceMs = PATIENCE_MS): OrderStore {
  const { queries } = database;
  return {
    add: (order, lookAt) =>
      boundedTransaction(database, patienceMs, (transaction) => add(transaction, order, lookAt)),
    replace: (...asked) =>
      boundedTransaction(database, patienceMs, (transaction) => replaceOrder(transaction, ...asked)),
    async find(tenant, id) {
      const row = await orders(queries).where("tenant", "=", tenant).where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : orderOf(row);
    },
    change: (order, change, lookAt, notice = null) =>
      changeOrder((work) => boundedTransaction(database, patienceMs, work), order, change, lookAt, notice),
    async isKnownNotice(tenant, notice) {
      const query = queries.selectFrom("payment_notice").select("id").where("tenant", "=", tenant);
      return (await query.where("id", "=", notice).executeTakeFirst()) !== undefined;
    },
    beginHold: (order, claimant, now) =>
      boundedTransaction(database, patienceMs, (transaction) =>
        beginHold(transaction, database.kind, { order, claimant, now }),
      ),
    openHolds: (...asked) => openHolds(queries, ...asked),
    earlierLead: (order) => earlierLead(queries, order),
    holdOf: (carId) => holderOf(queries, carId),
    async heldVehicles() {
      const query = queries.selectFrom("checkout_order").select("car_id").where("state", "=", "held");
      return (await query.execute()).flatMap(({ car_id: id }) => id ?? []);
    },
    takeDue: (...asked) => takeDue(queries, ...asked),
  };
}

function orders(db: Kysely<Schema>) {
  return db.selectFrom("checkout_order").selectAll();
}

async function add(db: Transaction<Schema>, order: NewOrder, lookAt: string): Promise<AddedOrder> {
  const submitted = () =>
    orders(db)
      .where("tenant", "=", order.tenant)
      .where("submission_key", "=", order.submissionKey)
      .executeTakeFirst();
  const known = await submitted();
  if (known !== undefined) return { kind: "known", order: orderOf(known) };
  const hold = order.carId === null ? null : await holderOf(db, order.carId);
  if (hold !== null && (hold.state === "held" || hold.until > order.createdAt)) return { kind: "taken" };
  const added = await db
    .insertInto("checkout_order")
    .values({ ...rowOf(order), id: order.id, attempts: 0, revision: 0, look_at: lookAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const row = await submitted();
  if (row === undefined) return { kind: "taken" };
  const isNew = (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  return { kind: isNew ? "added" : "known", order: orderOf(row) };
}

async function changeOrder(
  within: (work: (transaction: Transaction<Schema>) => Promise<ChangedOrder>) => Promise<ChangedOrder>,
  order: Order,
  change: OrderChange,
  lookAt: string | null,
  notice: string | null,
): Promise<ChangedOrder> {
  const changed = { ...order, ...change, revision: order.revision + 1 };
  try {
    return await within(async (transaction) => {
      if (changed.state === "held" && order.state !== "held") await freeLapsed(transaction, changed);
      const written = await transaction
        .updateTable("checkout_order")
        .set({
          ...rowOf(changed),
          ...(changed.state === "pending" ? {} : NO_CLAIM),
          look_at: lookAt,
          attempts: 0,
          revision: changed.revision,
        })
        .where("id", "=", order.id)
        .where("revision", "=", order.revision)
        .executeTakeFirst();
      if (written.numUpdatedRows === 0n) return { kind: "stale" };
      if (notice !== null) await keepNotice(transaction, order, notice);
      return { kind: "changed", order: changed };
    });
  } catch (error) {
    if (isTaken(error)) return { kind: "taken" };
    throw error;
  }
}

async function keepNotice(db: Transaction<Schema>, { tenant, id }: Order, notice: string): Promise<void> {
  await db
    .insertInto("payment_notice")
    .values({ tenant, id: notice, order_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function takeDue(
  db: Kysely<Schema>,
  now: string,
  again: (attempts: number) => string,
  tenants: readonly string[],
) {
  if (tenants.length === 0) return null;
  const due = orders(db)
    .where("look_at", "<=", now)
    .where("tenant", "in", tenants)
    .orderBy("look_at")
    .limit(1);
  for (let tries = 0; tries < TAKE_TRIES; tries += 1) {
    const row = await due.executeTakeFirst();
    if (row === undefined) return null;
    const taken = await db
      .updateTable("checkout_order")
      .set({ look_at: again(row.attempts), attempts: row.attempts + 1 })
      .where("id", "=", row.id)
      .where("look_at", "=", row.look_at)
      .executeTakeFirst();
    if (taken.numUpdatedRows > 0n) return { order: orderOf(row), attempts: row.attempts };
  }
  return null;
}

/** SQLite and PostgreSQL each have their own way to say that a unique index refused a row. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return error.code === "23505" || error.code === "SQLITE_CONSTRAINT_UNIQUE";
}
