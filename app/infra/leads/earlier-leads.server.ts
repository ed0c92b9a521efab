import type { ExpressionBuilder, Kysely } from "kysely";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { fullName } from "~/domain/lead/lead";
import { leadAtRevision, type LeadRecord } from "~/domain/lead/lead-record";
import {
  byPerson,
  type EarlierLead,
  earlierLeads,
  earliestOf,
  type PersonsLead,
} from "~/domain/lead/origin/earlier-leads";
import { isHalfWay, isSameMatter } from "~/domain/lead/origin/half-way";
import type { Schema } from "~/infra/db/schema.server";
import { leadDocument } from "./lead-document.server";
import { withChanges } from "./lead-records.server";

/** Most leads of a person that are read, oldest first: a robot may send thousands under one number. */
const MOST_READ = 20;

/** What is asked of a document here; all of it would cost more to check than the letter costs to write. */
const personsDocument = leadDocument.pick({ contact: true, vehicle: true }).extend({
  vehicle: leadDocument.shape.vehicle.unwrap().pick({ name: true }).nullable(),
});

/** What was sent to the dealer in the 24 hours before by the same number or address. */
export async function findEarlierLeads(
  db: Kysely<Schema>,
  lead: LeadRecord,
): Promise<readonly EarlierLead[]> {
  const { email, phone } = lead.contact;
  const rows = await Promise.all([
    ...(email === null ? [] : [sentBy(db, lead, "email", email.toLowerCase()).execute()]),
    ...(phone === null ? [] : [sentBy(db, lead, "phone", phone).execute()]),
  ]);
  const sent = rows.flat().map((row): PersonsLead => {
    const { vehicle, contact } = personsDocument.parse(JSON.parse(row.document));
    const { id, kind, category, email: address, phone: number, suspicion } = row;
    return {
      ...{ id, kind, category, email: address, phone: number, suspicion },
      receivedAt: row.received_at,
      carId: row.car_id,
      vehicle: vehicle?.name ?? null,
      name: fullName(contact),
    };
  });
  return withVisits(db, earlierLeads(lead, sent));
}

/** With what became of the visits among them: they may have been moved or called off since. */
async function withVisits(
  db: Kysely<Schema>,
  leads: readonly EarlierLead[],
): Promise<readonly EarlierLead[]> {
  const ids = leads.filter(({ kind }) => visitKindOf(kind) !== null).map(({ id }) => id);
  if (ids.length === 0) return leads;
  const rows = await db.selectFrom("lead").selectAll().where("id", "in", ids).execute();
  const visits = new Map(
    (await withChanges(db, rows)).map((record) => [record.id, leadAtRevision(record, Infinity)]),
  );
  return leads.map((one) => {
    const visit = visits.get(one.id);
    return visit === undefined ? one : { ...one, visit };
  });
}

/** A person's leads of the day before, by one of the two ways to reach them. */
export function sentBy(
  db: Kysely<Schema>,
  lead: Pick<LeadRecord, "tenant" | "receivedAt">,
  way: "email" | "phone",
  value: string,
) {
  return db
    .selectFrom("lead")
    .select(["id", "kind", "category", "email", "phone", "suspicion", "received_at", "car_id", "document"])
    .where("tenant", "=", lead.tenant)
    .where(way, "=", value)
    .where("received_at", ">=", earliestOf(lead))
    .where("received_at", "<=", lead.receivedAt)
    .orderBy("received_at")
    .limit(MOST_READ);
}

/**
 * The mail by which a sink was first told of a lead; null where it was told of none, or this delivery is that mail.
 * @returns the id of its delivery
 */
export async function firstMailOf(
  db: Kysely<Schema>,
  leadId: string,
  { id, sink }: { readonly id: string; readonly sink: string },
  now: Date,
): Promise<string | null> {
  const first = await db
    .selectFrom("delivery")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("sink", "=", sink)
    .where((row) => row.not(waitsForItsTime(row, now)))
    .orderBy("revision")
    .limit(1)
    .executeTakeFirst();
  return first === undefined || first.id === id ? null : first.id;
}

/**
 * Earlier leads without those that a sink has not been told of: forms that were left half-way, while their time has
 * not come or because the person has finished since.
 */
export async function toldTo(
  db: Kysely<Schema>,
  leads: readonly EarlierLead[],
  sink: string,
  now: Date,
): Promise<readonly EarlierLead[]> {
  if (leads.length === 0) return leads;
  const rows = await db
    .selectFrom("delivery")
    .select((row) => ["lead_id", "sink", waitsForItsTime(row, now).as("waits")])
    .where(
      "lead_id",
      "in",
      leads.map(({ id }) => id),
    )
    .execute();
  return leads.filter(({ id }) => {
    const all = rows.filter((row) => row.lead_id === id);
    const own = all.filter((row) => row.sink === sink);
    // Where the lead went to others alone, they know of it.
    const asked = own.length > 0 ? own : all;
    return asked.length === 0 || asked.some(({ waits }) => !waits);
  });
}

/** Whether a delivery waits for a moment that was set when it was posted, or was never made. */
function waitsForItsTime(row: ExpressionBuilder<Schema, "delivery">, now: Date) {
  const untried = [row("attempts", "=", 0), row("lease", "is", null)];
  const later = [row("state", "=", "waiting"), row("due_at", ">", now.toISOString())];
  return row.or([row("state", "=", "unsent"), row.and([...untried, ...later])]);
}

/** Whether the person of a form that was left half-way has sent it since: one of its kind about the same matter. */
export async function isFinishedSince(db: Kysely<Schema>, left: LeadRecord): Promise<boolean> {
  const { email, phone } = left.contact;
  const rows = await db
    .selectFrom("lead")
    .selectAll()
    .where("tenant", "=", left.tenant)
    .where("kind", "=", left.kind)
    .where("received_at", ">=", left.receivedAt)
    .where("id", "!=", left.id)
    .where("suspicion", "is", null)
    .where((row) =>
      row.or([
        ...(email === null ? [] : [row("email", "=", email.toLowerCase())]),
        ...(phone === null ? [] : [row("phone", "=", phone)]),
      ]),
    )
    .limit(MOST_READ)
    .execute();
  const before: PersonsLead = {
    ...left,
    email: email?.toLowerCase() ?? null,
    phone,
    vehicle: left.vehicle?.name ?? null,
    name: fullName(left.contact),
    // Two that came in at one moment are in no order.
    receivedAt: new Date(Date.parse(left.receivedAt) - 1).toISOString(),
  };
  return (await withChanges(db, rows))
    .map((record) => leadAtRevision(record, Infinity))
    .some(
      (later) =>
        !isHalfWay(later) &&
        isSameMatter(later, left) &&
        byPerson(earlierLeads(later, [before])).same.length > 0,
    );
}
