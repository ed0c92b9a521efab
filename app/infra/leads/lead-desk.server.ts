import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { TELLS_BOOKING } from "~/domain/appointment/booking";
import type { DueReminder, RemindedLead } from "~/domain/appointment/due-reminders";
import type { LeadChange, NewLead } from "~/domain/lead/lead";
import { awaitsVehicle, NEWS_KINDS } from "~/domain/appointment/open-ask";
import { leadAtRevision, type LeadRecord } from "~/domain/lead/lead-record";
import { replacesLetters } from "~/domain/lead/answering/replaced-letters";
import { type TextedLead } from "~/domain/lead/answering/shopper-text";
import { isReadByPeople, reachesDealer, type Routed } from "~/domain/lead/sinks";
import { sendable } from "~/domain/lead/sendable-text";
import type { LeadSink } from "~/domain/tenant/config/leads";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";
import type { Clock } from "~/ports/clock";
import { type LeadDesk, type LeadReceipt, LeadsUnavailableError } from "~/ports/lead-desk";
import { boundedTransaction } from "~/infra/db/transactions/bounded-transaction.server";
import { insertBegun, withdrawBegun } from "./begun-leads.server";
import { wasErased } from "./erased-submissions.server";
import { keepReminders, keepShopperText } from "./bookings/reminder-rows.server";
import { findLead } from "./lead-records.server";
import { changeDocument, changeDocumentOf, leadDocument } from "./lead-document.server";
import { leadRow } from "./lead-row.server";
import { giveWay, type Posting, postUnrouted } from "./delivery/outbox-rows.server";
import { postStep } from "./delivery/journey-mails.server";

/** How long a shopper waits for the database, in milliseconds. */
const PATIENCE_MS = 5_000;

/** What a desk is made of. */
export interface LeadDeskOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Throws when the dealer is not known; without it, every dealer is. */
  requireDealer?(tenant: string): void;
  /** The sinks that get a lead, or a change of it. */
  sinksFor(tenant: string, lead: Routed, isChange: boolean): readonly LeadSink[];
  /** Whether a dealership's vehicles are the dealer's: a lead never carries another dealer's vehicle. */
  sells(tenant: string, dealershipId: string): boolean;
  /** The reminders of a lead's booking, from this moment on; without it, nobody is reminded. */
  remindersOf?(tenant: string, lead: RemindedLead, now: Date): readonly DueReminder[];
  /** When a text message tells the shopper of a new lead, or of a step with a letter; without it, none does. */
  textAt?(tenant: string, lead: TextedLead, letter: LeadChange["letter"] | "new", now: Date): Date | null;
  /** Called after a commit that put something into the outbox. */
  onPosted(): void;
  /** Called with the error that kept a lead from being kept. */
  onFault(error: unknown): void;
  readonly patienceMs?: number;
}

/** Leads in the database: a lead or change is written together with its deliveries, in one transaction. */
export function createLeadDesk(options: LeadDeskOptions): LeadDesk {
  const keep = leadTransaction(options);
  const posted = <Receipt extends LeadReceipt | null>(receipt: Receipt): Receipt => {
    if (receipt?.isNew) options.onPosted();
    return receipt;
  };
  return {
    async submit(given) {
      const lead = sendable(given);
      // A dealer that is not known is a fault of ours, and not of the database: it is told before.
      options.requireDealer?.(lead.tenant);
      return posted(await keep((transaction) => insertLead(transaction, lead, options)));
    },
    async begin(given) {
      const lead = sendable(given);
      options.requireDealer?.(lead.tenant);
      const { kind } = options.database;
      await keep((transaction) => insertBegun(transaction, lead, { ...options, kind }));
      // Where a dealer wants every step at once.
      options.onPosted();
    },
    async withdraw(tenant, key) {
      await keep((transaction) => withdrawBegun(transaction, options.database.kind, tenant, key));
    },
    async change(tenant, leadId, given) {
      return posted(
        await keep((transaction) => insertChange(transaction, tenant, leadId, sendable(given), options)),
      );
    },
  };
}

/**
 * Runs transactions about leads that a visitor waits for.
 * @throws LeadsUnavailableError with what went wrong as its cause
 */
export function leadTransaction({
  database,
  onFault,
  patienceMs = PATIENCE_MS,
}: Pick<LeadDeskOptions, "database" | "onFault" | "patienceMs">) {
  return async <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result> => {
    try {
      return await boundedTransaction(database, patienceMs, work);
    } catch (error) {
      onFault(error);
      throw new LeadsUnavailableError("The lead could not be kept.", { cause: error });
    }
  };
}

async function insertLead(
  transaction: Transaction<Schema>,
  lead: NewLead,
  { clock, database, sells, sinksFor, remindersOf, textAt }: LeadDeskOptions,
): Promise<LeadReceipt> {
  const now = clock.now();
  // Deleted at a person's wish: no second sending brings it back.
  if (await wasErased(transaction, lead)) return { leadId: randomUUID(), isNew: false, isErased: true };
  const own = (dealershipId: string) => sells(lead.tenant, dealershipId);
  const { row, vehicle } = await leadRow(transaction, randomUUID(), lead, { now, sells: own });
  const added = await transaction
    .insertInto("lead")
    .values(row)
    .onConflict((conflict) => conflict.columns(["tenant", "submission_key"]).doNothing())
    .executeTakeFirst();
  const isNew = (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  if (!isNew) return { leadId: await earlierLead(transaction, lead), isNew };
  if (lead.finishes !== undefined)
    await withdrawBegun(transaction, database.kind, lead.tenant, lead.finishes);
  const sinks = sinksFor(lead.tenant, { ...lead, vehicle }, false);
  const held = lead.suspicion !== null;
  const posting: Posting = { leadId: row.id, revision: 0, tenant: lead.tenant, held, now };
  await postStep(transaction, posting, { sinks, halfWay: lead.halfWay === true });
  if (!reachesDealer(sinks)) await postUnrouted(transaction, posting);
  await keepShopperText(
    transaction,
    posting,
    textAt?.(lead.tenant, { ...lead, vehicle }, "new", now) ?? null,
  );
  if (!held) {
    const reminders = remindersOf?.(lead.tenant, { ...lead, vehicle, changes: [] }, now) ?? [];
    await keepReminders(transaction, posting, reminders);
  }
  return { leadId: row.id, isNew };
}

async function earlierLead(transaction: Transaction<Schema>, lead: NewLead): Promise<string> {
  const { id } = await transaction
    .selectFrom("lead")
    .select("id")
    .where("tenant", "=", lead.tenant)
    .where("submission_key", "=", lead.submissionKey)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Who learns of a later step of a lead: shopper and dealer; the same, but the dealer's people by a mail that lists it
 * with others, or by none; or nobody.
 */
export type Telling = "told" | "listed" | "untold";

/** Adds a later step to a lead, within a transaction. */
export async function insertChange(
  transaction: Transaction<Schema>,
  tenant: string,
  leadId: string,
  change: LeadChange,
  {
    clock,
    sinksFor,
    remindersOf,
    textAt,
  }: Pick<LeadDeskOptions, "clock" | "sinksFor" | "remindersOf" | "textAt">,
  telling: Telling = "told",
): Promise<LeadReceipt | null> {
  const now = clock.now();
  const lead = await touchLead(transaction, tenant, leadId, now);
  if (lead === undefined) return null;
  const earlier = transaction.selectFrom("lead_change").where("lead_id", "=", leadId);
  const same = earlier.select("revision").where("submission_key", "=", change.submissionKey);
  if ((await same.executeTakeFirst()) !== undefined) return { leadId, isNew: false };
  const last = await earlier.select(({ fn }) => fn.max("revision").as("revision")).executeTakeFirst();
  const revision = (last?.revision ?? 0) + 1;
  await transaction
    .insertInto("lead_change")
    .values({
      lead_id: leadId,
      revision,
      submission_key: change.submissionKey,
      at: now.toISOString(),
      document: changeDocumentOf(change),
    })
    .execute();
  const record = await standingLead(transaction, leadId, change, lead.kind);
  if (record !== null && NEWS_KINDS.includes(lead.kind)) await markAwaiting(transaction, record);
  if (telling === "untold") return { leadId, isNew: true };
  if (change.contact !== undefined) await correctContact(transaction, leadId, change.contact);
  // Earlier changes count too: a letter is for the address that the delivery will use.
  const first = leadDocument.parse(JSON.parse(lead.document));
  const steps = await stepsOf(transaction, leadId);
  const contact = steps.findLast((step) => step.contact !== undefined)?.contact ?? first.contact;
  const letter = change.letter === undefined ? {} : { letter: change.letter };
  // By what the lead said first: its later steps go where it went. Only the place of a visit may change: the step that
  // moves it goes to the people of both places, and later ones to those of the new place.
  const also = change.alsoTells === undefined ? [] : [change.alsoTells];
  const places = new Set([placeAfter(steps.slice(0, -1)), placeAfter(steps), ...also]);
  const routes = [...places].map((place) => ({
    kind: lead.kind,
    dealershipId: lead.dealership_id,
    contact,
    fields: { ...first.fields, ...(place === undefined ? {} : { location_id: place }) },
    vehicle: first.vehicle,
    ...letter,
  }));
  const sinksOf = (isChange: boolean) => unique(routes.flatMap((one) => sinksFor(tenant, one, isChange)));
  const takers = sinksOf(false);
  // To whoever the visit comes newly it is no later step, whether or not they want those.
  const known = new Set(
    routes.slice(0, 1).flatMap((one) => sinksFor(tenant, one, false).map(({ id }) => id)),
  );
  const newcomers = takers.filter(({ id, type }) => type !== "autoReply" && !known.has(id));
  const held = lead.suspicion !== null;
  const posting: Posting = { leadId, revision, tenant, held, now };
  const heard = sinksOf(true);
  const hasLetter = heard.some(({ type }) => type === "autoReply");
  if (hasLetter && record !== null && replacesLetters(record, change.letter)) {
    const letters = unique([...takers, ...heard]).filter(({ type }) => type === "autoReply");
    await giveWay(
      transaction,
      posting,
      letters.map(({ id }) => id),
    );
  }
  const told = (sinks: readonly LeadSink[]) =>
    telling === "listed" ? sinks.filter((sink) => !isReadByPeople(sink)) : sinks;
  await postStep(transaction, posting, {
    sinks: told(unique([...heard, ...newcomers])),
    earlier: told(takers),
    halfWay: change.halfWay === true,
  });
  if (change.letter === undefined || record === null) return { leadId, isNew: true };
  await keepShopperText(transaction, posting, textAt?.(tenant, record, change.letter, now) ?? null);
  if (TELLS_BOOKING.includes(change.letter))
    await keepReminders(transaction, posting, remindersOf?.(tenant, record, now) ?? []);
  return { leadId, isNew: true };
}

/** The lead as it stands with its newest step; null where nothing hangs on that. */
async function standingLead(
  transaction: Transaction<Schema>,
  leadId: string,
  { letter }: LeadChange,
  kind: LeadRecord["kind"],
): Promise<LeadRecord | null> {
  if (letter === undefined && !NEWS_KINDS.includes(kind)) return null;
  const record = await findLead(transaction, leadId);
  return record === null ? null : leadAtRevision(record, Infinity);
}

/** So that whoever waits for a vehicle is found, and nobody else is read. */
async function markAwaiting(transaction: Transaction<Schema>, lead: LeadRecord): Promise<void> {
  const values = { awaits_vehicle: Number(awaitsVehicle(lead)) };
  await transaction.updateTable("lead").set(values).where("id", "=", lead.id).execute();
}

function unique(sinks: readonly LeadSink[]): readonly LeadSink[] {
  return [...new Map(sinks.map((sink) => [sink.id, sink])).values()];
}

/** All later steps of a lead, oldest first. */
async function stepsOf(transaction: Transaction<Schema>, leadId: string) {
  const changes = await transaction
    .selectFrom("lead_change")
    .select("document")
    .where("lead_id", "=", leadId)
    .orderBy("revision")
    .execute();
  return changes.map(({ document }) => changeDocument.parse(JSON.parse(document)));
}

/** The place that a visit was moved to last; undefined while it is where it was booked first. */
function placeAfter(steps: Awaited<ReturnType<typeof stepsOf>>): string | undefined {
  return steps.findLast(({ fields }) => fields?.["location_id"])?.fields?.["location_id"];
}

/** Writes a corrected contact to the columns by which a person's leads are found. */
async function correctContact(
  transaction: Transaction<Schema>,
  leadId: string,
  { email, phone }: NewLead["contact"],
): Promise<void> {
  const values = { email: email?.toLowerCase() ?? null, phone };
  await transaction.updateTable("lead").set(values).where("id", "=", leadId).execute();
}

/** Marks the lead as changed, before anything else: of two changes at once, the second waits at this row. */
async function touchLead(transaction: Transaction<Schema>, tenant: string, leadId: string, now: Date) {
  return transaction
    .updateTable("lead")
    .set({ changed_at: now.toISOString() })
    .where("id", "=", leadId)
    .where("tenant", "=", tenant)
    .returning(["kind", "dealership_id", "suspicion", "document"])
    .executeTakeFirst();
}
