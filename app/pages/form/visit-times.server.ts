import { broughtFrom } from "~/domain/appointment/brought-vehicle";
import { dayAfter, type FreeDay, freeDays, nextFree, timeFault } from "~/domain/appointment/free-times";
import { isVehicleOut } from "~/domain/appointment/vehicle-out";
import { type VisitKind, visitCalendar, visitKindOf, visitPlan } from "~/domain/appointment/visit-plan";
import { DRIVEN } from "~/domain/forms/vehicle/driven-vehicle";
import { formLocations } from "~/domain/forms/place-choices";
import { openingHoursOf, specialHoursOf } from "~/domain/tenant/opening-hours";
import { isIncoming, offeredStatus } from "~/domain/vehicle/stock-status";
import type { FormDesk } from "~/request/form-context.server";
import { namedId, type NamedVehicle } from "~/request/vehicle-brief.server";
import { dayText, timeText, visitText } from "~/request/visit-words.server";
import type { AskedForm } from "./form-request.server";

/** Whose free times are asked for. */
export interface VisitQuery {
  readonly kind: VisitKind;
  readonly locationId: string;
  /** The vehicle to be driven; it is driven by one shopper at a time. */
  readonly about: NamedVehicle | null;
  /** Key of the form that asks: what it booked itself is free to it. */
  readonly formKey?: string | null;
  /** Keys of other forms of the same shopper, whose times this one would give up. */
  readonly givenUp?: readonly string[];
}

/** The days and times that are free at one of the dealer's places (FORM-11, CALL-15); none at a place that is not the dealer's. */
export async function daysAt(
  site: FormDesk,
  { kind, locationId, about, formKey = null, givenUp = [] }: VisitQuery,
): Promise<readonly FreeDay[]> {
  const { config, today, services } = site;
  const rules = rulesAt(site, kind, locationId, about);
  if (rules === null) return [];
  const { visits, timeZone } = rules;
  const taken = await services.appointments.taken({
    tenant: config.site.slug,
    locationId: visitCalendar(kind, locationId),
    carId: about === null || kind !== "testDrive" ? null : namedId(about),
    // The day before: where the place is, it may still be yesterday.
    from: dayAfter(today, -1),
    to: dayAfter(today, visits.days + 1),
    formKey,
    givenUp,
  });
  const { minutes, capacity } = visits;
  return freeDays({
    ...rules,
    taken: (startsAt) =>
      (taken.counts.get(startsAt) ?? 0) >= capacity ||
      isVehicleOut(taken.car, { startsAt, timeZone, minutes }),
  });
}

/** What decides which times a place gives to a kind of visit; null for a place that is not the dealer's. */
export function rulesAt(site: FormDesk, kind: VisitKind, locationId: string, about: NamedVehicle | null) {
  const { config, now } = site;
  const place = visitPlace(site, kind, locationId, about);
  if (place === undefined) return null;
  return {
    week: openingHoursOf(config, place),
    special: specialHoursOf(config, place),
    timeZone: place.timeZone ?? config.site.timeZone,
    now,
    visits: visitPlan(config, kind, place),
  };
}

/** One of the dealer's places that a kind of visit may be at; undefined for any other. */
export function visitPlace(
  { config }: Pick<FormDesk, "config">,
  kind: VisitKind,
  locationId: string,
  about: NamedVehicle | null,
) {
  return formLocations(config, kind, about?.vehicle).find(({ id }) => id === locationId);
}

/** Whether a visit is where the vehicle stands that was chosen in its form. */
export function isAtYard({ site, form, about }: AskedForm, kind: VisitKind): boolean {
  if (about.vehicle === null) return false;
  const isChosen = form.steps.some((fields) => fields.some(({ name }) => name === DRIVEN.name));
  return isChosen && visitPlace(site, kind, about.vehicle.location_id, about) !== undefined;
}

/**
 * Whether a time that is chosen is not kept, only wished for: somebody else has the vehicle put by, it has yet to arrive, or
 * it has to be brought to the place.
 */
export function isOnlyWish(
  { config }: Pick<FormDesk, "config">,
  kind: VisitKind,
  about: NamedVehicle | null,
  locationId: string,
): boolean {
  const vehicle = about?.vehicle ?? null;
  if (kind !== "testDrive" || vehicle === null) return false;
  if (isIncoming(vehicle)) return true;
  return offeredStatus(vehicle) === "reserved" || broughtFrom(vehicle, locationId, config) !== null;
}

/** The place that was answered for a visit: where the vehicle is to be brought, else which of the dealer's. */
export function answeredPlace(
  { site, about }: AskedForm,
  kind: VisitKind,
  answer: (name: string) => string | undefined,
): string {
  const brought = answer("distribution_location") ?? "";
  const isPlace = visitPlace(site, kind, brought, about) !== undefined;
  return isPlace ? brought : (answer("location") ?? "");
}

/**
 * The place a visit is at: where the vehicle stands that was chosen in the form, else what was chosen, else the only
 * one, or the first where the form does not ask (LOC-16); empty while none is chosen, and for a dealer without places.
 */
export function visitPlaceId(asked: AskedForm, kind: VisitKind, chosen: string): string {
  const { site, form, about } = asked;
  if (isAtYard(asked, kind)) return about.vehicle?.location_id ?? "";
  const places = formLocations(site.config, kind, about.vehicle);
  const known = places.find(({ id }) => id === chosen);
  const asks =
    places.length > 1 && form.steps.some((fields) => fields.some(({ name }) => name === "location"));
  return (known ?? (asks ? undefined : places[0]))?.id ?? "";
}

/** What was chosen of a visit, as it was sent. */
export interface ChosenVisit {
  readonly locationId: string;
  readonly date: string;
  readonly time: string;
}

/** How many free times are named in place of one that is not. */
const NAMED_TIMES = 3;

/** A day or time that is not free. */
export interface TakenVisit {
  readonly field: "booking_date" | "booking_time";
  /** What is said beside it: why it cannot be booked, with the next times that can; or that the day is missing. */
  readonly text: string;
  /** These times, `2026-11-23T09:30` on the place's clocks; none where nothing is free. */
  readonly free: readonly string[];
}

/** What is wrong with a day or time that is not free; null where the chosen one is, or the form books none. */
export async function takenVisit(
  { site, key, about }: AskedForm,
  { locationId, date, time }: ChosenVisit,
  formKey: string | null,
): Promise<TakenVisit | null> {
  const kind = visitKindOf(key);
  if (kind === null) return null;
  // A time alone says nothing: what is missing is the day.
  if (date === "")
    return time === "" ? null : { field: "booking_date", text: site.t("problem.timeNeedsDay"), free: [] };
  const days = await daysAt(site, { kind, locationId, about, formKey });
  const day = days.find((one) => one.date === date);
  if (day !== undefined && (time === "" || day.times.includes(time))) return null;
  const rules = rulesAt(site, kind, locationId, about);
  return {
    field: day === undefined ? "booking_date" : "booking_time",
    text: whyNotFree(site, { days, rules, date, time }) ?? site.t("problem.timesGone"),
    free: nextFree(days, `${date}T${time}`, NAMED_TIMES).map((one) => `${one.date}T${one.time}`),
  };
}

/** A day and time that is not among the free ones. */
interface Unfree {
  /** The free ones. */
  readonly days: readonly FreeDay[];
  /** What decides them; null where it is not known. */
  readonly rules: Parameters<typeof timeFault>[2] | null;
  readonly date: string;
  /** Empty where only the day was chosen. */
  readonly time: string;
  /** Whether only a day is asked for. */
  readonly dayOnly?: boolean;
}

/** Why a day and time cannot be booked, with the next that can, to be said beside it; null where nothing is free. */
export function whyNotFree(
  { config, t }: Pick<FormDesk, "config" | "t">,
  { days, rules, date, time, dayOnly = false }: Unfree,
): string | null {
  // Of a day alone, its first time stands for it.
  const offered = dayOnly ? days.map((day) => ({ ...day, times: day.times.slice(0, 1) })) : days;
  const free = nextFree(offered, `${date}T${time}`, NAMED_TIMES);
  if (free.length === 0) return null;
  const times = free.map((one) => {
    if (dayOnly) return dayText(one.date, config);
    return one.date === date ? timeText(one.time, config) : visitText(one.date, one.time, config);
  });
  const fault = rules === null ? "timeTaken" : timeFault(date, time, rules);
  return t(`problem.${fault}`, { times: times.join(" · ") });
}

/** {@link takenVisit} as errors of a form, by field. */
export async function takenTimeProblem(
  ...asked: Parameters<typeof takenVisit>
): Promise<Readonly<Record<string, string>> | null> {
  const taken = await takenVisit(...asked);
  return taken === null ? null : { [taken.field]: taken.text };
}
