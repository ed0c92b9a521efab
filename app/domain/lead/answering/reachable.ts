import type { SiteConfig } from "../../tenant/site-config";
import type { LeadRecord } from "../lead-record";
import { answeredByText } from "./shopper-text";

/**
 * Whether any letter of a lead reaches its shopper: they gave an address, or are answered by text message.
 * @param hasTexts whether text messages can be sent
 */
export function isReachable(
  lead: Pick<LeadRecord, "kind" | "fields" | "contact" | "vehicle">,
  config: Pick<SiteConfig, "site" | "leads">,
  hasTexts: boolean,
): boolean {
  return lead.contact.email !== null || (hasTexts && answeredByText(lead, config) !== null);
}

/**
 * Whether the last step of a lead calls off a test drive whose shopper no letter reaches: unless the dealer calls, they
 * come for nothing.
 * @param hasTexts whether text messages can be sent
 */
export function isUntold(
  lead: LeadRecord,
  config: Pick<SiteConfig, "site" | "leads">,
  hasTexts: boolean,
): boolean {
  return lead.changes.at(-1)?.letter === "vehicleGone" && !isReachable(lead, config, hasTexts);
}
