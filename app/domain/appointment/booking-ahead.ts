import type { LeadRecord } from "../lead/lead-record";
import type { SiteConfig } from "../tenant/site-config";
import { bookingOf, isAhead, isWish } from "./booking";
import { bookingZone } from "./booking-place";

type Booked = Pick<LeadRecord, "kind" | "fields" | "changes" | "vehicle">;
type Dealer = Pick<SiteConfig, "site">;

/** Whether a lead has a booking that stands and lies ahead, on the clocks of its place. */
export function isBookingAhead(lead: Booked, config: Dealer, now: Date): boolean {
  const booking = bookingOf(lead);
  return booking !== null && isAhead(booking, now, bookingZone(lead, config));
}

/** Whether a lead wishes for a day and time that lie ahead and that the dealer has still to agree to. */
export function isWishAhead(lead: Booked, config: Dealer, now: Date): boolean {
  return isWish(bookingOf(lead)) && isBookingAhead(lead, config, now);
}
