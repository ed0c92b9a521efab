import { visitHorizon } from "~/domain/appointment/visit-horizon";
import { countryOf } from "~/domain/country/country-of";
import { FIELDS } from "~/domain/forms/field-catalogue";
import type { FieldDefinition } from "~/domain/forms/field-definition";
import { problemWords } from "~/domain/forms/problem-words";
import { readField } from "~/domain/forms/read-field";
import { foundAnswers, foundName } from "~/domain/registration/found-vehicle";
import { OTHER_MAKE } from "~/domain/trade/trade-fields";
import { fieldName } from "~/features/forms/build-form";
import type { FormChoices } from "~/features/forms/form-choices";
import type { FormAnswer } from "~/features/forms/form-view";
import type { RegistrationAnswer } from "~/ports/registration-lookup";
import type { FormDesk } from "./form-context.server";

/** Look-ups of one visitor at a dealer's: whoever has several vehicles, mistypes, and goes back. */
const LIMIT = { uses: 10, seconds: 600 };

/** A form that asks what vehicle has the registration in it. */
export interface FindingForm {
  readonly form: { readonly key: string };
  readonly fields: readonly FieldDefinition[];
  readonly choices: FormChoices;
  /** With what was typed. */
  readonly answer: FormAnswer;
}

/**
 * The form with what is known of its vehicle filled in, or with what is wrong beside the registration. Everything else
 * that was typed stays as it is, and the form can be sent without.
 */
export async function findVehicle(
  { headers }: Request,
  site: FormDesk,
  finding: FindingForm,
): Promise<FormAnswer> {
  const { answer, fields, choices, form } = finding;
  const { t, config } = site;
  const wrong = (text: string) => ({ ...answer, errors: [{ name: FIELDS.rego.name, text }] });
  const { country, currency } = config.site;
  const { today } = site;
  const ahead = visitHorizon(config, today);
  const numbers = { phone: () => null, getsTexts: () => false };
  const rules = { country: countryOf(country), currency, today, ahead, choices, ...numbers };
  const { optional: _, ...asked } = FIELDS.rego;
  const read = readField(asked, answer.typed["rego"] ?? "", rules);
  if ("problem" in read) {
    return wrong(problemWords(t, fieldName(t, form, FIELDS.rego))(read.problem, read.values));
  }
  const visitor = headers.get("x-visitor-address") ?? "";
  const wait = await site.services.rateLimiter.use(`registration:${config.site.slug}:${visitor}`, LIMIT);
  if (wait !== null) return wrong(t("forms.find.tooMany"));
  const found = await lookUp(site, read.value, answer.typed["regoState"] ?? "");
  if (typeof found === "string") return wrong(t(`forms.find.${found}`));
  return {
    ...answer,
    typed: { ...answer.typed, ...foundAnswers(found, { fields, choices, otherMake: OTHER_MAKE }) },
    found: t("forms.find.found", { vehicle: foundName(found) }),
  };
}

async function lookUp(
  { config, services }: FormDesk,
  typed: string,
  state: string,
): Promise<RegistrationAnswer> {
  const { url, keyEnv } = config.forms.registrationLookup;
  if (url === null) return "failed";
  const { registrationStates, code } = countryOf(config.site.country);
  const known = registrationStates.find((one) => one.code === state)?.code ?? null;
  return services.registrations.find(
    { dealer: config.site.slug, url, keyEnv },
    {
      registration: typed.replaceAll(/[\s-]/g, ""),
      state: known?.toUpperCase() ?? null,
      country: code.toUpperCase(),
    },
  );
}
