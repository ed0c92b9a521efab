import { randomUUID } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import { NOBODY } from "~/domain/lead/sinks";
import type { Schema } from "~/infra/db/schema.server";

/** Milliseconds after which a delivery is given up. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1_000;

/**
 * `waiting` until it is `delivered` or `dead`; `held` while its lead is suspect; `unrouted` while no sink takes its
 * lead; `unsent` when its moment came and there was nothing to send any more.
 */
export type DeliveryState = "waiting" | "held" | "delivered" | "dead" | "unrouted" | "unsent";

/** What waits, or is kept back, and has not arrived. */
export const OPEN: readonly DeliveryState[] = ["waiting", "held"];

/** Why a delivery that gave way was not made, for operators. */
export const LATER_NEWS = "gave way to later news of the lead";

/** When a delivery that starts (again) at this moment is given up. */
export function giveUpAt(now: Date): string {
  return new Date(now.getTime() + GIVE_UP_AFTER_MS).toISOString();
}

/** What the outbox rows of one lead or change have in common. */
export interface Posting {
  readonly leadId: string;
  readonly revision: number;
  readonly tenant: string;
  readonly held: boolean;
  readonly now: Date;
  /** When it is to be delivered; without it, now. */
  readonly dueAt?: Date;
}

/** Puts one delivery per sink into the outbox, within the transaction that keeps what they deliver. */
export async function post(
  transaction: Transaction<Schema>,
  posting: Posting,
  sinks: readonly string[],
): Promise<void> {
  const state = posting.held ? "held" : "waiting";
  if (posting.revision > 0) await hurryEarlier(transaction, posting, sinks);
  await insert(
    transaction,
    sinks.map((sink) => row(posting, sink, state)),
  );
}

/** Lets what these sinks have not got of earlier steps, and is not under way, give way to this step. */
export async function giveWay(
  transaction: Transaction<Schema>,
  { leadId, revision, now }: Posting,
  sinks: readonly string[],
): Promise<void> {
  const state: DeliveryState = "unsent";
  await transaction
    .updateTable("delivery")
    .set({ state, last_fault: LATER_NEWS, failing_since: null, finished_at: now.toISOString() })
    .where("lead_id", "=", leadId)
    .where("revision", "<", revision)
    .where("sink", "in", sinks)
    .where("state", "in", OPEN)
    .where("lease", "is", null)
    .execute();
}

/** Notes that a lead reaches nobody. Operators are told of it until the dealer has a sink that takes it. */
export async function postUnrouted(transaction: Transaction<Schema>, posting: Posting): Promise<void> {
  await insert(transaction, [row(posting, NOBODY, "unrouted")]);
}

/** Tries again now what failed of earlier steps: this one has to wait for it. */
async function hurryEarlier(
  transaction: Transaction<Schema>,
  { leadId, now }: Posting,
  sinks: readonly string[],
): Promise<void> {
  const waiting: DeliveryState = "waiting";
  if (sinks.length === 0) return;
  await transaction
    .updateTable("delivery")
    .set({ due_at: now.toISOString() })
    .where("lead_id", "=", leadId)
    .where("sink", "in", sinks)
    .where("state", "=", waiting)
    .where("failing_since", "is not", null)
    .where("lease", "is", null)
    .where("due_at", ">", now.toISOString())
    .execute();
}

async function insert(
  transaction: Transaction<Schema>,
  rows: readonly Insertable<Schema["delivery"]>[],
): Promise<void> {
  if (rows.length === 0) return;
  // Two processes may find a sink for the same lead at the same time.
  await transaction
    .insertInto("delivery")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["lead_id", "revision", "sink"]).doNothing())
    .execute();
}

function row(
  { leadId, revision, tenant, now, dueAt = now }: Posting,
  sink: string,
  state: DeliveryState,
): Insertable<Schema["delivery"]> {
  return {
    id: randomUUID(),
    lead_id: leadId,
    revision,
    tenant,
    sink,
    state,
    attempts: 0,
    due_at: dueAt.toISOString(),
    lease: null,
    created_at: now.toISOString(),
    give_up_at: giveUpAt(dueAt),
    failing_since: null,
    last_fault: null,
    finished_at: null,
  };
}
