import { randomUUID } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import type { Schema } from "~/infra/db/schema.server";

/** How long a delivery is tried. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1_000;

/** `waiting` until `delivered` or `dead`; `held` while its lead is suspect. */
export type DeliveryState = "waiting" | "held" | "delivered" | "dead";

/** When a delivery that starts (again) at this moment is given up. */
export function giveUpAt(now: Date): string {
  return new Date(now.getTime() + GIVE_UP_AFTER_MS).toISOString();
}

/** What the rows of one lead or change have in common. */
export interface Posting {
  readonly leadId: string;
  readonly revision: number;
  readonly tenant: string;
  readonly held: boolean;
  readonly now: Date;
}

/** Puts one delivery per sink into the outbox, within the transaction that keeps what they deliver. */
export async function post(
  transaction: Transaction<Schema>,
  posting: Posting,
  sinks: readonly string[],
): Promise<void> {
  if (sinks.length === 0) return;
  await transaction
    .insertInto("delivery")
    .values(sinks.map((sink) => row(posting, sink)))
    .execute();
}

function row({ leadId, revision, tenant, held, now }: Posting, sink: string): Insertable<Schema["delivery"]> {
  const state: DeliveryState = held ? "held" : "waiting";
  return {
    id: randomUUID(),
    lead_id: leadId,
    revision,
    tenant,
    sink,
    state,
    attempts: 0,
    due_at: now.toISOString(),
    lease: null,
    created_at: now.toISOString(),
    give_up_at: giveUpAt(now),
    failing_since: null,
    last_fault: null,
    finished_at: null,
  };
}
