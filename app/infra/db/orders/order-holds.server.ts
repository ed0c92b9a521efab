import { type Kysely, sql, type Transaction } from "kysely";
import type { Order } from "~/domain/checkout/order";
import {
  type Claimant,
  holdAnswer,
  holdsCountFrom,
  isSamePerson,
  holdEnd,
  sameStoryFrom,
} from "~/domain/checkout/vehicle-hold";
import type { BegunHold, VehicleHold } from "~/ports/order-store";
import type { Database } from "~/infra/db/database.server";
import { orderOf } from "./order-row.server";
import type { Schema } from "~/infra/db/schema.server";

/** For an order that does not wait for payment: no visitor, telephone number or address is kept with it. */
export const NO_CLAIM = { claim_visitor: null, claim_phone: null, claim_address: null } as const;
/** The advisory lock under which holds are counted on PostgreSQL. SQLite has one writing transaction at a time anyway. */
const COUNTING_LOCK = 7_316_402;
/** How many earlier orders of a vehicle are searched for one by the same person. */
const MOST_EARLIER = 50;

interface AskedHold {
  readonly order: Order;
  readonly claimant: Claimant;
  readonly now: Date;
}

/** See {@link OrderStore.beginHold}. */
export async function beginHold(
  db: Transaction<Schema>,
  kind: Database["kind"],
  { order, claimant, now }: AskedHold,
): Promise<BegunHold> {
  if (kind === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(COUNTING_LOCK)})`.execute(db);
  if (order.carId === null || order.state !== "pending") return { kind: "stale" };
  const other = await holderOf(db, order.carId, order.id);
  if (other !== null) return { kind: "taken", hold: other };
  const answer = holdAnswer({
    isOwn: order.holdUntil !== null && order.holdUntil > now.toISOString(),
    openHolds: await countOpen(db, order, claimant, now),
    unpaidHolds: await countUnpaid(db, order.id, order.carId, now),
  });
  if (answer !== "kept") return { kind: answer };
  const kept = { ...order, holdUntil: holdEnd(now), revision: order.revision + 1 };
  const written = await db
    .updateTable("checkout_order")
    .set(({ fn, val }) => ({
      hold_until: kept.holdUntil,
      hold_began_at: fn.coalesce("hold_began_at", val(now.toISOString())),
      claim_visitor: claimant.visitor,
      claim_phone: claimant.phone,
      claim_address: claimant.address,
      revision: kept.revision,
    }))
    .where("id", "=", order.id)
    .where("revision", "=", order.revision)
    .executeTakeFirst();
  return written.numUpdatedRows > 0n ? { kind: "kept", order: kept } : { kind: "stale" };
}

/** The order that has a vehicle: it was paid, or its hold has not been ended yet. Null for a free vehicle. */
export async function holderOf(
  db: Kysely<Schema>,
  carId: string,
  except: string | null = null,
): Promise<VehicleHold | null> {
  let query = db
    .selectFrom("checkout_order")
    .select(["id", "tenant", "state", "pay_by", "held_until", "hold_until"])
    .where("car_id", "=", carId)
    .where(({ or, and, eb }) =>
      or([eb("state", "=", "held"), and([eb("state", "=", "pending"), eb("hold_until", "is not", null)])]),
    );
  if (except !== null) query = query.where("id", "<>", except);
  const row = await query.executeTakeFirst();
  if (row === undefined) return null;
  const holder = { tenant: row.tenant, orderId: row.id };
  return row.state === "held"
    ? { ...holder, state: "held", until: row.held_until ?? row.pay_by }
    : { ...holder, state: "pending", until: row.hold_until ?? row.pay_by };
}

/** Ends the holds of a vehicle that had run out when somebody else paid for it. */
export async function freeLapsed(db: Kysely<Schema>, { id, carId, paidAt }: Order): Promise<void> {
  if (carId === null || paidAt === null) return;
  await db
    .updateTable("checkout_order")
    .set({ hold_until: null, revision: sql<number>`revision + 1` })
    .where("car_id", "=", carId)
    .where("state", "=", "pending")
    .where("hold_until", "<=", paidAt)
    .where("id", "<>", id)
    .execute();
}

/** See {@link OrderStore.openHolds}. */
export async function openHolds(
  db: Kysely<Schema>,
  tenant: string,
  visitor: string,
  now: Date,
): Promise<readonly Order[]> {
  const rows = await openRows(db, now)
    .selectAll()
    .where("tenant", "=", tenant)
    .where("claim_visitor", "=", visitor)
    .execute();
  return rows.map(orderOf);
}

/** See {@link OrderStore.earlierLead}. */
export async function earlierLead(db: Kysely<Schema>, order: Order): Promise<string | null> {
  if (order.carId === null) return null;
  const rows = await db
    .selectFrom("checkout_order")
    .selectAll()
    .where("car_id", "=", order.carId)
    .where("tenant", "=", order.tenant)
    .where("created_at", ">=", sameStoryFrom(order.createdAt))
    .where("created_at", "<=", order.createdAt)
    .where("id", "<>", order.id)
    .orderBy("created_at", "desc")
    .limit(MOST_EARLIER)
    .execute();
  const same = rows
    .map(orderOf)
    .find(
      (earlier) =>
        earlier.kind === order.kind &&
        earlier.leadId !== null &&
        earlier.charge === null &&
        isSamePerson(order, earlier),
    );
  return same?.leadId ?? null;
}

function openRows(db: Kysely<Schema>, now: Date) {
  return db
    .selectFrom("checkout_order")
    .where("state", "=", "pending")
    .where("hold_until", ">", now.toISOString());
}

/** Counts within the order's dealer: another dealer is not told what somebody does here. */
async function countOpen(db: Kysely<Schema>, order: Order, claimant: Claimant, now: Date): Promise<number> {
  const { visitor, phone, address } = claimant;
  const { open } = await openRows(db, now)
    .select(({ fn }) => fn.countAll().as("open"))
    .where("tenant", "=", order.tenant)
    .where("id", "<>", order.id)
    .where(({ or, eb }) =>
      or([
        eb("claim_visitor", "=", visitor),
        eb("claim_address", "=", address),
        ...(phone === null ? [] : [eb("claim_phone", "=", phone)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(open);
}

async function countUnpaid(db: Kysely<Schema>, id: string, carId: string, now: Date): Promise<number> {
  const { unpaid } = await db
    .selectFrom("checkout_order")
    .select(({ fn }) => fn.countAll().as("unpaid"))
    .where("car_id", "=", carId)
    .where("hold_began_at", ">=", holdsCountFrom(now))
    .where("state", "in", ["pending", "released"])
    .where("id", "<>", id)
    .executeTakeFirstOrThrow();
  return Number(unpaid);
}
