import type { LeadKind } from "../lead/lead";
import { pagePath } from "../tenant/page-paths";
import type { SiteConfig } from "../tenant/site-config";
import { countryOf } from "~/domain/country/country-of";
import { easyContact } from "./contact-fields";
import { drivesItself } from "../trade/trade-kind";
import { type FieldName, FIELDS, SERVICE_TYPES } from "./field-catalogue";
import type { FieldDefinition } from "./field-definition";
import { withFoundFields } from "../registration/lookup-fields";
import { FORM_KEYS, type FormKey, FORMS } from "./form-catalogue";
import { givesTimes } from "./place-choices";

/** A form as one dealer has it: everything that decides what is asked and what is made of the answers. */
export interface SiteForm {
  /** Names its copy, `forms.<key>.title`, and its tokens: a token of one form is worth nothing in another. */
  readonly key: string;
  readonly kind: LeadKind;
  readonly category: string | null;
  readonly subcategory: string | null;
  /** The questions by step; one step for a form on one page. */
  readonly steps: readonly (readonly FieldDefinition[])[];
  /** Text of the checkbox that has to be ticked; null where there is none (FORM-01). */
  readonly terms: string | null;
  /** The dealer's own words, over the copy of `forms.<key>`. */
  readonly own: FormOwnWords;
}

/** What a dealer may word differently about one form. */
export interface FormOwnWords {
  readonly title?: string | undefined;
  readonly intro?: string | undefined;
  readonly submit?: string | undefined;
  readonly note?: string | undefined;
  readonly next?: readonly string[] | undefined;
}

/**
 * A form of the catalogue with what the dealer has changed (FORM-09, FORM-13).
 * @param isShort whether only its short questions are asked, where it has such
 */
export function siteForm(config: SiteConfig, key: FormKey, isShort = false): SiteForm {
  const { kind, category, subcategory, needs = [], spares = [] } = FORMS[key];
  const own = config.forms.own[key];
  const steps = (isShort ? shortSteps(config, key) : null) ?? stepsOf(config, key);
  const without = key === "service" ? workshopWithout(config, steps) : [];
  return {
    key,
    kind,
    category,
    subcategory,
    steps: steps.map((names) =>
      easyContact(
        withFoundFields(
          config,
          names.flatMap((name) => fieldOf(config, name, without) ?? []),
        ),
        { required: [...needs, ...(own?.required ?? [])], optional: [...spares, ...(own?.optional ?? [])] },
      ),
    ),
    terms: own?.disclaimer === undefined ? config.forms.termsDisclaimer : own.disclaimer,
    own: own ?? {},
  };
}

/** Where a form stands on this dealer's site; null where the dealer does not have its page. */
export function formPath(config: SiteConfig, key: FormKey): string | null {
  const { at } = FORMS[key];
  if ("path" in at) return key === "photoRequest" && !config.features.photoRequest ? null : at.path;
  const path = config.routes.enabled.includes(at.page) ? pagePath(config, at.page) : null;
  return path?.startsWith("/") === true ? path : null;
}

/** The short questions, and what the dealer cannot do without; null for a form without a short way. */
function shortSteps({ forms }: SiteConfig, key: FormKey): readonly (readonly FieldName[])[] | null {
  const { short } = FORMS[key];
  return short === undefined ? null : [[...new Set([...short, ...(forms.own[key]?.required ?? [])])]];
}

function stepsOf({ forms }: SiteConfig, key: FormKey): readonly (readonly FieldName[])[] {
  return forms.own[key]?.steps ?? (key === "enquiry" ? forms.enquirySteps : FORMS[key].steps);
}

/** What the workshop asks when to come by: its free times, or a day where it gives none. @returns the questions left out */
function workshopWithout(config: SiteConfig, steps: readonly (readonly FieldName[])[]): readonly FieldName[] {
  // A dealer that names the question itself has a reason.
  const own = config.forms.own.service?.steps?.flat() ?? [];
  const odometer: readonly FieldName[] = hasOdometers(config, "some") || own.includes("kms") ? [] : ["kms"];
  if (!givesTimes(config, "service")) return [...odometer, "booking_date", "booking_time"];
  return steps.flat().includes("booking_time") ? [...odometer, "preferred_date"] : odometer;
}

/** Whether some, or all, of the kinds that the dealer sells have an odometer and a logbook. */
function hasOdometers({ site }: Pick<SiteConfig, "site">, how: "some" | "every"): boolean {
  return site.vehicleTypes[how](drivesItself);
}

/** Null for a question that makes no sense in the dealer's country, or for what the dealer offers. */
function fieldOf(
  { site, forms }: SiteConfig,
  name: FieldName,
  without: readonly FieldName[],
): FieldDefinition | null {
  if (without.includes(name) || (name === "loan_car" && !forms.workshop.loanCar)) return null;
  if (name === "regoState" && countryOf(site.country).registrationStates.length === 0) return null;
  if (name === "service_type" && !hasOdometers({ site }, "some")) return withoutLogbook(forms);
  return name === "kms" && !hasOdometers({ site }, "every")
    ? { ...FIELDS.kms, optional: true }
    : FIELDS[name];
}

/** A logbook service is none of a caravan's, unless the dealer's own prices name it. */
function withoutLogbook({ workshop }: SiteConfig["forms"]): FieldDefinition {
  const isPriced = workshop.prices.some(({ type }) => type === "logbook");
  if (isPriced) return FIELDS.service_type;
  return { ...FIELDS.service_type, choices: SERVICE_TYPES.filter((type) => type !== "logbook") };
}

/** The form that stands at a path of this dealer's site; null when none does. */
export function formAtPath(config: SiteConfig, path: string): FormKey | null {
  const bare = path.replace(/(?<=.)\/+$/, "");
  const found = FORM_KEYS.filter((key) => formPath(config, key) === bare);
  // The finance page has two forms to choose from.
  return found.find((key) => key === config.forms.finance) ?? found[0] ?? null;
}
