import { bookingEvent } from "~/domain/calendar/booking-event";
import { calendarFile } from "~/domain/calendar/calendar-file";
import type { NewLead } from "~/domain/lead/lead";
import type { LeadVehicle } from "~/domain/lead/lead-record";
import { siteAddress } from "~/domain/tenant/site-language";
import type { FormDesk } from "~/request/form-context.server";

/**
 * The calendar file of what was booked just now, with the shopper's own page of it; null where nothing is kept.
 * @param id of the lead
 */
export function sentCalendar(
  lead: NewLead & { readonly id: string; readonly vehicle: LeadVehicle | null },
  { config, services, now, t }: FormDesk,
): string | null {
  const at = now.toISOString();
  const kept = { ...lead, receivedAt: at, changedAt: at, changes: [] };
  const page = siteAddress(config.site, services.sentLeads.path(config, kept));
  const text = [config.site.name, `${t("letters.calendarLink")} ${page}`].join("\n");
  const event = bookingEvent(kept, config, { copy: t, text });
  return event === null ? null : calendarFile(event);
}
