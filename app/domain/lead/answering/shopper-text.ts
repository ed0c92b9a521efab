import { bookingZone } from "../../appointment/booking-place";
import { afterNight } from "../../appointment/reminder-times";
import { textNumber } from "../../phone/text-number";
import type { SiteConfig } from "../../tenant/site-config";
import type { LeadChange } from "../lead";
import type { LeadRecord } from "../lead-record";
import { isAnswered } from "../shopper-answers";

/** Stands in the outbox in place of a sink: the answer to the shopper as a text message. */
export const SHOPPER_TEXT = "shopper-text";
/** Field that says how the shopper wants to be answered (TRADE-04). */
export const PREFERRED_CONTACT = "PreferredContactMethod";

/** What of a lead decides about text messages. */
export type TextedLead = Pick<LeadRecord, "kind" | "fields" | "contact" | "vehicle">;
type Dealer = Pick<SiteConfig, "site" | "leads">;

/**
 * The number at which a shopper is answered by text message: where they chose it, or gave nothing but a number. Null for everybody else, and where the dealer wants none.
 */
export function answeredByText({ fields, contact }: TextedLead, config: Dealer): string | null {
  const chosen = fields[PREFERRED_CONTACT] ?? "";
  const hasOnlyNumber = chosen === "" && contact.email === null;
  if (!config.leads.answerTexts || !(chosen === "SMS" || hasOnlyNumber)) return null;
  return textNumber(contact.phone, config);
}

/**
 * When the text message about a new lead, or about a step of it, leaves: now, or after the night where the dealer is.
 * Null where there is none, as there is no mail either.
 * @param letter of the step; "new" for a new lead
 */
export function shopperTextAt(
  lead: TextedLead,
  letter: LeadChange["letter"] | "new",
  config: Dealer,
  now: Date,
): Date | null {
  const isTold = letter === "new" ? isAnswered(lead) : letter !== undefined;
  if (!isTold || answeredByText(lead, config) === null) return null;
  return afterNight(now, bookingZone(lead, config));
}
