import type { Kysely } from "kysely";
import { ORDER_KINDS } from "~/domain/checkout/order";
import type { LeadContact, LeadKind } from "~/domain/lead/lead";
import { leadAtRevision, type LeadRecord } from "~/domain/lead/lead-record";
import { isBegunKey } from "~/domain/lead/origin/half-way";
import { isOrderStanding } from "~/domain/lead/standing-fields";
import type { Schema } from "~/infra/db/schema.server";
import { withChanges } from "~/infra/leads/lead-records.server";

/** A dealer's leads about a vehicle that came from people, as they stand now; the oldest first. */
export async function leadsAbout(
  queries: Kysely<Schema>,
  tenant: string,
  carId: string,
  kinds: readonly LeadKind[],
): Promise<readonly LeadRecord[]> {
  const rows = await queries
    .selectFrom("lead")
    .selectAll()
    .where("tenant", "=", tenant)
    .where("kind", "in", kinds)
    .where("car_id", "=", carId)
    .where("suspicion", "is", null)
    .orderBy("received_at")
    // Processes that tell at once must begin with the same lead.
    .orderBy("id")
    .execute();
  // Whoever has only begun the form has asked for nothing yet.
  const sent = rows.filter(({ submission_key: key }) => !isBegunKey(key));
  return (await withChanges(queries, sent)).map((lead) => leadAtRevision(lead, Infinity));
}

/** Tells of anybody whether they have reserved, paid or bought a dealer's vehicle online, as its orders stand now. */
export async function buyersOf(
  queries: Kysely<Schema>,
  tenant: string,
  carId: string,
): Promise<(contact: LeadContact) => boolean> {
  const orders = await leadsAbout(queries, tenant, carId, ORDER_KINDS);
  const buyers = orders.filter(({ fields }) => isOrderStanding(fields)).map(({ contact }) => contact);
  return (contact) => buyers.some((buyer) => isOnePerson(buyer, contact));
}

/** Whether two leads name one person: by their address or their number. */
export function isOnePerson(one: LeadContact, other: LeadContact): boolean {
  const isMail = one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase();
  return isMail || (one.phone !== null && one.phone === other.phone);
}
