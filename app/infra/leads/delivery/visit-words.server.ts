import { bookingOf } from "~/domain/appointment/booking";
import { bookingZone } from "~/domain/appointment/booking-place";
import { type BookingStanding, bookingStanding } from "~/domain/appointment/booking-standing";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { isHalfWay } from "~/domain/lead/origin/half-way";
import type { LeadSite } from "~/domain/lead/sinks";
import { dateFormat } from "~/domain/text/intl-formats";

/** Day and time of a booking, short: "Wed 2 Dec, 9:30 am"; null for what is none. */
export function bookedFor(
  lead: Pick<LeadRecord, "kind" | "fields" | "changes">,
  { site }: LeadSite,
): string | null {
  const booking = bookingOf(lead);
  if (booking === null) return null;
  const write = dateFormat(site.locale, {
    ...({ weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const),
    ...(booking.time === null ? {} : ({ hour: "numeric", minute: "2-digit" } as const)),
  });
  return write.format(new Date(`${booking.day}T${booking.time ?? "00:00"}Z`));
}

/**
 * How the visit of a lead stood when it was sent, or at a later moment, for the dealer: as its shopper is told, or `none` while no day is
 * chosen; null where nobody comes, and of a form that was left half-way.
 */
export function visitStanding(
  lead: Pick<LeadRecord, "kind" | "fields" | "changes" | "receivedAt" | "subcategory" | "carId" | "vehicle">,
  config: LeadSite,
  at = lead.receivedAt,
): BookingStanding | "none" | null {
  if (visitKindOf(lead.kind) === null || isHalfWay(lead)) return null;
  const [now, timeZone] = [new Date(at), bookingZone(lead, config)];
  return bookingStanding(lead, { now, timeZone }) ?? "none";
}

/** Whether the dealer has still to agree to a visit. */
export function waitsForDealer(standing: ReturnType<typeof visitStanding>): boolean {
  return standing === "asked" || standing === "reserved";
}
