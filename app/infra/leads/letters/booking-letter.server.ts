import { bookingOf, isBookingOver, isVehicleGone } from "~/domain/appointment/booking";
import { bookingStanding, standingKey } from "~/domain/appointment/booking-standing";
import { bookAgainPath } from "~/domain/appointment/book-again";
import { BROUGHT_FROM } from "~/domain/appointment/brought-vehicle";
import { bookingPlace, bookingZone } from "~/domain/appointment/booking-place";
import { isOpenAsk } from "~/domain/appointment/open-ask";
import { dayAfter } from "~/domain/appointment/free-times";
import { leadPhone } from "~/domain/phone/lead-phone";
import type { LetterPart } from "~/domain/letter/letter";
import { ASKED_ABOUT } from "~/domain/lead/standing-fields";
import { siteAddress } from "~/domain/tenant/site-language";
import { localTime } from "~/domain/time/local-time";
import type { MailAttachment } from "~/ports/mailer";
import { bookingCalendar } from "./booking-calendar.server";
import { nextSteps } from "./form-next.server";
import {
  factsPart,
  knownCopy,
  leadReference,
  type LetterContent,
  letterWords,
  stepsPart,
} from "./letter-content.server";
import { letterDay, letterTime, placeAddress, shortDay } from "./letter-figures.server";
import type { ShopperMailSource } from "./letter-source.server";
import { ownVehicle } from "./own-vehicle.server";
import { sentAddress } from "./sent-address.server";
import { reservedWords } from "./reserved-words.server";
import { vehiclePart } from "./letter-vehicle.server";

/** Changes that are told in other words where the time was a wish. */
const WISHED: readonly string[] = [".moved", ".cancelled"];

/** To who has asked for a drive and has no time kept for it, that the vehicle is reserved. */
const ASKED = ".reservedUndated";

/** A test drive: booked, or asked for while no time is kept for it yet; moved, cancelled, or reminded of. */
export function testDriveLetter(source: ShopperMailSource): LetterContent {
  const isAsked = bookingOf(source.lead)?.state === "asked" || bookingOf(source.lead) === null;
  const changed = variant(source);
  const told = groupTold(changed, source.lead);
  const group = isLate(source) ? ".requested" : (told ?? (isAsked ? ".requested" : ""));
  // What was not kept has no new time, and is in no calendar.
  const isWished = source.lead.fields["booking_held"] === "No" && WISHED.includes(group);
  return bookingLetter(`testDrive${group}${isWished ? "Wish" : ""}`, source);
}

/** Of a vehicle that has to be brought, the time is the dealer's to agree to, as one that nobody has chosen yet. */
function groupTold(changed: string | null, lead: ShopperMailSource["lead"]): string | null {
  const isBrought = Boolean(lead.fields[BROUGHT_FROM]);
  if (changed === ".reserved" && (isBrought || isOpenAsk(lead))) return ASKED;
  return changed === ".freed" && isBrought ? ".freedBrought" : changed;
}

/** A service: booked, or asked for while the workshop has still to confirm it; moved, cancelled, or reminded of. */
export function serviceLetter(source: ShopperMailSource): LetterContent {
  return bookingLetter(`service${serviceGroup(source)}`, source);
}

function serviceGroup(source: ShopperMailSource): string {
  const booking = bookingOf(source.lead);
  if (isLate(source)) return ".late";
  // Without a day, or with a time that is not kept: the workshop gets in touch.
  if (booking === null || (booking.state === "asked" && booking.time !== null)) return ".requested";
  const changed = variant(source);
  if (changed === null) return booking.time === null ? "" : ".booked";
  return booking.time === null || changed === ".reminder" ? changed : `${changed}Time`;
}

/** A booking that the shopper moved or cancelled, or whose vehicle somebody else reserved, or is gone. */
export function changedBookingLetter(source: ShopperMailSource): LetterContent {
  return source.lead.kind === "service" ? serviceLetter(source) : testDriveLetter(source);
}

/** Whether a letter comes after the time that it is about: it was held back, or could not be sent. */
function isLate({ lead, config, now }: Pick<ShopperMailSource, "lead" | "config" | "now">): boolean {
  const booking = bookingOf(lead);
  if (booking === null || booking.state === "cancelled") return false;
  return isBookingOver(booking, now, bookingZone(lead, config));
}

function variant({ lead, reminder }: ShopperMailSource): string | null {
  if (reminder !== undefined) return ".reminder";
  const letter = lead.changes.at(-1)?.letter;
  if (letter === "bookingMoved") return ".moved";
  if (letter === "bookingKept") return ".kept";
  if (letter === "vehicleReserved") return ".reserved";
  if (letter === "vehicleFreed") return ".freed";
  if (letter === "vehicleGone") return ".gone";
  return letter === "bookingCancelled" ? ".cancelled" : null;
}

function bookingLetter(group: string, source: ShopperMailSource): LetterContent {
  const { lead, reminder } = source;
  const booking = bookingOf(lead);
  const values = bookingValues(source);
  const type = lead.fields["service_type"] ?? "";
  const place = bookingPlace(lead, source.config);
  const isOff = booking?.state === "cancelled";
  const isGone = isVehicleGone(lead);
  const late = isLate(source);
  const reserved = late ? null : reservedWords(source);
  // A reminder changes nothing in a calendar.
  const attachments = reminder === undefined && !late ? bookingCalendar(source, sentAddress(source)) : [];
  const takenOut = { kind: "text", text: source.copy("letters.takenOut") } as const;
  return {
    ...letterWords(group, source, values, {
      day: booking === null ? "" : dayToTell(booking.day, shortDay(booking.day, source), source),
    }).head,
    ...(reserved === null ? {} : { short: reserved.short }),
    parts: [
      ...(reserved?.parts ?? []),
      ...(attachments.some(takesOut) ? [takenOut] : []),
      ...factsPart(
        {
          status: late ? null : standingText(source),
          day: late || booking === null ? null : letterDay(booking.day, source),
          time: late ? null : values.time,
          serviceType:
            lead.kind === "service" ? knownCopy([`forms.choices.service_type.${type}`], source)[0] : null,
          work: lead.fields[ASKED_ABOUT] ?? null,
          yourVehicle: lead.kind === "service" ? ownVehicle(source) : null,
          loanCar:
            isOff || lead.fields["loan_car"] !== "Yes" ? null : source.copy("letters.facts.loanCarAsked"),
          vehicle: isGone ? lead.vehicle?.name : null,
          place: place === null ? null : `${place.name}\n${placeAddress(place, source)}`,
          phone: leadPhone(lead, source.config),
          reference: leadReference(source),
        },
        source,
      ),
      // The page of a vehicle that is gone does not stand for ever.
      ...(isGone ? [] : vehiclePart(source)),
      ...(isOff ? againLink(source) : []),
      // Nothing comes next but the word that it is free again.
      ...(isOff || group.endsWith(ASKED) || (late && lead.kind === "service")
        ? []
        : stepsPart(nextSteps(source, late || booking === null || booking.state === "asked"), source)),
    ],
    attachments,
  };
}

/** Whether a file takes a booking out of the calendar that has it. */
function takesOut({ contentType }: MailAttachment): boolean {
  return contentType.endsWith("method=CANCEL");
}

/** How the booking stands, in the words of its page; null without one. */
function standingText({ lead, config, copy, now }: ShopperMailSource): string | null {
  const standing = bookingStanding(lead, { now, timeZone: bookingZone(lead, config) });
  return standing === null ? null : copy(standingKey(standing));
}

/** Where to book another time, or another vehicle. */
function againLink({ lead, config, copy }: ShopperMailSource): readonly LetterPart[] {
  const path = bookAgainPath(lead, config);
  if (path === null) return [];
  const label = copy(isVehicleGone(lead) ? "mine.againOther" : "mine.again");
  return [{ kind: "link", label, href: siteAddress(config.site, path) }];
}

/** What the words about a booking name: dealer, day, time and vehicle. */
function bookingValues(source: ShopperMailSource) {
  const { lead, config } = source;
  const booking = bookingOf(lead);
  return {
    dealer: config.site.name,
    day: booking === null ? "" : dayToTell(booking.day, letterDay(booking.day, source), source),
    time: booking?.time == null ? "" : letterTime(booking.time, source),
    vehicle: lead.vehicle?.name ?? "",
  };
}

/** A reminder says that the day is today or tomorrow: two hours before an early time, it comes the evening before. */
function dayToTell(day: string, words: string, source: ShopperMailSource): string {
  const { lead, config, copy, reminder, now } = source;
  if (reminder === undefined) return words;
  const today = localTime(now, bookingZone(lead, config)).date;
  if (day === today) return copy("letters.reminders.today", { day: words });
  return day === dayAfter(today, 1) ? copy("letters.reminders.tomorrow", { day: words }) : words;
}
