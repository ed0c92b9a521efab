import { visitKindOf } from "~/domain/appointment/visit-plan";
import { dealershipOfAnswers } from "~/domain/forms/dealership-of-answers";
import { type FieldDefinition, takesFiles } from "~/domain/forms/field-definition";
import { formLocations } from "~/domain/forms/place-choices";
import { fieldRules } from "~/features/forms/sending/field-rules";
import { formSchema } from "~/domain/forms/form-schema.server";
import { formKeyOf } from "~/domain/forms/sent/form-key";
import { vehicleRefusal } from "~/domain/forms/vehicle/vehicle-refusal";
import { type AddedLead, answerTexts, type LeadFault } from "~/domain/lead/api/added-lead";
import { isOwnAddress } from "~/domain/url/own-address";
import { fieldName } from "~/features/forms/build-form";
import type { FormChoices } from "~/features/forms/form-choices";
import { withoutIsolates } from "~/domain/text/isolates";
import type { ApiKey } from "~/ports/api-keys";
import { dealerChoices, type Typed } from "./dealer-choices.server";
import type { AskedForm } from "./form-request.server";
import { answeredPlace, takenVisit, visitPlaceId } from "./visit-times.server";

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
  { key, submissionKey }: { readonly key: Pick<ApiKey, "dealershipId">; readonly submissionKey: string },
): Promise<ReadLead | { readonly faults: readonly LeadFault[] }> {
  const texts = answerTexts(added);
  const typed = (name: string) => texts[name] ?? "";
  const formKey = formKeyOf(submissionKey);
  const choices = await dealerChoices(asked, typed, formKey);
  const { values, faults: told } = readAnswers(asked, texts, choices);
  const faults = await withFreeTimes(asked, told, { typed, formKey });
  const vehicle = asked.about.vehicle?.dealership_id ?? null;
  const dealershipId =
    vehicle ?? added.dealership_id ?? dealershipOfAnswers(asked.site.config, values) ?? key.dealershipId;
  const all = [
    ...faults,
    ...vehicleFaults(asked, added),
    ...dealershipFaults(asked, added, { key, dealershipId }),
    ...addressFaults(asked, added),
  ];
  return all.length > 0 ? { faults: all } : { values, choices, dealershipId };
}

function readAnswers(
  { site: { config, t, today }, form }: AskedForm,
  texts: Readonly<Record<string, string>>,
  choices: FormChoices,
): { readonly values: Readonly<Record<string, string>>; readonly faults: readonly LeadFault[] } {
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
    rules: fieldRules(config, today, choices),
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

const VISIT: ReadonlySet<string> = new Set(["answers.booking_date", "answers.booking_time"]);

/** What is wrong with a day or time, with the next free ones in place of "choose one of the answers". */
async function withFreeTimes(
  asked: AskedForm,
  faults: readonly LeadFault[],
  { typed, formKey }: { readonly typed: Typed; readonly formKey: string },
): Promise<readonly LeadFault[]> {
  const kind = visitKindOf(asked.key);
  const date = typed("booking_date");
  if (kind === null || date === "" || !faults.some(({ field }) => VISIT.has(field))) return faults;
  const locationId = visitPlaceId(asked, kind, answeredPlace(asked, kind, typed));
  const others = faults.filter(({ field }) => !VISIT.has(field));
  if (locationId === "" && formLocations(asked.site.config, kind, asked.about.vehicle).length === 0)
    return faults;
  // Without a place there are no times at all.
  if (locationId === "")
    return others.some(({ field }) => field === "answers.location")
      ? others
      : [...others, { field: "answers.location", detail: "expected the place that it is booked at" }];
  const visit = { locationId, date, time: typed("booking_time") };
  const taken = await takenVisit(asked, visit, formKey);
  if (taken === null) return faults;
  const { field, text, free } = taken;
  return [...others, { field: `answers.${field}`, detail: withoutIsolates(text), free_times: free }];
}

/** Only a page of the dealer's is told as the page it was sent from. */
function addressFaults({ site: { config } }: AskedForm, { url }: AddedLead): readonly LeadFault[] {
  if (url === undefined || url === null || isOwnAddress(config.site, url)) return [];
  return [{ field: "url", detail: "expected a page of the dealer's own site" }];
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
