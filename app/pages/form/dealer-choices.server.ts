import { broughtFrom } from "~/domain/appointment/brought-vehicle";
import type { FieldChoice } from "~/domain/forms/field-definition";
import { OWN_BOOKING } from "~/domain/appointment/own-booking";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { DRIVEN } from "~/domain/forms/vehicle/driven-vehicle";
import { offeredTerms } from "~/domain/finance/offered-terms";
import { placeChoices } from "~/domain/forms/place-choices";
import type { FormChoices } from "~/features/forms/form-choices";
import { INTENT_FIELD, REFRESH, TOKEN_FIELD } from "~/features/forms/form-fields";
import { readToken } from "~/features/forms/sending/form-token.server";
import type { AskedForm } from "./form-request.server";
import { aboutChosen, asksVehicle, drivenChoices } from "./driven-vehicle.server";
import { givenUp, ownBookingChoices, ownBookings } from "./visit/own-bookings.server";
import { visitChoices } from "./visit/visit-choices.server";
import { answeredPlace, daysAt, isAtYard, visitPlaceId } from "./visit-times.server";

/** What the shopper has chosen so far, by field. */
export type Typed = (name: string) => string;

/**
 * Everything the dealer gives a form to choose from. Days and times of a visit are those free at the place, and on
 * the day, that is chosen (FORM-11, CALL-15).
 * @param formKey of the form that asks: the time it booked itself is free to it
 */
export async function dealerChoices(
  asked: AskedForm,
  typed: Typed,
  formKey: string | null = formKeyIn(asked, typed),
): Promise<FormChoices> {
  const { site, key, form, about } = await aboutChosen(asked, typed(DRIVEN.name));
  const fixed: FormChoices = {
    ...placeChoices(site.config, key, about.vehicle),
    loan_term: termChoices(site, typed("loan_term")),
    ...(asksVehicle(asked) ? { [DRIVEN.name]: await drivenChoices(asked, typed("wanted"), about) } : {}),
  };
  const kind = visitKindOf(key);
  if (kind === null) return fixed;
  const chosen = { ...asked, about };
  const own = await ownBookings(chosen, typed);
  const which = { [OWN_BOOKING.name]: ownBookingChoices(chosen, own, typed, formKey) };
  const books = form.steps.some((fields) => fields.some(({ control }) => control === "time"));
  if (!books) return { ...fixed, ...which };
  const locationId = visitPlaceId(chosen, kind, answeredPlace(chosen, kind, typed));
  const days = await daysAt(site, { kind, locationId, about, formKey, givenUp: givenUp(own, typed) });
  // Who asks for the times of a place without one of its days sees those of the first.
  const day =
    days.find(({ date }) => date === typed("booking_date")) ??
    (typed(INTENT_FIELD) === REFRESH ? days[0] : undefined);
  const location = fixed["location"] ?? [];
  return {
    ...fixed,
    location: kind === "testDrive" ? location.map((place) => broughtPlace(place, chosen)) : location,
    ...which,
    // Where the chosen vehicle stands it is driven: the place is not asked.
    ...(isAtYard(chosen, kind) ? { location: [] } : {}),
    ...visitChoices(days, day?.times ?? [], site.config),
  };
}

/** A place of drives, with the word that the vehicle has to be brought there where it stands elsewhere. */
function broughtPlace(place: FieldChoice, { site: { config, t }, about }: AskedForm): FieldChoice {
  const yard = broughtFrom(about.vehicle, place.value, config);
  return yard === null
    ? place
    : { ...place, label: t("forms.testDrive.broughtPlace", { place: place.label }) };
}

/** Terms of a loan, in the calculator's words: "2.5 years" or "30 months" (FIN-32). */
function termChoices({ config: { finance }, t }: AskedForm["site"], carried: string) {
  const unit = finance.termDisplay;
  return offeredTerms(finance, carried).map((years) => ({
    value: String(years),
    label: t(`finance.terms.${unit}`, { count: unit === "months" ? years * 12 : years }),
  }));
}

/** The key of the form: when it is sent again, it finds the time that it booked. */
export function formKeyIn({ site, form }: AskedForm, typed: Typed): string | null {
  const { config, services } = site;
  const scope = { tenant: config.site.slug, form: form.key, secrets: services.env.sessionSecrets };
  return readToken(typed(TOKEN_FIELD), scope)?.key ?? null;
}
