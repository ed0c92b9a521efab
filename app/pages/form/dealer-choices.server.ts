import { dayAfter, type FreeDay, freeDays } from "~/domain/appointment/free-times";
import { formLocations, placeChoices } from "~/domain/forms/place-choices";
import { openingHoursOf } from "~/domain/tenant/opening-hours";
import type { FormChoices } from "~/features/forms/form-choices";
import { TOKEN_FIELD } from "~/features/forms/form-fields";
import { readToken } from "~/features/forms/sending/form-token.server";
import type { FormDesk } from "~/request/form-context.server";
import { namedId, type NamedVehicle } from "~/request/vehicle-brief.server";
import type { AskedForm } from "./form-request.server";

/** What the shopper has chosen so far, by field. */
export type Typed = (name: string) => string;

/**
 * Everything the dealer gives a form to choose from. Days and times of a test drive are those free at the place, and
 * on the day, that is chosen (FORM-11, CALL-15).
 */
export async function dealerChoices(asked: AskedForm, typed: Typed): Promise<FormChoices> {
  const { site, key, form, about } = asked;
  const fixed = placeChoices(site.config, key, about.vehicle);
  const books = form.steps.some((fields) => fields.some(({ control }) => control === "time"));
  if (!books) return fixed;
  const place = fixed["location"]?.find(({ value }) => value === typed("location")) ?? fixed["location"]?.[0];
  const days = place === undefined ? [] : await daysAt(site, place.value, about, formKey(asked, typed));
  const day = days.find(({ date }) => date === typed("booking_date"));
  return {
    ...fixed,
    booking_date: days.map(({ date }) => ({ value: date, label: dayText(date, site) })),
    booking_time: (day?.times ?? []).map((time) => ({ value: time, label: timeText(time, site) })),
  };
}

/** The key of the form: when it is sent again, it finds the time that it booked. */
function formKey({ site, form }: AskedForm, typed: Typed): string | null {
  const { config, services } = site;
  const scope = { tenant: config.site.slug, form: form.key, secrets: services.env.sessionSecrets };
  return readToken(typed(TOKEN_FIELD), scope)?.key ?? null;
}

/**
 * The days and times that are free at one of the dealer's places; none at a place that is not the dealer's.
 * @param formKey of the form that asks: what it booked itself is free to it
 */
export async function daysAt(
  site: FormDesk,
  locationId: string,
  about: NamedVehicle | null,
  formKey: string | null = null,
): Promise<readonly FreeDay[]> {
  const { config, now, today, services } = site;
  const place = formLocations(config, "testDrive", about?.vehicle).find(({ id }) => id === locationId);
  if (place === undefined) return [];
  const { visits } = config.forms;
  const taken = await services.appointments.taken({
    tenant: config.site.slug,
    locationId,
    carId: about === null ? null : namedId(about),
    from: today,
    to: dayAfter(today, visits.days),
    formKey,
  });
  return freeDays({
    week: openingHoursOf(config, place),
    special: place.specialHours,
    timeZone: config.site.timeZone,
    now,
    visits,
    taken: (startsAt) => taken.car.has(startsAt) || (taken.counts.get(startsAt) ?? 0) >= visits.capacity,
  });
}

/**
 * Place and day of a form that nobody has filled in yet: the vehicle's place, else the first, and the first day that is
 * free there.
 */
export function firstVisit(
  choices: FormChoices,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const chosen = (name: string) => {
    const among = choices[name] ?? [];
    const known = among.find(({ value }) => value === values[name]) ?? among[0];
    return known === undefined ? {} : { [name]: known.value };
  };
  return { ...chosen("location"), ...chosen("booking_date") };
}

/** A day in the site's words: "Tuesday 24 November". */
export function dayText(date: string, { config }: FormDesk): string {
  const format = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(config.site.locale, format).format(new Date(`${date}T00:00:00Z`));
}

function timeText(time: string, { config }: FormDesk): string {
  const format = { hour: "numeric", minute: "2-digit", hour12: true, timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(config.site.locale, format).format(new Date(`1970-01-01T${time}:00Z`));
}
