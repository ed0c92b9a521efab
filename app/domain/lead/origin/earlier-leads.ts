import { DAY_MS } from "../../time/day";
import { fullName, type LeadKind } from "../lead";
import type { LeadRecord } from "../lead-record";
import { isLikeName } from "./same-sender";

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
  /** First and last name, as typed. */
  readonly name: string;
}

/** What a person sent before, or what came under the same number from somebody of another name. */
export interface EarlierLead extends Pick<
  PersonsLead,
  "id" | "kind" | "category" | "receivedAt" | "vehicle"
> {
  /** Nothing but the number is the same: neither name nor mailbox. Anybody can type a number. */
  readonly isOtherName: boolean;
  /** The lead as it is now, where it is about a visit. */
  readonly visit?: LeadRecord;
}

/** Most of a person's earlier leads that are told: the first, which the others follow, and the latest. */
const MOST_TOLD = 10;

/** From when on a person's leads belong to this one: 24 hours before it came in. */
export function earliestOf({ receivedAt }: Pick<LeadRecord, "receivedAt">): string {
  return new Date(Date.parse(receivedAt) - DAY_MS).toISOString();
}

/** Earlier leads: those of the same person, and those with which a lead shares the number alone. */
export function byPerson(earlier: readonly EarlierLead[]): {
  readonly same: readonly EarlierLead[];
  readonly others: readonly EarlierLead[];
} {
  return {
    same: earlier.filter(({ isOtherName }) => !isOtherName),
    others: earlier.filter(({ isOtherName }) => isOtherName),
  };
}

/**
 * What was sent to the dealer in the 24 hours before by the same number or address, oldest first, about the same vehicle or
 * where one of the two is about none. What is held back as a robot's is nobody's.
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
  const { same, others } = byPerson(
    inOrder.map((one) => {
      const { id, kind, category, receivedAt, vehicle } = one;
      const isSame = (email !== null && one.email === email) || isLikeName(one.name, fullName(lead.contact));
      return { id, kind, category, receivedAt, vehicle, isOtherName: !isSame };
    }),
  );
  return [...mostTold(same), ...mostTold(others)];
}

function mostTold(leads: readonly EarlierLead[]): readonly EarlierLead[] {
  return leads.length > MOST_TOLD ? [...leads.slice(0, 1), ...leads.slice(1 - MOST_TOLD)] : leads;
}

function byTime(one: PersonsLead, other: PersonsLead): number {
  const [first, second] = [one, other].map(({ receivedAt, id }) => `${receivedAt} ${id}`);
  return first === second ? 0 : (first ?? "") < (second ?? "") ? -1 : 1;
}
