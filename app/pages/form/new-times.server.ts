import type { Booking } from "~/domain/appointment/booking";
import { bookingPlace, bookingZone } from "~/domain/appointment/booking-place";
import { freeDays } from "~/domain/appointment/free-times";
import { visitKindOf, visitPlan } from "~/domain/appointment/visit-plan";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { openingHoursOf } from "~/domain/tenant/opening-hours";
import { isVehicleMissing } from "~/pages/sent/sent-state.server";
import type { SentRecord } from "~/ports/sent-leads";
import type { FormDesk } from "~/request/form-context.server";
import type { NamedVehicle } from "~/request/vehicle-brief.server";
import { dayText, visitText } from "~/request/visit-words.server";
import { daysAt } from "./visit-times.server";

/** A day with what can be chosen on it. */
export interface NewTimes {
  readonly label: string;
  readonly times: readonly { readonly value: string; readonly label: string }[];
}

/**
 * What a booking can be moved to: the free times of its place, or where a day was asked for, those on which the workshop is open; null
 * where the vehicle cannot be driven any more. Values are `2026-11-23T09:30`, or `2026-11-23` alone.
 * @param also `taken`: with the times that others have
 */
export async function newTimes(
  site: FormDesk,
  sent: SentRecord,
  booking: Booking,
  about: NamedVehicle,
  also: { readonly taken: boolean } = { taken: false },
): Promise<readonly NewTimes[] | null> {
  const { lead } = sent;
  const kind = visitKindOf(lead.kind);
  if (kind === null) return [];
  if (kind === "service" && booking.time === null) return workshopDays(site, lead, booking);
  if (isVehicleMissing(sent, site, about)) return null;
  const days = await daysAt(site, {
    kind,
    locationId: booking.locationId ?? "",
    about,
    isTakenToo: also.taken,
  });
  return days.map(({ date, times }) => ({
    label: dayText(date, site.config),
    times: times.map((time) => ({
      value: `${date}T${time}`,
      // A closed list shows no day above its choice.
      label: visitText(date, time, site.config),
    })),
  }));
}

function workshopDays({ config, now }: FormDesk, lead: LeadRecord, booking: Booking): readonly NewTimes[] {
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
  const days = open.map(({ date }) => date).filter((date) => date !== booking.day);
  const times = days.map((date) => ({ value: date, label: dayText(date, config) }));
  return times.length === 0 ? [] : [{ label: place.name, times }];
}
