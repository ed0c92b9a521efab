import type { LeadRecord } from "../lead/lead-record";
import { type Booking, bookingOf, isBookingOver, isFreed, isVehicleGone } from "./booking";
import { isReservedByOther } from "./open-ask";

/** How a booking stands, to a shopper. */
export type BookingStanding =
  | "booked"
  | "asked"
  | "reserved"
  | "freed"
  | "cancelled"
  | "over"
  | "vehicleGone"
  | "vehicleMissing";

/** Whether all is as it should be, somebody has still to act, or it is over. */
export const STANDING_TONES: Readonly<Record<BookingStanding, "good" | "waiting" | "ended">> = {
  booked: "good",
  asked: "waiting",
  reserved: "waiting",
  freed: "waiting",
  cancelled: "ended",
  over: "ended",
  vehicleGone: "ended",
  vehicleMissing: "waiting",
};

/** Copy that names a standing: the same words on its page, in the account, in letters and after sending. */
export function standingKey(standing: BookingStanding): string {
  return `mine.states.${standing}`;
}

/** The part of a lead that says how its booking stands. */
type Booked = Pick<LeadRecord, "kind" | "fields" | "changes">;

/** What decides how a booking stands besides its lead. */
interface StandingFacts {
  readonly now: Date;
  /** Of the place whose clocks it goes by. */
  readonly timeZone: string;
  /** Whether nobody can drive the vehicle just now. */
  readonly isMissing?: boolean;
  /** Whether the shopper has ordered the vehicle. */
  readonly hasOrdered?: boolean;
}

/** How the booking of a lead stands; null for a lead without one. */
export function bookingStanding(lead: Booked, facts: StandingFacts): BookingStanding | null {
  const booking = bookingOf(lead);
  return booking === null ? null : standingOf(lead, booking, facts);
}

function standingOf(lead: Booked, booking: Booking, facts: StandingFacts): BookingStanding {
  const { now, timeZone, isMissing = false, hasOrdered = false } = facts;
  if (isVehicleGone(lead)) return "vehicleGone";
  if (booking.state === "cancelled") return "cancelled";
  if (isBookingOver(booking, now, timeZone)) return "over";
  if (isMissing) return "vehicleMissing";
  if (isFreed(lead)) return "freed";
  if (booking.state === "kept") return "booked";
  return isReservedByOther(lead) && !hasOrdered ? "reserved" : "asked";
}
