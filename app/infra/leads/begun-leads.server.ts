import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { NewLead } from "~/domain/lead/lead";
import { reachesDealer, type Routed } from "~/domain/lead/sinks";
import type { LeadSink } from "~/domain/tenant/config/leads";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";
import type { Clock } from "~/ports/clock";
import { postBegun } from "./delivery/journey-mails.server";
import { wasErased } from "./erased-submissions.server";
import { lockLeadRow } from "./lead-records.server";
import { leadRow } from "./lead-row.server";

/** What beginning a form is done with. */
export interface BeginOptions {
  readonly clock: Clock;
  readonly kind: Database["kind"];
  /** As the desk's own, see `LeadDeskOptions`. */
  sinksFor(tenant: string, lead: Routed, isChange: boolean): readonly LeadSink[];
  sells(tenant: string, dealershipId: string): boolean;
}

/**
 * Keeps a form of several steps that was begun, in the place of what was kept of its steps before. The dealer is told
 * when its time has come, once; until then {@link withdrawBegun} takes it back.
 */
export async function insertBegun(
  transaction: Transaction<Schema>,
  lead: NewLead,
  { clock, kind, sells, sinksFor }: BeginOptions,
): Promise<void> {
  const now = clock.now();
  if (lead.suspicion !== null || (await wasErased(transaction, lead))) return;
  if (!(await withdrawBegun(transaction, kind, lead.tenant, lead.submissionKey))) return;
  const own = (dealershipId: string) => sells(lead.tenant, dealershipId);
  const { row, vehicle } = await leadRow(transaction, randomUUID(), lead, { now, sells: own });
  const sinks = sinksFor(lead.tenant, { ...lead, vehicle }, false).filter((sink) => reachesDealer([sink]));
  if (sinks.length === 0) return;
  const added = await transaction
    .insertInto("lead")
    .values(row)
    .onConflict((conflict) => conflict.columns(["tenant", "submission_key"]).doNothing())
    .executeTakeFirst();
  if ((added.numInsertedOrUpdatedRows ?? 0n) === 0n) return;
  await postBegun(transaction, { leadId: row.id, revision: 0, tenant: lead.tenant, held: false, now }, sinks);
}

/**
 * Takes back what is kept of a form that was begun, unless somebody was told of it or is being told.
 * @returns whether nothing is kept of it any more
 */
export async function withdrawBegun(
  transaction: Transaction<Schema>,
  kind: Database["kind"],
  tenant: string,
  key: string,
): Promise<boolean> {
  const lead = await lockLeadRow(transaction, kind, tenant, ["submission_key", key]);
  if (lead === undefined) return true;
  const rows = transaction.selectFrom("delivery").selectAll().where("lead_id", "=", lead);
  // Locked: nobody claims one of them now, and what was claimed is seen.
  const deliveries = await (kind === "postgres" ? rows.forUpdate() : rows).execute();
  if (deliveries.some(({ attempts, lease }) => attempts > 0 || lease !== null)) return false;
  await transaction.deleteFrom("delivery").where("lead_id", "=", lead).execute();
  await transaction.deleteFrom("lead").where("id", "=", lead).execute();
  return true;
}
