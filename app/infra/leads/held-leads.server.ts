import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { HELD_NOTICE } from "~/domain/lead/sinks";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";
import { giveUpAt } from "./delivery/outbox-rows.server";

/** Milliseconds between two notices to one dealer, at least. */
const APART_MS = 60 * 60_000;
/**
 * Milliseconds after the first held lead until the notice is written; leads held in that time are in the same notice.
 */
const GATHER_MS = 15 * 60_000;
const MOST_AT_ONCE = 500;

/** A lead that is held back as suspect. */
export interface HeldLead {
  readonly id: string;
  readonly receivedAt: string;
  /** State of the notice about it; null while there is none. */
  readonly notice: string | null;
  /** When that notice was written; the same for all leads in one mail. */
  readonly toldAt: string | null;
}

/** The leads of a dealer that are held back, oldest first. */
export async function heldLeads(db: Kysely<Schema>, tenant: string): Promise<readonly HeldLead[]> {
  const rows = await db
    .selectFrom("delivery")
    .innerJoin("lead", "lead.id", "delivery.lead_id")
    .leftJoin("delivery as notice", (join) =>
      join.onRef("notice.lead_id", "=", "lead.id").on("notice.sink", "=", HELD_NOTICE),
    )
    .select([
      "lead.id",
      "lead.received_at as receivedAt",
      "notice.state as notice",
      "notice.created_at as toldAt",
    ])
    .distinct()
    // The states that the deliveries of suspect leads have: an index finds these few rows.
    .where("delivery.state", "in", ["held", "unrouted"])
    .where("delivery.tenant", "=", tenant)
    .where("lead.suspicion", "is not", null)
    .orderBy("lead.received_at")
    .execute();
  return rows;
}

/** The leads in a notice (given by the id of its delivery) that are still held. */
export async function heldInNotice(
  db: Kysely<Schema>,
  tenant: string,
  notice: string,
): Promise<readonly HeldLead[]> {
  const row = await db
    .selectFrom("delivery")
    .select("created_at")
    .where("id", "=", notice)
    .executeTakeFirst();
  return (await heldLeads(db, tenant)).filter(({ toldAt }) => toldAt !== null && toldAt === row?.created_at);
}

/**
 * Puts a mail into the outbox that tells the dealer of held leads no earlier mail told of: within the hour, at most one
 * an hour, and one for all processes together.
 * @returns how many leads it tells of
 */
export async function announceHeld(database: Database, tenant: string, now: Date): Promise<number> {
  const untold = (await heldLeads(database.queries, tenant)).filter(({ notice }) => notice === null);
  const [oldest] = untold;
  if (oldest === undefined || Date.parse(oldest.receivedAt) > now.getTime() - GATHER_MS) return 0;
  return database.queries.transaction().execute(async (transaction) => {
    if (!(await takeTurn(transaction, tenant, now))) return 0;
    const told = untold.slice(0, MOST_AT_ONCE);
    await transaction
      .insertInto("delivery")
      .values(told.map(({ id }) => noticeRow(id, tenant, id === oldest.id, now)))
      .onConflict((conflict) => conflict.columns(["lead_id", "revision", "sink"]).doNothing())
      .execute();
    return told.length;
  });
}

/** Whether it is time for a notice, and this process is the one to write it. The row is the lock. */
async function takeTurn(transaction: Transaction<Schema>, tenant: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const before = new Date(now.getTime() - APART_MS).toISOString();
  const turn = await transaction
    .insertInto("setting")
    .values({ name: `${HELD_NOTICE}:${tenant}`, value: at, changed_at: at })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value: at, changed_at: at }).where("setting.value", "<=", before),
    )
    .executeTakeFirst();
  return (turn.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A row for each lead that the notice tells of; that of the oldest lead is the mail. */
function noticeRow(leadId: string, tenant: string, isMail: boolean, now: Date) {
  const at = now.toISOString();
  return {
    id: randomUUID(),
    lead_id: leadId,
    revision: 0,
    tenant,
    sink: HELD_NOTICE,
    state: isMail ? "waiting" : "delivered",
    attempts: 0,
    due_at: at,
    lease: null,
    created_at: at,
    give_up_at: giveUpAt(now),
    failing_since: null,
    last_fault: null,
    finished_at: isMail ? null : at,
  };
}
