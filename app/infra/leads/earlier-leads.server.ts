import type { Kysely } from "kysely";
import { fullName } from "~/domain/lead/lead";
import type { LeadRecord } from "~/domain/lead/lead-record";
import {
  type EarlierLead,
  earlierLeads,
  earliestOf,
  type PersonsLead,
} from "~/domain/lead/origin/earlier-leads";
import type { Schema } from "~/infra/db/schema.server";
import { leadDocument } from "./lead-document.server";

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
  return earlierLeads(lead, sent);
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
): Promise<string | null> {
  const first = await db
    .selectFrom("delivery")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("sink", "=", sink)
    .orderBy("revision")
    .limit(1)
    .executeTakeFirst();
  return first === undefined || first.id === id ? null : first.id;
}
