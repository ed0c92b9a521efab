import type { LeadRecord } from "../lead/lead-record";
import { salesPhone } from "../phone/sales-phone";
import type { SiteConfig } from "../tenant/site-config";
import { bookingPlace } from "./booking-place";

/**
 * Whom to call about a booking, on its page, in its letters and in the calendar: the workshop's number, else the place's
 * own, else the dealer's; null where there is none.
 */
export function bookingPhone(
  lead: Pick<LeadRecord, "kind" | "fields" | "vehicle">,
  config: Pick<SiteConfig, "site">,
): string | null {
  const contact = bookingPlace(lead, config)?.contactDetail;
  const own = contact?.phone ?? contact?.mobile ?? contact?.landlinePhone;
  return deskPhone(lead.kind, config) ?? own ?? salesPhone(config);
}

/** The workshop's own number, for what goes to the workshop; null for all else, and where it has none. */
export function deskPhone(kind: string, { site }: Pick<SiteConfig, "site">): string | null {
  return kind === "service" ? (site.phones["service"] ?? null) : null;
}
