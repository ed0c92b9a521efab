import type { SiteConfig } from "../../tenant/site-config";
import type { LeadLetter } from "../lead";
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

/** Letters by which a shopper learns what became of a vehicle, though they did nothing. */
const OF_VEHICLES: readonly LeadLetter[] = ["vehicleReserved", "vehicleFreed", "vehicleGone"];

/**
 * Whether a shopper hears what the last step of a lead says of its vehicle: who is "untold" has to be called. Null where the
 * step says nothing of it.
 * @param hasTexts whether text messages can be sent
 */
export function hearsNews(
  lead: LeadRecord,
  config: Pick<SiteConfig, "site" | "leads">,
  hasTexts: boolean,
): "told" | "untold" | null {
  const letter = lead.changes.at(-1)?.letter;
  if (letter === undefined || !OF_VEHICLES.includes(letter)) return null;
  return isReachable(lead, config, hasTexts) ? "told" : "untold";
}
