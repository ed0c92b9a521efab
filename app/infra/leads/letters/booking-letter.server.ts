import { type CalendarEvent, calendarFile } from "~/domain/calendar/calendar-file";
import type { SiteLocation } from "~/domain/tenant/config/location";
import { primaryLocation } from "~/domain/tenant/opening-hours";
import { momentAt } from "~/domain/time/moment-at";
import type { MailAttachment } from "~/ports/mailer";
import { nextSteps } from "./form-next.server";
import { factsPart, knownCopy, leadReference, type LetterContent, stepsPart } from "./letter-content.server";
import { letterTime, letterDay, placeAddress } from "./letter-figures.server";
import type { ShopperMailSource } from "./letter-source.server";
import { salesPhone } from "./letterhead.server";
import { vehiclePart } from "./letter-vehicle.server";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^\d{2}:\d{2}$/;

/** A test drive: booked, or asked for while no time is kept for it yet. */
export function testDriveLetter(source: ShopperMailSource): LetterContent {
  const { lead, config, copy } = source;
  const [day, time] = [textOf(lead.fields["booking_date"], DAY), textOf(lead.fields["booking_time"], CLOCK)];
  const isBooked = day !== null && time !== null && lead.fields["booking_held"] !== "No";
  const values = {
    dealer: config.site.name,
    day: day === null ? "" : letterDay(day, source),
    time: time === null ? "" : letterTime(time, source),
    vehicle: lead.vehicle?.name ?? "",
  };
  const say = (key: string) => copy(`letters.testDrive${isBooked ? "" : ".requested"}.${key}`, values);
  const place = placeOf(source);
  return {
    subject: say("subject"),
    heading: say("heading"),
    text: say("text"),
    parts: [
      ...factsPart(
        {
          day: values.day,
          time: values.time,
          ...placeFacts(place, source),
          reference: leadReference(source),
        },
        source,
      ),
      ...vehiclePart(source),
      ...stepsPart(nextSteps(source), source),
    ],
    attachments: isBooked
      ? [
          calendar("test-drive.ics", source, place, {
            title: copy(
              lead.vehicle === null ? "letters.testDrive.calendar" : "letters.testDrive.calendarVehicle",
              values,
            ),
            when: {
              begins: momentAt(day, time, place?.timeZone ?? config.site.timeZone),
              minutes: config.forms.visits.minutes,
            },
            confirmed: true,
          }),
        ]
      : [],
  };
}

/** A day in the workshop, which the workshop has still to confirm. */
export function serviceLetter(source: ShopperMailSource): LetterContent {
  const { lead, config, copy } = source;
  const day = textOf(lead.fields["preferred_date"], DAY);
  const type = lead.fields["service_type"] ?? "";
  const values = { dealer: config.site.name };
  const say = (key: string) => copy(`letters.service.${key}`, values);
  const place = placeOf(source);
  return {
    subject: say("subject"),
    heading: say("heading"),
    text: say("text"),
    parts: [
      ...factsPart(
        {
          day: day === null ? "" : letterDay(day, source),
          serviceType: knownCopy([`forms.choices.service_type.${type}`], source)[0],
          ...placeFacts(place, source, config.site.phones["service"]),
          reference: leadReference(source),
        },
        source,
      ),
      ...stepsPart(nextSteps(source), source),
    ],
    attachments:
      day === null
        ? []
        : [
            calendar("service.ics", source, place, {
              title: say("calendar"),
              when: { day },
              confirmed: false,
            }),
          ],
  };
}

/** What was typed reaches a mail only in the form that the field has. */
function textOf(value: string | undefined, form: RegExp): string | null {
  return value !== undefined && form.test(value) ? value : null;
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
