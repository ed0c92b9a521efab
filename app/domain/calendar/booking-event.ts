import { bookingOf, bookingStart } from "../appointment/booking";
import { bookingPlace, bookingZone } from "../appointment/booking-place";
import { type VisitKind, visitKindOf, visitPlan } from "../appointment/visit-plan";
import { countryOf } from "../country/country-of";
import type { LeadRecord } from "../lead/lead-record";
import { addressLine } from "../location/address-line";
import type { SiteConfig } from "../tenant/site-config";
import type { CalendarEvent } from "./calendar-file";

type BookedLead = Pick<LeadRecord, "id" | "kind" | "fields" | "receivedAt" | "changes" | "vehicle">;

/** What an event says. */
interface EventWords {
  /** Copy in the shopper's language. */
  copy(key: string, values: Readonly<Record<string, string>>): string;
  /** What it says below its title. */
  readonly text: string;
}

/**
 * A booking for the shopper's own calendar, as it stands after the lead's last change: with one id in every file, so that
 * a calendar keeps one. What the dealer has still to agree to is in none (null): a day alone, a time that is not kept.
 */
export function bookingEvent(
  lead: BookedLead,
  config: Pick<SiteConfig, "site" | "forms">,
  { copy, text }: EventWords,
): CalendarEvent | null {
  const { site, forms } = config;
  const booking = bookingOf(lead);
  const kind = visitKindOf(lead.kind);
  if (booking === null || kind === null || booking.time === null || lead.fields["booking_held"] === "No")
    return null;
  const place = bookingPlace(lead, config);
  const begins = bookingStart(booking, bookingZone(lead, config));
  const placed = place === null ? [] : [place.name, addressLine(place.address, countryOf(site.country))];
  // A service is brought at its time; how long the work takes, nobody has said.
  const minutes = kind === "service" ? null : visitPlan({ forms }, kind, place).minutes;
  return {
    id: `${lead.id}@${new URL(site.url).hostname}`,
    title: copy(`letters.${titleOf(lead, kind)}`, {
      dealer: site.name,
      vehicle: lead.vehicle?.name ?? "",
    }),
    text,
    place: [site.name, ...placed].join(", "),
    when: { begins, minutes },
    madeAt: new Date(lead.changes.at(-1)?.at ?? lead.receivedAt),
    sequence: booking.sequence,
    cancelled: booking.state === "cancelled",
  };
}

function titleOf({ vehicle }: BookedLead, kind: VisitKind): string {
  if (kind === "service") return "service.calendarBooked";
  return `testDrive.calendar${vehicle === null ? "" : "Vehicle"}`;
}
