import { BOOKING_STATES, BOOKING_STATUS, bookingOf, isVehicleGone } from "~/domain/appointment/booking";
import { BROUGHT_FROM } from "~/domain/appointment/brought-vehicle";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { bookingEvent } from "~/domain/calendar/booking-event";
import { calendarFile, calendarMethod } from "~/domain/calendar/calendar-file";
import { leadPhone } from "~/domain/phone/lead-phone";
import type { MailAttachment } from "~/ports/mailer";
import { nextSteps } from "./form-next.server";
import type { ShopperMailSource } from "./letter-source.server";

/** What a calendar file is made from. */
type CalendarSource = Pick<ShopperMailSource, "lead" | "config" | "copy" | "now">;

/**
 * A booking for the shopper's own calendar, as it stands after the lead's last change: it replaces the file before. A
 * time that is only asked for is in none, and one that is kept no more goes from the calendar.
 * @param page whole address of the shopper's own page of it
 */
export function bookingCalendar(source: CalendarSource, page: string): readonly MailAttachment[] {
  const { lead, config, copy } = source;
  // No time was kept where the vehicle has to be brought.
  const isTakenBack = lead.changes.at(-1)?.letter === "vehicleReserved" && !lead.fields[BROUGHT_FROM];
  const phone = leadPhone(lead, config);
  // Of a cancelled booking nothing comes next, and it cannot be moved any more.
  const said =
    isTakenBack || bookingOf(lead)?.state === "cancelled"
      ? {
          first: [
            copy(`letters.${visitKindOf(lead.kind)}.${isTakenBack ? "reserved" : endOf(lead)}.heading`),
          ],
          last: [],
        }
      : { first: nextSteps(source), last: [`${copy("letters.calendarLink")} ${page}`] };
  const text = [...said.first, ...(phone === null ? [] : [phone]), ...said.last].join("\n");
  const event = bookingEvent(isTakenBack ? asCancelled(lead) : lead, config, { copy, text });
  if (event === null) return [];
  return [
    {
      fileName: lead.kind === "testDrive" ? "test-drive.ics" : "service.ics",
      contentType: `text/calendar; method=${calendarMethod(event)}`,
      text: calendarFile(event),
    },
  ];
}

function endOf(lead: CalendarSource["lead"]): "gone" | "cancelled" {
  return isVehicleGone(lead) ? "gone" : "cancelled";
}

/** A time that was kept and is only wished for now. */
function asCancelled(lead: CalendarSource["lead"]): CalendarSource["lead"] {
  return {
    ...lead,
    fields: { ...lead.fields, booking_held: "Yes", [BOOKING_STATUS]: BOOKING_STATES.cancelled },
  };
}
