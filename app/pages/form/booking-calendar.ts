import { calendarFile } from "~/domain/calendar/calendar-file";
import { countryOf } from "~/domain/country/country-of";
import type { SiteForm } from "~/domain/forms/site-form";
import { addressLine } from "~/domain/location/address-line";
import { primaryLocation } from "~/domain/tenant/opening-hours";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { momentAt } from "~/domain/time/moment-at";
import type { Translator } from "~/i18n/translator";

/** What a booking's calendar file is written from. */
export interface BookedForm {
  readonly form: Pick<SiteForm, "kind">;
  readonly config: SiteConfig;
  readonly t: Translator;
  readonly values: Readonly<Record<string, string>>;
  readonly leadId: string;
  readonly vehicleName: string | null;
  readonly now: Date;
}

/** The calendar file of a test drive or a service day; null for a form that books nothing. */
export function sentCalendar(booked: BookedForm): string | null {
  const { form, config, t, values, leadId, vehicleName, now } = booked;
  const { site } = config;
  const place = site.locations.find(({ id }) => id === values["location"]) ?? primaryLocation(config);
  const { booking_date: date, booking_time: time, preferred_date: day } = values;
  const names = { dealer: site.name, vehicle: vehicleName ?? "" };
  const drive = form.kind === "testDrive" && date !== undefined && time !== undefined;
  if (!drive && (form.kind !== "service" || day === undefined)) return null;
  const title = drive
    ? t(vehicleName === null ? "letters.testDrive.calendar" : "letters.testDrive.calendarVehicle", names)
    : t("letters.service.calendar", names);
  return calendarFile({
    // The same as in the mail: a calendar that gets both keeps one.
    id: `${leadId}@${new URL(site.url).hostname}`,
    title,
    text: site.name,
    place: [
      site.name,
      ...(place === null ? [] : [place.name, addressLine(place.address, countryOf(site.country))]),
    ].join(", "),
    when: drive
      ? {
          begins: momentAt(date, time, place?.timeZone ?? site.timeZone),
          minutes: config.forms.visits.minutes,
        }
      : { day: day ?? "" },
    confirmed: drive,
    sequence: 0,
    cancelled: false,
    madeAt: now,
  });
}
