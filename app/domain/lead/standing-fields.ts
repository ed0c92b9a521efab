import { BOOKING_STATES, BOOKING_STATUS, isOff, MOVED_FROM } from "../appointment/booking";
import type { LeadRecord } from "./lead-record";

/** Of a vehicle in stock it says nothing new; that somebody else has it put by, or that it is sold, it does. */
export const VEHICLE_STATUS = "vehicle_status";
/** Field of a lead about a reserved vehicle: "true" where the shopper of the lead is who has it reserved. */
export const RESERVED_BY_SHOPPER = "reserved_by_shopper";
/** Field that says what a form was opened to ask for, in a word: `brochure`. */
export const ASKED_FOR = "asked_for";
/** Field that names the priced work, or the page of the dealer, that a form was opened about, in the dealer's words. */
export const ASKED_ABOUT = "asked_about";
/** Field of a lead whose form named a vehicle that the dealer does not have: its id, or the last part of its address. */
export const VEHICLE_NOT_HERE = "vehicle_not_here";
/** What an order says of its hold and of the rest; untrue until the deposit is paid, and once it is over. */
const OF_HOLDS = ["held_until", "left_to_pay"] as const;
/** States of an order in which what it says of its hold is true. */
const STANDING: readonly string[] = ["held", "paid", "sold"];

/** Field that says whether a time is kept for the shopper. */
const HELD = "booking_held";

/**
 * The fields of a lead as they are true now, for whoever reads them: what a hold said is empty once it is over, an
 * order's vehicle is what the order made of it, a time that was booked is kept, one that was called off is kept for nobody,
 * one that was taken back since is kept no more, and what it was moved from belongs to the step that moved it.
 */
export function standingFields(fields: LeadRecord["fields"]): LeadRecord["fields"] {
  const over = [...pastFields(fields), ...pastMove(fields)].filter((name) => Object.hasOwn(fields, name));
  const status = orderedStatus(fields);
  const isTakenBack = fields[BOOKING_STATUS] === BOOKING_STATES.kept && fields[HELD] === "No";
  return {
    ...fields,
    ...Object.fromEntries(over.map((name) => [name, ""])),
    ...(status === null ? {} : { [VEHICLE_STATUS]: status }),
    ...(isTakenBack ? { [BOOKING_STATUS]: "" } : {}),
    ...heldTime(fields),
  };
}

/** Whether the time of a booking is kept, where the lead has one: a booking is kept unless it says otherwise. */
function heldTime(fields: LeadRecord["fields"]): LeadRecord["fields"] {
  const isKept = fields[HELD] === "Yes" || (fields[HELD] === undefined && Boolean(fields["booking_time"]));
  if (!isKept) return {};
  return { [HELD]: isOff(fields) ? "No" : "Yes" };
}

/** Whether a lead is of an order that holds its vehicle, is paid, or whose shopper has bought it. */
export function isOrderStanding({ status }: LeadRecord["fields"]): boolean {
  return status !== undefined && STANDING.includes(status);
}

/** Whether a lead is of an order that holds its vehicle, or whose shopper has bought it. */
export function isVehicleTaken({ status }: LeadRecord["fields"]): boolean {
  return status !== undefined && /^(?:held|sold)\b/.test(status);
}

/** Fields of an order that are not true in the state that it has now. */
function pastFields(fields: LeadRecord["fields"]): readonly string[] {
  return fields["status"] === undefined || isOrderStanding(fields) ? [] : OF_HOLDS;
}

/** What a booking was moved from, once its newest step is another one. */
function pastMove({ [BOOKING_STATUS]: status }: LeadRecord["fields"]): readonly string[] {
  return status === BOOKING_STATES.moved ? [] : [MOVED_FROM];
}

/** What an order says of its vehicle; null where it says nothing of it. */
function orderedStatus({ status, reason, [VEHICLE_STATUS]: first }: LeadRecord["fields"]): string | null {
  if (first === undefined || status === undefined) return null;
  if (status === "sold" || reason === "sold") return "sold";
  return status === "held" || reason === "taken" ? "reserved" : null;
}
