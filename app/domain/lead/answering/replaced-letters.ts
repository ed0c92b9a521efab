import { bookingOf, TELLS_BOOKING } from "../../appointment/booking";
import type { LeadLetter } from "../lead";
import { leadAtRevision, type LeadRecord } from "../lead-record";

/** Whether a letter to the shopper tells their booking as it stands, so that earlier ones are of no use any more. */
export function replacesLetters(
  lead: Pick<LeadRecord, "kind" | "fields" | "changes">,
  letter: LeadLetter | undefined,
): boolean {
  return letter !== undefined && TELLS_BOOKING.includes(letter) && bookingOf(lead) !== null;
}

/** Whether the letter about a step of a lead was replaced by one about a later step. */
export function isReplaced(record: LeadRecord, revision: number): boolean {
  const lead = leadAtRevision(record, Infinity);
  return lead.changes.some((change) => change.revision > revision && replacesLetters(lead, change.letter));
}
