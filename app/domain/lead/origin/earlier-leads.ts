import { DAY_MS } from "../../time/day";
import type { LeadKind } from "../lead";
import type { LeadRecord } from "../lead-record";

/** A lead as far as it shows who sent it, when, and about what. */
export interface PersonsLead {
  readonly id: string;
  readonly kind: LeadKind;
  readonly category: string | null;
  readonly receivedAt: string;
  readonly carId: string | null;
  readonly vehicle: string | null;
  /** In lower case. */
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly suspicion: string | null;
}

/** What a person sent before. */
export type EarlierLead = Pick<PersonsLead, "id" | "kind" | "category" | "receivedAt" | "vehicle">;

/** Most of a person's earlier leads that are told: the first, which the others follow, and the latest. */
const MOST_TOLD = 10;

/** From when on a person's leads belong to this one: 24 hours before it came in. */
export function earliestOf({ receivedAt }: Pick<LeadRecord, "receivedAt">): string {
  return new Date(Date.parse(receivedAt) - DAY_MS).toISOString();
}

/**
 * What the same person sent the dealer in the 24 hours before, oldest first: by number or address, about the same vehicle
 * or where one of the two is about none. What is held back as a robot's is nobody's.
 */
export function earlierLeads(
  lead: Pick<LeadRecord, "id" | "receivedAt" | "carId" | "contact">,
  sent: readonly PersonsLead[],
): readonly EarlierLead[] {
  const { phone } = lead.contact;
  const email = lead.contact.email?.toLowerCase() ?? null;
  const from = earliestOf(lead);
  const found = sent
    .filter((one) => (email !== null && one.email === email) || (phone !== null && one.phone === phone))
    .filter(({ receivedAt }) => receivedAt >= from && receivedAt <= lead.receivedAt)
    // Of two that came in together, one follows the other.
    .filter(({ id, receivedAt }) => receivedAt < lead.receivedAt || id < lead.id)
    .filter(({ carId }) => carId === null || lead.carId === null || carId === lead.carId)
    .filter(({ suspicion }) => suspicion === null);
  const inOrder = [...new Map(found.map((one) => [one.id, one])).values()].sort(byTime);
  const told =
    inOrder.length > MOST_TOLD ? [...inOrder.slice(0, 1), ...inOrder.slice(1 - MOST_TOLD)] : inOrder;
  return told.map(({ id, kind, category, receivedAt, vehicle }) => ({
    id,
    kind,
    category,
    receivedAt,
    vehicle,
  }));
}

function byTime(one: PersonsLead, other: PersonsLead): number {
  const [first, second] = [one, other].map(({ receivedAt, id }) => `${receivedAt} ${id}`);
  return first === second ? 0 : (first ?? "") < (second ?? "") ? -1 : 1;
}
