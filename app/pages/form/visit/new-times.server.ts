import type { Booking } from "~/domain/appointment/booking";
import { bookingPlace, bookingZone } from "~/domain/appointment/booking-place";
import { type FreeDay, freeDays } from "~/domain/appointment/free-times";
import { visitKindOf, visitPlan } from "~/domain/appointment/visit-plan";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { openingHoursOf } from "~/domain/tenant/opening-hours";
import { isVehicleMissing } from "~/pages/sent/sent-state.server";
import type { SentRecord } from "~/ports/sent-leads";
import type { FormDesk } from "~/request/form-context.server";
import type { NamedVehicle } from "~/request/vehicle-brief.server";
import { daysAt } from "../visit-times.server";

/**
 * What a booking can be moved to: the free times of its place, or where a day was asked for, the days on which the
 * workshop is open; null where the vehicle cannot be driven any more.
 * @param also `taken`: with the times that others have
 */
export async function newTimes(
  site: FormDesk,
  sent: SentRecord,
  booking: Booking,
  about: NamedVehicle,
  also: { readonly taken: boolean } = { taken: false },
): Promise<readonly FreeDay[] | null> {
  const { lead } = sent;
  const kind = visitKindOf(lead.kind);
  if (kind === null) return [];
  if (asksDayOnly(sent, booking)) return workshopDays(site, lead, booking);
  if (isVehicleMissing(sent, site, about)) return null;
  return daysAt(site, { kind, locationId: booking.locationId ?? "", about, isTakenToo: also.taken });
}

/** Whether a booking has a day and no time: the workshop gives the time itself. */
export function asksDayOnly({ lead }: Pick<SentRecord, "lead">, { time }: Pick<Booking, "time">): boolean {
  return lead.kind === "service" && time === null;
}

function workshopDays({ config, now }: FormDesk, lead: LeadRecord, booking: Booking): readonly FreeDay[] {
  const place = bookingPlace(lead, config);
  if (place === null) return [];
  const open = freeDays({
    week: openingHoursOf(config, place),
    special: place.specialHours,
    timeZone: bookingZone(lead, config),
    now,
    visits: visitPlan(config, "service", place),
    taken: () => false,
  });
  return open.filter(({ date }) => date !== booking.day);
}
