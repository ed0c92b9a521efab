import type { LeadRecord } from "../lead/lead-record";
import { byPerson, type EarlierLead } from "../lead/origin/earlier-leads";
import type { BookingStanding } from "./booking-standing";
import { isSameVisit } from "./own-booking";
import { visitKindOf } from "./visit-plan";

/** Standings of a visit for which somebody is expected, or may be. */
const COMING: readonly (BookingStanding | "none" | null)[] = ["booked", "asked", "reserved"];

/**
 * The latest visit of the same person for the same that stands beside the one of a new lead, so that nobody takes that for a
 * change of the time: whoever changes a time moves the visit they have. Null where there is none, or nobody comes.
 * @param standingOf how a visit stood when the lead came in
 */
export function visitBeside(
  lead: LeadRecord,
  earlier: readonly EarlierLead[],
  standingOf: (visit: LeadRecord, at: string) => BookingStanding | "none" | null,
): LeadRecord | null {
  const { carId, fields, receivedAt, changes } = lead;
  const kind = visitKindOf(lead.kind);
  const comes = (visit: LeadRecord) => COMING.includes(standingOf(visit, receivedAt));
  if (kind === null || changes.length > 0 || !comes(lead)) return null;
  const { rego = "", vehicle = "", wanted = "" } = fields;
  const asked = { kind, carId, rego, vehicle, wanted };
  const visits = byPerson(earlier).same.flatMap(({ visit }) => visit ?? []);
  return visits.findLast((visit) => isSameVisit(visit, asked) && comes(visit)) ?? null;
}
