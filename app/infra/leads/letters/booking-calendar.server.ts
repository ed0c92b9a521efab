import { type Booking, bookingOf } from "~/domain/appointment/booking";
import { bookingPlace } from "~/domain/appointment/booking-place";
import { calendarFile, type CalendarEvent, calendarMethod } from "~/domain/calendar/calendar-file";
import { momentAt } from "~/domain/time/moment-at";
import type { MailAttachment } from "~/ports/mailer";
import { nextSteps } from "./form-next.server";
import { placeAddress } from "./letter-figures.server";
import type { ShopperMailSource } from "./letter-source.server";
import { salesPhone } from "./letterhead.server";

/** What a calendar file is made from. */
export type CalendarSource = Pick<ShopperMailSource, "lead" | "config" | "copy">;

/**
 * A booking for the shopper's own calendar, as it stands after the lead's last change: it replaces the file before. A
 * time that is only asked for is in none.
 */
export function bookingCalendar(source: CalendarSource): readonly MailAttachment[] {
  const { lead, config, copy } = source;
  const booking = bookingOf(lead);
  const isDrive = lead.kind === "testDrive";
  if (booking === null || (isDrive && (booking.time === null || lead.fields["booking_held"] === "No")))
    return [];
  const place = bookingPlace(lead, config);
  const values = { dealer: config.site.name, vehicle: lead.vehicle?.name ?? "" };
  const title = isDrive
    ? copy(lead.vehicle === null ? "letters.testDrive.calendar" : "letters.testDrive.calendarVehicle", values)
    : copy("letters.service.calendar", values);
  const phone = bookingPhone(source);
  const event: CalendarEvent = {
    title,
    when: eventTime(booking, source),
    confirmed: isDrive,
    id: `${lead.id}@${new URL(config.site.url).hostname}`,
    text: [...nextSteps(source), ...(phone === null ? [] : [phone])].join("\n"),
    place: [config.site.name, ...(place === null ? [] : [place.name, placeAddress(place, source)])].join(
      ", ",
    ),
    madeAt: new Date(lead.changes.at(-1)?.at ?? lead.receivedAt),
    sequence: booking.sequence,
    cancelled: booking.state === "cancelled",
  };
  return [
    {
      fileName: isDrive ? "test-drive.ics" : "service.ics",
      contentType: `text/calendar; method=${calendarMethod(event)}`,
      text: calendarFile(event),
    },
  ];
}

/** Whom to call about a booking: the place's own number, else the department's, else the dealer's. */
export function bookingPhone({ lead, config }: Pick<CalendarSource, "lead" | "config">): string | null {
  const contact = bookingPlace(lead, config)?.contactDetail;
  const own = contact?.phone ?? contact?.mobile ?? contact?.landlinePhone;
  const desk = lead.kind === "service" ? config.site.phones["service"] : undefined;
  return desk ?? own ?? salesPhone(config);
}

function eventTime({ day, time }: Booking, { lead, config }: CalendarSource): CalendarEvent["when"] {
  if (time === null) return { day };
  const zone = bookingPlace(lead, config)?.timeZone ?? config.site.timeZone;
  return { begins: momentAt(day, time, zone), minutes: config.forms.visits.minutes };
}
