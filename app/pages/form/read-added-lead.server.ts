import { visitHorizon } from "~/domain/appointment/visit-horizon";
import { countryOf } from "~/domain/country/country-of";
import { dealershipOfAnswers } from "~/domain/forms/dealership-of-answers";
import { type FieldDefinition, takesFiles } from "~/domain/forms/field-definition";
import { formSchema } from "~/domain/forms/form-schema.server";
import { vehicleRefusal } from "~/domain/forms/vehicle/vehicle-refusal";
import { type AddedLead, answerTexts, type LeadFault } from "~/domain/lead/api/added-lead";
import { readPhone } from "~/domain/phone/phone-number";
import { fieldName } from "~/features/forms/build-form";
import type { FormChoices } from "~/features/forms/form-choices";
import { withoutIsolates } from "~/i18n/isolates";
import type { ApiKey } from "~/ports/api-keys";
import { dealerChoices } from "./dealer-choices.server";
import type { AskedForm } from "./form-request.server";

/** What an added lead says, as a form's answers are kept. */
export interface ReadLead {
  readonly values: Readonly<Record<string, string>>;
  readonly choices: FormChoices;
  readonly dealershipId: string | null;
}

/**
 * Reads an added lead by the rules of its form, except that only a name and a way to answer have to be there: whoever
 * talks to somebody cannot make them say more.
 */
export async function readAddedLead(
  asked: AskedForm,
  added: AddedLead,
  key: Pick<ApiKey, "dealershipId">,
): Promise<ReadLead | { readonly faults: readonly LeadFault[] }> {
  const texts = answerTexts(added);
  const choices = await dealerChoices(asked, (name) => texts[name] ?? "");
  const { values, faults } = readAnswers(asked, texts, choices);
  const vehicle = asked.about.vehicle?.dealership_id ?? null;
  const dealershipId =
    vehicle ?? added.dealership_id ?? dealershipOfAnswers(asked.site.config, values) ?? key.dealershipId;
  const all = [
    ...faults,
    ...vehicleFaults(asked, added),
    ...dealershipFaults(asked, added, { key, dealershipId }),
  ];
  return all.length > 0 ? { faults: all } : { values, choices, dealershipId };
}

function readAnswers(
  { site: { config, t, today }, form }: AskedForm,
  texts: Readonly<Record<string, string>>,
  choices: FormChoices,
): { readonly values: Readonly<Record<string, string>>; readonly faults: readonly LeadFault[] } {
  const { country, currency } = config.site;
  const fields = form.steps
    .flat()
    .filter((field) => !takesFiles(field))
    .map((field): FieldDefinition => (field.name === "name" ? field : { ...field, optional: true }));
  const asked = new Set(fields.map(({ name }) => name));
  const faults = Object.keys(texts)
    .filter((name) => !asked.has(name))
    .map((name) => ({ field: `answers.${name}`, detail: "the form does not ask this" }));
  const schema = formSchema({
    fields,
    terms: false,
    rules: {
      country: countryOf(country),
      currency,
      today,
      ahead: visitHorizon(config, today),
      choices,
      phone: (text) => readPhone(text, country)?.e164 ?? null,
    },
    t,
    label: (field) => fieldName(t, form, field),
  });
  const read = schema.safeParse(texts);
  const wrong = (read.error?.issues ?? []).map(({ path, message }) => ({
    field: `answers.${String(path[0])}`,
    detail: withoutIsolates(message),
  }));
  if (texts["phone"] === undefined && texts["email"] === undefined)
    faults.push({ field: "answers", detail: "expected a `phone` or an `email`: nobody could answer" });
  const kept = Object.entries(read.data ?? {}).flatMap(([name, value]): (readonly [string, string])[] =>
    typeof value === "string" && value !== "" ? [[name, value]] : [],
  );
  return { values: Object.fromEntries(kept), faults: [...faults, ...wrong] };
}

function vehicleFaults({ key, about }: AskedForm, { car_id: given }: AddedLead): readonly LeadFault[] {
  if (given === undefined || given === null || about.unavailable) return [];
  if (about.vehicle === null) return [{ field: "car_id", detail: "the dealer has no such vehicle" }];
  const isSold = vehicleRefusal(key, about) !== null;
  return isSold ? [{ field: "car_id", detail: "the vehicle is not for sale" }] : [];
}

/** One answer for a dealership that is another's and for one that there is not. */
function dealershipFaults(
  { site: { config }, about: { vehicle } }: AskedForm,
  { dealership_id: given }: AddedLead,
  { key, dealershipId }: { readonly key: Pick<ApiKey, "dealershipId">; readonly dealershipId: string | null },
): readonly LeadFault[] {
  const known = config.site.dealerships.some(({ id }) => id === given);
  if (typeof given === "string" && (!known || (key.dealershipId !== null && given !== key.dealershipId)))
    return [{ field: "dealership_id", detail: "this key is for no dealership of this name" }];
  if (typeof given === "string" && given !== dealershipId)
    return [{ field: "dealership_id", detail: "the vehicle is another dealership's" }];
  if (key.dealershipId !== null && dealershipId !== key.dealershipId)
    return [
      {
        field: vehicle === null ? "answers" : "car_id",
        detail: "it is about a dealership that the key is not for",
      },
    ];
  return [];
}
