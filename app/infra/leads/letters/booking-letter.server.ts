import { type CalendarEvent, calendarFile } from "~/domain/calendar/calendar-file";
import type { SiteLocation } from "~/domain/tenant/config/location";
import { primaryLocation } from "~/domain/tenant/opening-hours";
import { momentAt } from "~/domain/time/moment-at";
import type { MailAttachment } from "~/ports/mailer";
import { nextSteps } from "./form-next.server";
import {
  factsPart,
  knownCopy,
  leadReference,
  type LetterContent,
  letterWords,
  stepsPart,
} from "./letter-content.server";
import { clockIn, dayIn, letterDay, letterTime, placeAddress } from "./letter-figures.server";
import type { ShopperMailSource } from "./letter-source.server";
import { salesPhone } from "./letterhead.server";
import { vehiclePart } from "./letter-vehicle.server";

/** A test drive: booked, or asked for while no time is kept for it yet. */
export function testDriveLetter(source: ShopperMailSource): LetterContent {
  const { lead, config } = source;
  const [day, clock] = [dayIn(lead.fields["booking_date"]), clockIn(lead.fields["booking_time"])];
  const isBooked = day !== null && clock !== null && lead.fields["booking_held"] !== "No";
  const when = { day: letterDay(day, source), time: letterTime(clock, source) };
  const values = { ...when, vehicle: lead.vehicle?.name ?? "" };
  const { say, head } = letterWords(`testDrive${isBooked ? "" : ".requested"}`, source, values);
  const place = placeOf(source);
  const content = {
    ...head,
    parts: [
      ...factsPart({ ...when, ...placeFacts(place, source), reference: leadReference(source) }, source),
      ...vehiclePart(source),
      ...stepsPart(nextSteps(source, !isBooked), source),
    ],
  };
  if (!isBooked) return content;
  const begins = momentAt(day, clock, place?.timeZone ?? config.site.timeZone);
  const event = {
    title: say(lead.vehicle === null ? "calendar" : "calendarVehicle"),
    when: { begins, minutes: config.forms.visits.minutes },
    confirmed: true,
  };
  return { ...content, attachments: [calendar("test-drive.ics", source, place, event)] };
}

/** A day in the workshop, which the workshop has still to confirm. */
export function serviceLetter(source: ShopperMailSource): LetterContent {
  const { fields } = source.lead;
  const day = dayIn(fields["preferred_date"]);
  const { say, head } = letterWords("service", source);
  const place = placeOf(source);
  const facts = {
    day: letterDay(day, source),
    serviceType: knownCopy([`forms.choices.service_type.${fields["service_type"] ?? ""}`], source)[0],
    ...placeFacts(place, source, source.config.site.phones["service"]),
    reference: leadReference(source),
  };
  const content = {
    ...head,
    parts: [...factsPart(facts, source), ...stepsPart(nextSteps(source), source)],
  };
  if (day === null) return content;
  const event = { title: say("calendar"), when: { day }, confirmed: false };
  return { ...content, attachments: [calendar("service.ics", source, place, event)] };
}

/** The place that was chosen, else where the vehicle stands, else the dealer's first. */
function placeOf({ lead, config }: ShopperMailSource): SiteLocation | null {
  const named = [lead.fields["location_id"], lead.fields["location"], lead.vehicle?.yard?.id];
  const places = named.map((name) => config.site.locations.find(({ id }) => id === name));
  return places.find((place) => place !== undefined) ?? primaryLocation(config);
}

function placeFacts(place: SiteLocation | null, source: ShopperMailSource, desk?: string) {
  const contact = place?.contactDetail;
  const own = contact?.phone ?? contact?.mobile ?? contact?.landlinePhone;
  return {
    place: place === null ? null : `${place.name}\n${placeAddress(place, source)}`,
    phone: desk ?? own ?? salesPhone(source.config),
  };
}

function calendar(
  fileName: string,
  source: ShopperMailSource,
  place: SiteLocation | null,
  event: Pick<CalendarEvent, "title" | "when" | "confirmed">,
): MailAttachment {
  const { lead, config } = source;
  const { phone } = placeFacts(place, source);
  const where = place === null ? [] : [place.name, placeAddress(place, source)];
  const text = calendarFile({
    ...event,
    id: `${lead.id}@${new URL(config.site.url).hostname}`,
    text: [...nextSteps(source), ...(phone === null ? [] : [phone])].join("\n"),
    place: [config.site.name, ...where].join(", "),
    madeAt: new Date(lead.receivedAt),
  });
  return { fileName, contentType: "text/calendar; method=PUBLISH", text };
}
