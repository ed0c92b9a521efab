import type { Kysely, Selectable } from "kysely";
import type { LeadContact } from "~/domain/lead/lead";
import { isContactOf, type Person } from "~/domain/privacy/person";
import type { Schema } from "~/infra/db/schema.server";
import { changeDocument, leadDocument } from "./lead-document.server";

const PAGE = 500;

/** A lead of a person. */
export interface LeadOfPerson extends Pick<
  Selectable<Schema["lead"]>,
  "id" | "tenant" | "kind" | "submission_key"
> {
  /** Every contact it ever had, the first one first. */
  readonly contacts: readonly Pick<LeadContact, "email" | "phone">[];
}

/**
 * Every lead that ever had a person's address or number, at all dealers. Its columns have the newest contact alone: the
 * earlier ones of leads that were mended are in their documents, which are all read.
 */
export async function leadsOfPerson(db: Kysely<Schema>, person: Person): Promise<readonly LeadOfPerson[]> {
  const all = db.selectFrom("lead").select("id");
  const named = await (
    "email" in person
      ? all.where("email", "=", person.email.toLowerCase())
      : all.where("phone", "=", person.phone)
  ).execute();
  const theirs = new Map<string, LeadOfPerson>();
  for (const ids of pagesOf(named.map(({ id }) => id)))
    for (const lead of await withContacts(db, ids)) theirs.set(lead.id, lead);
  for await (const ids of mendedLeads(db))
    for (const lead of await withContacts(db, ids))
      if (lead.contacts.some((contact) => isContactOf(person, contact))) theirs.set(lead.id, lead);
  return [...theirs.values()];
}

/** Ids of the leads whose contact a later step replaced, in batches. */
async function* mendedLeads(db: Kysely<Schema>): AsyncIterable<readonly string[]> {
  let last = "";
  for (;;) {
    const rows = await db
      .selectFrom("lead_change")
      .select("lead_id")
      .distinct()
      .where("document", "like", '%"contact":{%')
      .where("lead_id", ">", last)
      .orderBy("lead_id")
      .limit(PAGE)
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows.map(({ lead_id: id }) => id);
    last = end.lead_id;
  }
}

async function withContacts(db: Kysely<Schema>, ids: readonly string[]): Promise<readonly LeadOfPerson[]> {
  const columns = ["id", "tenant", "kind", "submission_key", "email", "phone", "document"] as const;
  const leads = await db.selectFrom("lead").select(columns).where("id", "in", ids).execute();
  const steps = db.selectFrom("lead_change").select(["lead_id", "document"]).where("lead_id", "in", ids);
  const changes = await steps.orderBy("revision").execute();
  return leads.map(({ document, email, phone, ...lead }) => {
    const first = leadDocument.parse(JSON.parse(document)).contact;
    const later = changes.filter(({ lead_id: leadId }) => leadId === lead.id);
    const mended = later.flatMap((one) => changeDocument.parse(JSON.parse(one.document)).contact ?? []);
    return { ...lead, contacts: [first, ...mended, { email, phone }] };
  });
}

function pagesOf(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, at) =>
    ids.slice(at * PAGE, (at + 1) * PAGE),
  );
}
