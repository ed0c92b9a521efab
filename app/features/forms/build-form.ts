import { OWN_BOOKING } from "~/domain/appointment/own-booking";
import { visitHorizon } from "~/domain/appointment/visit-horizon";
import { DRIVEN } from "~/domain/forms/vehicle/driven-vehicle";
import { countryOf } from "~/domain/country/country-of";
import {
  type FieldChoice,
  type FieldDefinition,
  isOptional,
  takesFiles,
} from "~/domain/forms/field-definition";
import { fieldProblems } from "~/domain/forms/field-problems";
import { problemWords } from "~/domain/forms/problem-words";
import type { SiteForm } from "~/domain/forms/site-form";
import { looksUp } from "~/domain/registration/lookup-fields";
import { storageKey } from "~/domain/shortlist/kept-lists";
import { phoneText } from "~/domain/phone/phone-number";
import { pagePath } from "~/domain/tenant/page-paths";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Translator } from "~/i18n/translator";
import { LIVE_FIELDS } from "./form-fields";
import type { FieldGroupView, FieldView, FormView } from "./form-view";

/** What a form is built with. */
export interface FormBuild {
  readonly form: SiteForm;
  readonly config: SiteConfig;
  readonly t: Translator;
  /** Path and query the form is sent to. */
  readonly action: string;
  /** From `issueToken`; null for a form whose address is secret by itself. */
  readonly token: string | null;
  /** Today where the dealer is, `2026-11-21`. */
  readonly today: string;
  /** Choices that come from the dealer, by field. A field with an empty list is left out. */
  readonly choices?: Readonly<Record<string, readonly FieldChoice[]>>;
  readonly values?: Readonly<Record<string, string>>;
  /** Hints that say more than those of the questions, by field. */
  readonly hints?: Readonly<Record<string, string>>;
  /** From 0. */
  readonly step?: number;
}

/** A form's view: fields in groups, words, first values. */
export function buildForm(build: FormBuild): FormView {
  const { form, t, step = 0 } = build;
  const last = step === form.steps.length - 1;
  const fields = shownFields(form, step, build.choices);
  return {
    id: form.key,
    action: build.action,
    groups: groupFields(fields, build),
    values: readableValues(fields, build),
    terms:
      last && form.terms !== null
        ? { text: form.terms, label: t("forms.agree"), page: termsPage(build), problem: t("form.terms") }
        : null,
    rules: rulesView(build),
    token: build.token,
    submit: last ? (form.own.submit ?? words(t, form, "submit")) : t("forms.continue"),
    sending: t("forms.sending"),
    note: last ? (form.own.note ?? null) : keptNote(build, step),
    refresh: fields.some(({ control }) => control === "time")
      ? { fields: ["drive_car", "location", "booking_date"], label: t("forms.showTimes") }
      : null,
    find: findView(fields, build),
    hasFile: fields.some(takesFiles),
    step: stepView(build, step),
    remembered: fields.some(({ name }) => name === "name") ? rememberedView(build) : null,
    words: {
      choose: t("forms.choose"),
      km: t("filters.kmSuffix").trim(),
      errors: t("form.errors"),
      lost: {
        unreached: { title: t("forms.lost.title"), text: t("forms.lost.text") },
        unexpected: { title: t("lead.error"), text: t("forms.unexpected") },
      },
      error: t("forms.error"),
      leaveEmpty: t("forms.leaveEmpty"),
      close: t("forms.close"),
    },
  };
}

/** Where the words one agrees to can be read. */
function termsPage({ config, t }: FormBuild): NonNullable<FormView["terms"]>["page"] {
  const href = pagePath(config, "terms") ?? pagePath(config, "privacy");
  return href === null ? null : { words: t("forms.agreeTo"), href };
}

/** Says beside "Continue" that the dealer learns of the form though it is not finished. */
function keptNote({ form, config, t }: FormBuild, step: number): string | null {
  const asked = form.steps.slice(0, step + 1).flat();
  const isReached = asked.some(({ name }) => name === "phone" || name === "email");
  return config.forms.tellLeft && isReached ? t("forms.keptSteps") : null;
}

/** Where the form looks something up: a vehicle to drive; or what has a registration, by the dealer's service. */
function findView(fields: readonly FieldDefinition[], { config, t }: FormBuild): FormView["find"] {
  if (fields.some(({ name }) => name === DRIVEN.name)) {
    return { after: "wanted", label: t("forms.testDrive.find"), hint: t("forms.testDrive.findHint") };
  }
  const after = ["regoState", "rego"].find((name) => fields.some((field) => field.name === name));
  if (!looksUp(config) || !fields.some(({ name }) => name === "rego") || after === undefined) return null;
  return { after, label: t("forms.find.label"), hint: t("forms.find.hint") };
}

function rememberedView({ config, t }: FormBuild): FormView["remembered"] {
  const words = { title: t("forms.known.title"), use: t("forms.known.use"), forget: t("forms.known.forget") };
  return { key: storageKey(config.site.slug, "contact"), words };
}

/** What the browser's check of an answer depends on besides its question. */
function rulesView({ config, today }: FormBuild): FormView["rules"] {
  const { postcode } = countryOf(config.site.country);
  return {
    postcode: { ...postcode, pattern: postcode.pattern.source },
    currency: config.site.currency,
    today,
    ahead: visitHorizon(config, today),
  };
}

/** The values the fields start with; a kept telephone number is written as in its own country. */
function readableValues(
  fields: readonly FieldDefinition[],
  { values = {}, config }: FormBuild,
): FormView["values"] {
  const phones = fields.flatMap(({ name, control }) => {
    const kept = control === "tel" ? values[name] : undefined;
    return kept === undefined ? [] : [[name, phoneText(kept, config.site.country)] as const];
  });
  return { ...values, ...Object.fromEntries(phones) };
}

/** The questions that a step's page can show: also when to come while nothing is free, as another place may have times. */
function shownFields(
  form: SiteForm,
  step: number,
  choices: FormBuild["choices"],
): readonly FieldDefinition[] {
  const asked = new Set(stepFields(form, step, choices).map(({ name }) => name));
  const fields = form.steps[step] ?? [];
  const isVisit = fields.some(({ control, name }) => control === "time" || name === OWN_BOOKING.name);
  const live = (name: string) => isVisit && LIVE_FIELDS.includes(name) && choices?.[name] !== undefined;
  return fields.filter(({ name }) => asked.has(name) || live(name));
}

/** The questions of one step that can be asked: without those a dealer has no choices for. */
export function stepFields(
  form: Pick<SiteForm, "steps">,
  step: number,
  choices: FormBuild["choices"] = {},
): readonly FieldDefinition[] {
  return (form.steps[step] ?? []).filter((field) => {
    // Free times depend on the day: the question stays on a day without any, and goes where there is no day.
    if (field.control === "time" && choices["booking_date"]?.length === 0) return false;
    const chooses = field.control === "select" || field.control === "choice";
    return !chooses || field.choices !== undefined || (choices[field.name]?.length ?? 0) > 0;
  });
}

/** The label of a field: the form's own copy, else the copy that all forms share. */
export function fieldLabel(
  t: Translator,
  form: Pick<SiteForm, "key">,
  { name, label }: FieldDefinition,
): string {
  return label ?? firstOf(t, `forms.${form.key}.fields.${name}`, `forms.fields.${name}`) ?? name;
}

/** The name of a field within a sentence: its label, unless the label is a question. */
export function fieldName(t: Translator, form: Pick<SiteForm, "key">, field: FieldDefinition): string {
  return firstOf(t, `forms.names.${field.name}`) ?? fieldLabel(t, form, field);
}

/** A form's own copy for a key, else the copy all forms share; the key itself when neither exists. */
export function words(t: Translator, form: Pick<SiteForm, "key">, key: string): string {
  return firstOf(t, `forms.${form.key}.${key}`, `forms.${key}`) ?? `forms.${key}`;
}

function firstOf(t: (key: string) => string, ...keys: readonly string[]): string | null {
  for (const key of keys) {
    const text = t(key);
    if (text !== key) return text;
  }
  return null;
}

function stepView({ form, t }: FormBuild, step: number): FormView["step"] {
  if (form.steps.length < 2) return null;
  const number = step + 1;
  return {
    number,
    text: t("forms.step", { number, total: form.steps.length }),
    back: step === 0 ? null : { label: t("forms.back") },
  };
}

function groupFields(fields: readonly FieldDefinition[], build: FormBuild): readonly FieldGroupView[] {
  const groups: { key: string; title: string; fields: FieldView[] }[] = [];
  for (const field of fields) {
    const view = fieldView(field, build);
    const last = groups.at(-1);
    if (last?.key === field.group) last.fields.push(view);
    else groups.push({ key: field.group, title: groupTitle(build, field.group), fields: [view] });
  }
  return groups;
}

function groupTitle({ t, form }: FormBuild, group: string): string {
  return firstOf(t, `forms.${form.key}.groups.${group}`, `forms.groups.${group}`) ?? group;
}

/** Whether a place is to be chosen before the form can ask when. */
function leadsToTimes({ form, choices = {}, values = {} }: FormBuild): boolean {
  const asksTime = form.steps.flat().some(({ control }) => control === "time");
  return asksTime && !values["location"] && (choices["booking_date"]?.length ?? 0) === 0;
}

function fieldView(field: FieldDefinition, build: FormBuild): FieldView {
  const { t, form, today } = build;
  const birthday = field.control === "birthday";
  return {
    name: field.name,
    control: field.control,
    label: fieldLabel(t, form, field),
    hint:
      build.hints?.[field.name] ??
      field.hint ??
      (field.name === "location" && leadsToTimes(build) ? t("forms.placeTimes") : null) ??
      firstOf(
        (key) => t(key, { most: field.most ?? 0 }),
        `forms.${form.key}.hints.${field.name}`,
        `forms.hints.${countryOf(build.config.site.country).code}.${field.name}`,
        `forms.hints.${field.name}`,
      ),
    optional: isOptional(field),
    oneOf: field.oneOf ?? null,
    mark: markOf(field, t),
    autoComplete: field.autoComplete ?? null,
    choices:
      field.choices?.map((value) => ({ value, label: t(`forms.choices.${field.name}.${value}`) })) ??
      build.choices?.[field.name] ??
      [],
    min: field.control === "date" ? today : null,
    max: field.control === "date" ? visitHorizon(build.config, today).last : birthday ? today : null,
    wide: field.wide === true,
    ...(field.whenKnown === true ? { whenKnown: true as const } : {}),
    maxLength:
      field.control === "postcode"
        ? countryOf(build.config.site.country).postcode.maxLength
        : field.maxLength,
    problems: problemTexts(field, build),
  };
}

function markOf(field: FieldDefinition, t: Translator): string | null {
  if (field.oneOf !== undefined) return t(`forms.oneOf.${field.name}`);
  // A time is asked for once a day is chosen, and that day needs one.
  if (!isOptional(field) || field.control === "time") return null;
  return firstOf(t, `forms.marks.${field.name}`) ?? t("forms.optional");
}

/** What may be said about an answer, so that the browser says it in the server's words. */
function problemTexts(field: FieldDefinition, { t, form, config }: FormBuild): FieldView["problems"] {
  const { country, currency } = config.site;
  const words = problemWords(t, fieldName(t, form, field));
  const problems = fieldProblems(field, { country: countryOf(country), currency });
  return Object.fromEntries(problems.map(({ problem, values }) => [problem, words(problem, values)]));
}
