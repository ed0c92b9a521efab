import { bookingOf } from "~/domain/appointment/booking";
import { bookingPlace } from "~/domain/appointment/booking-place";
import { bookingEvent } from "~/domain/calendar/booking-event";
import { calendarFile, calendarMethod } from "~/domain/calendar/calendar-file";
import type { MailAttachment } from "~/ports/mailer";
import { nextSteps } from "./form-next.server";
import type { ShopperMailSource } from "./letter-source.server";
import { salesPhone } from "./letterhead.server";

/** What a calendar file is made from. */
type CalendarSource = Pick<ShopperMailSource, "lead" | "config" | "copy">;

/**
 * A booking for the shopper's own calendar, as it stands after the lead's last change: it replaces the file before. A
 * time that is only asked for is in none.
 * @param page whole address of the shopper's own page of it
 */
export function bookingCalendar(source: CalendarSource, page: string): readonly MailAttachment[] {
  const { lead, config, copy } = source;
  const phone = bookingPhone(source);
  const booking = bookingOf(lead);
  const change = booking?.state === "cancelled" ? [] : [`${copy("letters.calendarLink")} ${page}`];
  const text = [...nextSteps(source), ...(phone === null ? [] : [phone]), ...change].join("\n");
  const event = bookingEvent(lead, config, { copy, text });
  if (event === null) return [];
  return [
    {
      fileName: lead.kind === "testDrive" ? "test-drive.ics" : "service.ics",
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
