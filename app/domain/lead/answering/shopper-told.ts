import { type Routed, sinksFor } from "../sinks";
import type { LeadSite } from "../sinks";
import { answeredByText, shopperTextAt } from "./shopper-text";
import type { LeadRecord } from "../lead-record";
import { isAnswered } from "../shopper-answers";

/**
 * Where the shopper of a new lead is written to, by mail or text: who is nowhere must not be told of a link in a message.
 * @param hasTexts whether text messages can be sent
 */
export function shopperToldAt(
  lead: Routed & Pick<LeadRecord, "vehicle">,
  config: LeadSite,
  hasTexts: boolean,
): Pick<LeadRecord["contact"], "email" | "phone"> {
  const byMail = sinksFor(config, lead, false).some(({ type }) => type === "autoReply");
  return {
    email: byMail ? lead.contact.email : null,
    phone: hasTexts && isAnswered(lead) ? answeredByText(lead, config) : null,
  };
}

/** Until when the text message about a new lead waits for the morning; null where none does. */
export function textWaitsUntil(
  lead: Routed & Pick<LeadRecord, "vehicle">,
  config: LeadSite,
  hasTexts: boolean,
  now: Date,
): Date | null {
  const at = hasTexts ? shopperTextAt(lead, "new", config, now) : null;
  return at !== null && at > now ? at : null;
}
