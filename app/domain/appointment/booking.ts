import type { LeadLetter } from "../lead/lead";
import type { LeadRecord } from "../lead/lead-record";
import { BROUGHT_FROM } from "./brought-vehicle";
import { dayAfter } from "./free-times";
import { momentAt } from "../time/moment-at";
import { visitKindOf } from "./visit-plan";

/** Fields by which a lead says what became of its booking. */
export const BOOKING_STATUS = "booking_status";
/** What {@link BOOKING_STATUS} says; without the field, the booking is as it was made. */
export const BOOKING_STATES = {
  ...({ moved: "Moved", kept: "Kept", cancelled: "Cancelled" } as const),
  vehicleGone: "VehicleGone",
} as const;
/** Field with what a booking was for before it was moved, on the clocks of the place: `2026-11-23T09:30`, or the day. */
export const MOVED_FROM = "moved_from";
/** Field that says "No" where the shopper wants no reminders. */
export const REMINDERS = "booking_reminders";

/** Letters that bring a calendar file. */
const IN_CALENDARS: readonly LeadLetter[] = [
  ...(["bookingMoved", "bookingKept", "bookingCancelled", "vehicleReserved"] as const),
  "vehicleGone",
];

/**
 * Letters that tell a booking as it stands: after them it is reminded of anew, or no more, and letters about its earlier
 * steps that have not left are of no use.
 */
export const TELLS_BOOKING: readonly LeadLetter[] = [...IN_CALENDARS, "vehicleFreed", "bookingRetold"];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^\d{2}:\d{2}$/;

/** What a shopper has booked, or asked for. */
export interface Booking {
  /** `2026-11-23`, where the dealer is. */
  readonly day: string;
  /** `09:30`; null where only a day was asked for. */
  readonly time: string | null;
  /** Id of the location that was chosen; null where none was. */
  readonly locationId: string | null;
  /**
   * `kept`, the time is kept free; `asked`, the dealer has still to agree; `cancelled`, the shopper has called it off, or its
   * vehicle is gone.
   */
  readonly state: "kept" | "asked" | "cancelled";
  /** How often it was moved or cancelled; calendars replace what they have by a file with a higher number. */
  readonly sequence: number;
}

/** The booking a lead stands for: a test drive or a service. Null for other leads, and without a day. */
export function bookingOf({
  kind,
  fields,
  changes,
}: Pick<LeadRecord, "kind" | "fields" | "changes">): Booking | null {
  if (visitKindOf(kind) === null) return null;
  const chosen = matching(fields["booking_date"], DAY);
  // Where the workshop gives no times, it is asked for a day.
  const day = chosen ?? (kind === "service" ? matching(fields["preferred_date"], DAY) : null);
  const time = chosen === null ? null : matching(fields["booking_time"], CLOCK);
  if (day === null) return null;
  const isKept = time !== null && fields["booking_held"] !== "No";
  return {
    day,
    time,
    locationId: fields["location_id"] ?? null,
    state: isOff(fields) ? "cancelled" : isKept ? "kept" : "asked",
    sequence: changes.filter(({ letter }) => letter !== undefined && IN_CALENDARS.includes(letter)).length,
  };
}

/** Whether what a lead says of its booking is that it was called off, by the shopper or because its vehicle is gone. */
export function isOff({ [BOOKING_STATUS]: status }: LeadRecord["fields"]): boolean {
  return status === BOOKING_STATES.cancelled || status === BOOKING_STATES.vehicleGone;
}

/**
 * What a step about the vehicle alone says of a booking: that an earlier step moved it or kept its time is no news of this
 * one. That it was called off stays true.
 */
export function withoutEarlierStep(fields: LeadRecord["fields"]): LeadRecord["fields"] {
  return fields[BOOKING_STATUS] && !isOff(fields) ? { [BOOKING_STATUS]: "" } : {};
}

/** Whether a test drive was called off because its vehicle was sold or taken off the stock. */
export function isVehicleGone({ fields }: Pick<LeadRecord, "fields">): boolean {
  return fields[BOOKING_STATUS] === BOOKING_STATES.vehicleGone;
}

/** What was typed counts only in the form that the field has. */
function matching(value: string | undefined, form: RegExp): string | null {
  return value !== undefined && form.test(value) ? value : null;
}

/** Whether a day and a time are wished for that the dealer has still to agree to. */
export function isWish(booking: Booking | null): boolean {
  return booking !== null && booking.state === "asked" && booking.time !== null;
}

/** Whether a wish was for a vehicle that somebody had reserved and nobody has any more: a time can be kept for it. */
export function isFreed(lead: Pick<LeadRecord, "kind" | "fields" | "changes">): boolean {
  // What has to be brought is the dealer's to agree to.
  const isFree = lead.fields["vehicle_status"] !== "reserved" && !lead.fields[BROUGHT_FROM];
  return isWish(bookingOf(lead)) && isFree && lead.changes.some(({ letter }) => letter === "vehicleFreed");
}

/** When a booking begins; a whole day begins with it. */
export function bookingStart({ day, time }: Pick<Booking, "day" | "time">, timeZone: string): Date {
  return momentAt(day, time ?? "00:00", timeZone);
}

/** Whether a booking lies ahead and stands: it can be moved or cancelled until it begins, a whole day until its eve. */
export function isAhead(booking: Booking, now: Date, timeZone: string): boolean {
  return booking.state !== "cancelled" && bookingStart(booking, timeZone) > now;
}

/** Whether the time of a booking has come and gone; a whole day has when it ends. */
export function isBookingOver(booking: Pick<Booking, "day" | "time">, now: Date, timeZone: string): boolean {
  if (booking.time === null) return dayAfterBooking(booking, 1, timeZone) <= now;
  return bookingStart(booking, timeZone) <= now;
}

/** Until when the link to a booking's page opens at least: so many days after it. */
export function dayAfterBooking({ day }: Pick<Booking, "day">, days: number, timeZone: string): Date {
  return momentAt(dayAfter(day, days), "00:00", timeZone);
}
