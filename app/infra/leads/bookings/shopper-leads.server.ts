import type { Kysely } from "kysely";
import { VISIT_KINDS } from "~/domain/appointment/visit-plan";
import { isBegunKey } from "~/domain/lead/origin/half-way";
import type { LeadRecord } from "~/domain/lead/lead-record";
import type { Schema } from "~/infra/db/schema.server";
import { withChanges } from "~/infra/leads/lead-records.server";
import type { VisitOwner } from "~/ports/sent-leads";
import type { Shopper } from "~/ports/shopper-accounts";

/** A lead of a shopper, as it was kept. */
export interface OwnedLead {
  readonly lead: LeadRecord;
  /** Whether it was sent by the account; else it only names its number or its confirmed address. */
  readonly isOwn: boolean;
}

/** The ways by which a lead is a shopper's. */
type Way = "shopper_id" | "email" | "phone";

/** A dealer's leads that name somebody in one way, newest first. */
export function leadsNaming(db: Kysely<Schema>, tenant: string, way: Way, value: string, most: number) {
  return db
    .selectFrom("lead")
    .selectAll()
    .where("tenant", "=", tenant)
    .where(way, "=", value)
    .orderBy("received_at", "desc")
    .limit(most);
}

/**
 * A shopper's leads at their dealer, newest first: those they sent while signed in, and those with the number they sign
 * in with or the address they confirmed. What looks like a robot's is theirs only where the account sent it.
 */
export async function leadsOfShopper(
  db: Kysely<Schema>,
  { id, tenant, phone, email, emailConfirmed }: Shopper,
  most: number,
): Promise<readonly OwnedLead[]> {
  const ways: readonly (readonly [Way, string])[] = [
    ["shopper_id", id],
    ["phone", phone],
    ...(emailConfirmed && email !== null ? [["email", email.toLowerCase()] as const] : []),
  ];
  const found = await Promise.all(
    ways.map(([way, value]) => leadsNaming(db, tenant, way, value, most).execute()),
  );
  const rows = new Map(found.flat().map((row) => [row.id, row]));
  const theirs = [...rows.values()]
    .filter(({ suspicion, shopper_id: sender }) => suspicion === null || sender === id)
    // Nobody has sent these yet.
    .filter(({ submission_key: key }) => !isBegunKey(key))
    .sort((one, other) => (one.received_at < other.received_at ? 1 : -1))
    .slice(0, most);
  const leads = await withChanges(db, theirs);
  return leads.map((lead) => ({ lead, isOwn: rows.get(lead.id)?.shopper_id === id }));
}

/** Most visits of an account that are looked through. */
const MOST_VISITS = 50;

/** The visits that somebody sent themselves, by their browser or signed in. */
export async function visitsOf(
  db: Kysely<Schema>,
  tenant: string,
  { leadIds, shopperId }: VisitOwner,
): Promise<readonly LeadRecord[]> {
  const visits = db
    .selectFrom("lead")
    .selectAll()
    .where("tenant", "=", tenant)
    // A person looks at those first; until then nobody hears of what becomes of them.
    .where("suspicion", "is", null)
    .where("kind", "in", VISIT_KINDS);
  const found = await Promise.all([
    ...(leadIds.length === 0 ? [] : [visits.where("id", "in", leadIds).execute()]),
    ...(shopperId === null
      ? []
      : [
          visits
            .where("shopper_id", "=", shopperId)
            .orderBy("received_at", "desc")
            .limit(MOST_VISITS)
            .execute(),
        ]),
  ]);
  const rows = new Map(found.flat().map((row) => [row.id, row]));
  return withChanges(
    db,
    [...rows.values()].filter(({ submission_key: key }) => !isBegunKey(key)),
  );
}
