import { OWN_BOOKING } from "~/domain/appointment/own-booking";

/** Fields every form carries besides its questions. */
export const TOKEN_FIELD = "token";
/** A field that people do not see. Robots fill in every field, and give themselves away by it. */
export const TRAP_FIELD = "company_website";
/** Own paths seen before, as JSON; filled in by script (LEAD-02). */
export const PAGES_FIELD = "visited_pages";
/** Parameters of the campaign that led here, as a query string; filled in by script. */
export const CAMPAIGN_FIELD = "linked_query_params";
/** The field that says what a button asks for, when that is not to send the form. */
export const INTENT_FIELD = "intent";
/** Asks for the step before; what stands in this one is kept as it is. */
export const BACK = "back";
/** Asks what vehicle has the registration that was typed. */
export const FIND = "find";
/** Asks for the choices that follow from the answer to another field. */
export const REFRESH = "refresh";
/** Questions whose choices follow from other answers, and which are asked only while there are any. */
export const LIVE_FIELDS: readonly string[] = [
  ...["drive_car", "location", "booking_date", "booking_time"],
  OWN_BOOKING.name,
];
