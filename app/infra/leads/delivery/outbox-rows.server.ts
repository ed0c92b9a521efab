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
  await insert(
    transaction,
    sinks.map((sink) => row(posting, sink, state)),
  );
}

/** Notes that a lead reaches nobody. Operators are told of it until the dealer has a sink that takes it. */
export async function postUnrouted(transaction: Transaction<Schema>, posting: Posting): Promise<void> {
  await insert(transaction, [row(posting, NOBODY, "unrouted")]);
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
