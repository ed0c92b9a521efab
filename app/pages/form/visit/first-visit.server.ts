import { OWN_BOOKING } from "~/domain/appointment/own-booking";
import { isOptional } from "~/domain/forms/field-definition";
import { formLocations } from "~/domain/forms/place-choices";
import { nearestLocation } from "~/domain/location/nearest-location";
import type { FormChoices } from "~/features/forms/form-choices";
import type { FormAnswer } from "~/features/forms/form-view";
import { knownPlace } from "~/features/search/address/known-place.server";
import type { FormDesk } from "~/request/form-context.server";
import { dayText } from "~/request/visit-words.server";
import type { Typed } from "../dealer-choices.server";
import type { AskedForm } from "../form-request.server";

/** What a form that is opened holds, and what it gives to choose from. */
interface OpenedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly choices: FormChoices;
}

/**
 * A form as it is opened, with the place and the day of a visit where they are known.
 * @param first what is known of its answers
 * @param lookedFrom the place that the browser remembers of searches; empty for none
 * @param choicesOf what the dealer gives to choose from; may stand in for a dealer who does not answer
 */
export async function openedForm(
  asked: AskedForm,
  first: Readonly<Record<string, string>>,
  lookedFrom: string,
  choicesOf: (typed: Typed) => Promise<FormChoices>,
): Promise<OpenedForm> {
  const of = (values: OpenedForm["values"]) => choicesOf((name) => values[name] ?? "");
  const from = first["postcode"] ?? lookedFrom;
  const location = await firstPlace(asked, await of(first), { named: first["location"] ?? "", from });
  const placed: OpenedForm["values"] = { ...first, location };
  const named = first["booking_date"] ?? "";
  // Who may leave the day open finds none chosen.
  const day = isDayNeeded(asked) || named !== "" ? firstDay(await of(placed), named) : "";
  const values: OpenedForm["values"] = { ...placed, booking_date: day };
  const choices = await of(values);
  const which = choices[OWN_BOOKING.name]?.[0]?.value;
  return { values: { ...values, ...(which === undefined ? {} : { [OWN_BOOKING.name]: which }) }, choices };
}

/**
 * The place of a form that nobody has filled in yet (LOC-16): the one its address or its vehicle names, else the only
 * one, else the nearest to where the shopper is known to look from; empty for the shopper to choose.
 * @param from the postcode or place the shopper gave, here or in the search; empty for none
 */
async function firstPlace(
  { site: { config, services }, key, about }: AskedForm,
  choices: FormChoices,
  { named, from }: { readonly named: string; readonly from: string },
): Promise<string> {
  const among = choices["location"] ?? [];
  const known = among.find(({ value }) => value === named) ?? (among.length === 1 ? among[0] : undefined);
  if (known !== undefined || from === "" || among.length === 0) return known?.value ?? "";
  const point = await knownPlace(from, config, services.postcodePlaces).catch(() => null);
  const places = formLocations(config, key, about.vehicle);
  return point === null ? "" : (nearestLocation(places, point)?.id ?? "");
}

function isDayNeeded({ form }: AskedForm): boolean {
  const day = form.steps.flat().find(({ name }) => name === "booking_date");
  return day !== undefined && !isOptional(day);
}

/** The day of a visit that nobody has chosen yet: the first that is free at the place. */
function firstDay(choices: FormChoices, chosen: string): string {
  const days = choices["booking_date"] ?? [];
  return (days.find(({ value }) => value === chosen) ?? days[0])?.value ?? "";
}

/**
 * The answer to who asked for the times of a place (status 200): without a day chosen there yet, the first free one is.
 * @returns with what to say of it
 */
export function withFirstDay({ config, t }: FormDesk, answer: FormAnswer, status: number): FormAnswer {
  const chosen = answer.typed["booking_date"] ?? "";
  const date = status === 200 ? firstDay(answer.choices, chosen) : "";
  if (date === "" || date === chosen) return answer;
  const typed = { ...answer.typed, booking_date: date };
  return { ...answer, typed, filled: t("forms.firstDay", { day: dayText(date, config) }) };
}
