import { bookingZone } from "~/domain/appointment/booking-place";
import { textWaitsUntil } from "~/domain/lead/answering/shopper-told";
import type { NewLead } from "~/domain/lead/lead";
import { localTime } from "~/domain/time/local-time";
import type { FormDesk } from "~/request/form-context.server";
import { timeText } from "~/request/visit-words.server";

/**
 * "8:00 am", where the text message about what was sent just now waits for the morning; null where none does, or a person
 * looks at the lead first.
 */
export function toldByTextAfter(lead: NewLead, { config, services, now }: FormDesk): string | null {
  const placed = { ...lead, vehicle: null };
  const hasTexts = services.env.smsWebhookUrl !== null;
  const at = lead.suspicion === null ? textWaitsUntil(placed, config, hasTexts, now) : null;
  return at === null ? null : timeText(localTime(at, bookingZone(placed, config)).clock, config);
}
