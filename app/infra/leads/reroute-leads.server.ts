import type { Kysely } from "kysely";
import { leadAtRevision } from "~/domain/lead/lead-record";
import {
  HELD_NOTICE,
  type LeadSite,
  NOBODY,
  reachesDealer,
  type Routed,
  sinkOf,
  sinksFor,
} from "~/domain/lead/sinks";
import type { LeadSink } from "~/domain/tenant/config/leads";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";
import { findLead } from "./lead-records.server";
import { type DeliveryState, post, postUnrouted } from "./delivery/outbox-rows.server";

/**
 * Milliseconds to wait after a change of the dealer's sinks: a process that is about to stop may still use the old
 * ones.
 */
const PATIENCE_MS = 10 * 60_000;
const PER_RUN = 200;
const UNDELIVERED: readonly DeliveryState[] = ["waiting", "held", "dead", "unrouted"];

/** A delivery whose sink the dealer does not have any more, or never had. */
interface Stray {
  readonly id: string;
  readonly lead_id: string;
  readonly revision: number;
  readonly sink: string;
}

/**
 * Finds sinks for a dealer's leads that have none, and for deliveries to sinks that the dealer's file no longer has.
 * What then still reaches nobody is `unrouted`.
 * @returns how many deliveries were changed
 */
export async function rerouteLeads(database: Database, config: LeadSite, now: Date): Promise<number> {
  let rerouted = 0;
  for (const stray of await strays(database.queries, config, now))
    if (await reroute(database, config, stray, now)) rerouted += 1;
  return rerouted;
}

async function strays(db: Kysely<Schema>, config: LeadSite, now: Date): Promise<readonly Stray[]> {
  const { slug } = config.site;
  const open = db
    .selectFrom("delivery")
    .where("tenant", "=", slug)
    .where("state", "in", UNDELIVERED)
    .where("lease", "is", null);
  const sinks = await open.select("sink").distinct().execute();
  const gone = sinks
    .map(({ sink }) => sink)
    .filter((sink) => sink !== HELD_NOTICE && sinkOf(config, sink) === null);
  if (gone.length === 0) return [];
  const settled = new Date(now.getTime() - PATIENCE_MS).toISOString();
  return open
    .select(["id", "lead_id", "revision", "sink"])
    .where("sink", "in", gone)
    .where((where) => where.or([where("sink", "=", NOBODY), where("created_at", "<=", settled)]))
    .orderBy("created_at")
    .limit(PER_RUN)
    .execute();
}

/** @returns false where nothing has changed, or another process was quicker */
function reroute(database: Database, config: LeadSite, stray: Stray, now: Date): Promise<boolean> {
  return database.queries.transaction().execute(async (transaction) => {
    const record = await findLead(transaction, stray.lead_id);
    if (record === null) return false;
    const { revision } = stray;
    const lead = leadAtRevision(record, revision);
    const letter = lead.changes.at(-1)?.letter;
    const routed = { ...lead, ...(letter === undefined ? {} : { letter }) };
    const isFirst = await isFirstForDealer(transaction, config, stray);
    const sinks = isFirst ? sinksForNew(config, routed, revision) : sinksFor(config, routed, true);
    const isLost = isFirst && !reachesDealer(sinks);
    if (isLost && stray.sink === NOBODY) return false;
    const removed = await transaction
      .deleteFrom("delivery")
      .where("id", "=", stray.id)
      .where("lease", "is", null)
      .where("state", "in", UNDELIVERED)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return false;
    const { tenant, suspicion } = lead;
    const posting = { leadId: lead.id, revision, tenant, held: suspicion !== null, now };
    await post(
      transaction,
      posting,
      sinks.map(({ id }) => id),
    );
    if (isLost) await postUnrouted(transaction, posting);
    return true;
  });
}

/** Whether nobody at the dealer's was told of the lead before, nor is to be by another delivery. */
async function isFirstForDealer(db: Kysely<Schema>, config: LeadSite, stray: Stray): Promise<boolean> {
  const earlier = await db
    .selectFrom("delivery")
    .select("sink")
    .where("lead_id", "=", stray.lead_id)
    .where("revision", "<", stray.revision)
    .execute();
  return earlier.every(({ sink }) => sink === HELD_NOTICE || sinkOf(config, sink)?.type === "autoReply");
}

/** The sinks of a delivery that is the first to tell of its lead; with later steps in it where it waited for them. */
function sinksForNew(config: LeadSite, lead: Routed, revision: number): readonly LeadSink[] {
  const all = sinksFor(config, lead, false);
  if (revision === 0) return all;
  const mails = all.filter(({ type }) => type === "adfMail");
  return [...new Map([...mails, ...sinksFor(config, lead, true)].map((sink) => [sink.id, sink])).values()];
}
