import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { HELD_NOTICE } from "~/domain/lead/sinks";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";
import { giveUpAt } from "./delivery/outbox-rows.server";

/** Notices of one dealer are at least that far apart. */
const APART_MS = 60 * 60_000;
/** What is held within that time after the first is told together. */
const GATHER_MS = 15 * 60_000;
const MOST_AT_ONCE = 500;

/** A lead that is held back as a robot's. */
export interface HeldLead {
  readonly id: string;
  readonly receivedAt: string;
  /** State of the notice that tells of it; null while there is none. */
  readonly notice: string | null;
  /** When that notice was written; the same for all that one mail tells of. */
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
    // The states a suspect lead's deliveries have: an index leads to these few.
    .where("delivery.state", "in", ["held", "unrouted"])
    .where("delivery.tenant", "=", tenant)
    .where("lead.suspicion", "is not", null)
    .orderBy("lead.received_at")
    .execute();
  return rows;
}

/** Those that a notice, by the id of its delivery, tells of, and that are still held. */
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
 * Puts a mail into the outbox that tells the dealer of leads that are held back and were not told of: within the hour,
 * at most one an hour, and one of all processes. @returns how many leads it tells of
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

/** Whether this process is the one that writes, and it is time. The row is the lock. */
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

/** Every lead notes that it was told of; the oldest one's row is the mail. */
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
