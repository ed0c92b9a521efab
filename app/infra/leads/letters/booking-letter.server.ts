import { bookingOf } from "~/domain/appointment/booking";
import { bookingPlace } from "~/domain/appointment/booking-place";
import { bookingCalendar, bookingPhone } from "./booking-calendar.server";
import { nextSteps } from "./form-next.server";
import {
  factsPart,
  knownCopy,
  leadReference,
  type LetterContent,
  letterWords,
  stepsPart,
} from "./letter-content.server";
import { letterDay, letterTime, placeAddress } from "./letter-figures.server";
import type { ShopperMailSource } from "./letter-source.server";
import { vehiclePart } from "./letter-vehicle.server";

/** A test drive: booked, or asked for while no time is kept for it yet; moved, cancelled, or reminded of. */
export function testDriveLetter(source: ShopperMailSource): LetterContent {
  const isAsked = bookingOf(source.lead)?.state === "asked" || bookingOf(source.lead) === null;
  return bookingLetter(`testDrive${variant(source) ?? (isAsked ? ".requested" : "")}`, source);
}

/** A day in the workshop, which the workshop has still to confirm; moved, or cancelled. */
export function serviceLetter(source: ShopperMailSource): LetterContent {
  return bookingLetter(`service${variant(source) ?? ""}`, source);
}

/** A booking that the shopper moved or cancelled. */
export function changedBookingLetter(source: ShopperMailSource): LetterContent {
  return source.lead.kind === "service" ? serviceLetter(source) : testDriveLetter(source);
}

function variant({ lead, reminder }: ShopperMailSource): string | null {
  if (reminder !== undefined) return ".reminder";
  const letter = lead.changes.at(-1)?.letter;
  if (letter === "bookingMoved") return ".moved";
  return letter === "bookingCancelled" ? ".cancelled" : null;
}

function bookingLetter(group: string, source: ShopperMailSource): LetterContent {
  const { lead, reminder } = source;
  const booking = bookingOf(lead);
  const values = bookingValues(source);
  const type = lead.fields["service_type"] ?? "";
  const place = bookingPlace(lead, source.config);
  const isOff = booking?.state === "cancelled";
  return {
    ...letterWords(group, source, values).head,
    parts: [
      ...factsPart(
        {
          day: values.day,
          time: values.time,
          serviceType:
            lead.kind === "service" ? knownCopy([`forms.choices.service_type.${type}`], source)[0] : null,
          place: place === null ? null : `${place.name}\n${placeAddress(place, source)}`,
          phone: bookingPhone(source),
          reference: leadReference(source),
        },
        source,
      ),
      ...vehiclePart(source),
      ...(isOff
        ? []
        : stepsPart(nextSteps(source, booking?.state === "asked" && lead.kind !== "service"), source)),
    ],
    // A reminder changes nothing in a calendar.
    attachments: reminder === undefined ? bookingCalendar(source) : [],
  };
}

/** What the words about a booking name: dealer, day, time and vehicle. */
export function bookingValues(source: ShopperMailSource) {
  const { lead, config } = source;
  const booking = bookingOf(lead);
  return {
    dealer: config.site.name,
    day: booking === null ? "" : letterDay(booking.day, source),
    time: booking?.time == null ? "" : letterTime(booking.time, source),
    vehicle: lead.vehicle?.name ?? "",
  };
}
