import type { Booking } from "~/domain/appointment/booking";
import { bookingPlace, bookingZone } from "~/domain/appointment/booking-place";
import { type FreeDay, freeDays } from "~/domain/appointment/free-times";
import { visitKindOf, visitPlan } from "~/domain/appointment/visit-plan";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { openingHoursOf, specialHoursOf } from "~/domain/tenant/opening-hours";
import { isVehicleMissing } from "~/pages/sent/sent-state.server";
import type { SentRecord } from "~/ports/sent-leads";
import type { FormDesk } from "~/request/form-context.server";
import type { NamedVehicle } from "~/request/vehicle-brief.server";
import { daysAt, rulesAt, whyNotFree } from "../visit-times.server";

/** A day and time that a booking cannot be moved to. */
interface UnfreeNewTime {
  readonly about: NamedVehicle;
  /** From {@link newTimes}. */
  readonly days: readonly FreeDay[];
  readonly day: string;
  /** Empty where none was chosen. */
  readonly time: string;
}

/**
 * What a booking can be moved to: the free times of its place, or where a day was asked for, the days on which the
 * workshop is open; null where the vehicle cannot be driven any more.
 */
export async function newTimes(
  site: FormDesk,
  sent: SentRecord,
  booking: Booking,
  about: NamedVehicle,
): Promise<readonly FreeDay[] | null> {
  const { lead } = sent;
  const kind = visitKindOf(lead.kind);
  if (kind === null) return [];
  if (asksDayOnly(sent, booking)) {
    const rules = workshopRules(site, lead);
    const open = rules === null ? [] : freeDays({ ...rules, taken: () => false });
    return open.filter(({ date }) => date !== booking.day);
  }
  if (isVehicleMissing(sent, site, about)) return null;
  return daysAt(site, { kind, locationId: booking.locationId ?? "", about });
}

/** Whether a booking has a day and no time: the workshop gives the time itself. */
export function asksDayOnly({ lead }: Pick<SentRecord, "lead">, { time }: Pick<Booking, "time">): boolean {
  return lead.kind === "service" && time === null;
}

/** Why a booking cannot be moved to a day and time, with the next that are free; null where none is. */
export function whyNotNewTime(
  site: FormDesk,
  sent: SentRecord,
  booking: Booking,
  { about, days, day, time }: UnfreeNewTime,
): string | null {
  const kind = visitKindOf(sent.lead.kind);
  const dayOnly = asksDayOnly(sent, booking);
  const rules =
    kind === null || dayOnly
      ? workshopRules(site, sent.lead)
      : rulesAt(site, kind, booking.locationId ?? "", about);
  return whyNotFree(site, { days, rules, date: day, time: dayOnly ? "" : time, dayOnly });
}

function workshopRules({ config, now }: FormDesk, lead: LeadRecord) {
  const place = bookingPlace(lead, config);
  if (place === null) return null;
  return {
    week: openingHoursOf(config, place),
    special: specialHoursOf(config, place),
    timeZone: bookingZone(lead, config),
    now,
    visits: visitPlan(config, "service", place),
  };
}
