import { createHash } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { isbot } from "isbot";
import { cleanLine } from "~/domain/forms/clean-text";
import { withMissing } from "~/domain/forms/contact-fields";
import type { FieldDefinition } from "~/domain/forms/field-definition";
import { formSchema } from "~/domain/forms/form-schema.server";
import type { SiteForm } from "~/domain/forms/site-form";
import { suspicionOf } from "~/domain/forms/suspicion";
import { TERMS } from "~/domain/forms/terms";
import { readTrail, type VisitTrail } from "~/domain/forms/visit-trail";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { HOUR_MS } from "~/domain/time/day";
import type { Translator } from "~/i18n/translator";
import type { RateLimiter } from "~/ports/rate-limiter";
import { fieldName, stepFields } from "~/features/forms/build-form";
import type { FormChoices } from "~/features/forms/form-choices";
import {
  BACK,
  CAMPAIGN_FIELD,
  FIND,
  INTENT_FIELD,
  PAGES_FIELD,
  REFRESH,
  TOKEN_FIELD,
  TRAP_FIELD,
} from "~/features/forms/form-fields";
import { fieldRules } from "./field-rules";
import { type FormToken, issueToken, readToken, type TokenScope } from "./form-token.server";
import type { FormAnswer } from "~/features/forms/form-view";
import type { ReadableForm } from "./posted-form";
import {
  type AnswerParts,
  choicesAnswer,
  errorAnswer,
  lostFiles,
  type Refusal,
  refusalAnswer,
} from "./submission-answer.server";

/** What `readSubmission` needs besides the posted form. */
export interface SubmissionContext {
  readonly form: SiteForm;
  readonly config: SiteConfig;
  readonly t: Translator;
  readonly secrets: readonly [string, ...string[]];
  readonly rateLimiter: RateLimiter;
  readonly now: Date;
  /** Today where the dealer is, `2026-11-21`. */
  readonly today: string;
  /** Choices that come from the dealer; they may depend on what was chosen in other fields. */
  readonly choices?: (typed: (name: string) => string) => Promise<FormChoices>;
  /** Called with the error when the choices cannot be loaded. */
  readonly onFault?: (error: unknown) => void;
  /** Number of this step, from 0. The last step sends the form. */
  readonly step?: number;
  /** Answers to the earlier steps; they become part of `values`. */
  readonly before?: Readonly<Record<string, string>>;
}

/** A form without errors. */
export interface ReadySubmission {
  readonly kind: "ready";
  /** Answers by field, as they are kept: telephone numbers in international form, amounts as digits. */
  readonly values: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, readonly File[]>>;
  readonly token: FormToken;
  /** The same each time these answers are sent from the same shown form, so that they become one lead. */
  readonly submissionKey: string;
  readonly suspicion: string | null;
  readonly trail: VisitTrail;
  readonly choices: FormChoices;
  /** The answer when the form cannot be taken after all: its time was just booked, or the database does not answer. */
  refuse(reason: Refusal): FormAnswer;
}

/** A form that was not taken. */
export interface RefusedSubmission {
  readonly kind: "refused";
  /** 200 when nothing was sent: other choices or the step before were asked for. */
  readonly status: 200 | 400 | 413 | 429 | 503;
  readonly answer: FormAnswer;
  /** Whether the step before was asked for: nothing is checked, and the answer holds what stands in this one. */
  readonly goesBack?: boolean;
  /** Whether the vehicle of the typed registration was asked for: nothing is checked either. */
  readonly finds?: boolean;
}

/** Checks a posted form. Every refusal gives back what was typed. */
export async function readSubmission(
  request: Request,
  posted: ReadableForm,
  context: SubmissionContext,
): Promise<ReadySubmission | RefusedSubmission> {
  const { form, config, t, step = 0, now } = context;
  const scope: TokenScope = { tenant: config.site.slug, form: form.key, secrets: context.secrets };
  const { data, fault } = posted;
  if (fault !== null) return { kind: "refused", status: fault, answer: unreadAnswer(posted, scope, context) };
  const offered = await offeredChoices(data, context);
  const choices = offered ?? {};
  const fields = stepFields(form, step, choices);
  const token = readToken(textOf(data, TOKEN_FIELD), scope);
  const stale = token === null || now.getTime() - token.issuedAt > config.forms.limits.tokenHours * HOUR_MS;
  const submission = parse(data, fields, choices, context);
  const parts: AnswerParts = {
    submission,
    fields,
    token: stale ? issueToken(scope, now, token ?? undefined) : textOf(data, TOKEN_FIELD),
    choices,
    lost: lostFiles(request, data, fields, t),
  };
  if (textOf(data, INTENT_FIELD) === BACK) {
    return { kind: "refused", status: 200, answer: choicesAnswer(parts), goesBack: true };
  }
  if (offered === null) {
    const notice = { title: t("forms.unavailable.title"), text: t("forms.unavailable.text") };
    // No errors: fields cannot be checked without the choices. The page keeps the choices it has.
    return { kind: "refused", status: 503, answer: { ...choicesAnswer(parts), notice, choices: {} } };
  }
  if (textOf(data, INTENT_FIELD) === FIND) {
    return { kind: "refused", status: 200, answer: choicesAnswer(parts), finds: true };
  }
  if (textOf(data, INTENT_FIELD) === REFRESH) {
    return { kind: "refused", status: 200, answer: choicesAnswer(parts) };
  }
  if (submission.status !== "success") {
    return { kind: "refused", status: 400, answer: errorAnswer(parts) };
  }
  if (stale) {
    const notice = { title: t("forms.expired.title"), text: t("forms.expired.text") };
    return { kind: "refused", status: 400, answer: refusalAnswer(parts, { notice }) };
  }
  const { seconds, flood } = await overLimit(request, context);
  if (seconds !== null) {
    return { kind: "refused", status: 429, answer: refusalAnswer(parts, { notice: waitNotice(seconds, t) }) };
  }
  const { values, files } = taken(submission.value, context.before);
  return {
    kind: "ready",
    values,
    files,
    token,
    submissionKey: `${token.key}.${digest(values, files)}`,
    suspicion: suspicionOf({
      trap: textOf(data, TRAP_FIELD),
      seconds: (now.getTime() - token.startedAt) / 1000,
      leastSeconds: config.forms.limits.leastSeconds,
      robot: isbot(request.headers.get("user-agent")),
      flood,
      texts: Object.values(values),
      ownHosts: ownHosts(request, config),
    }),
    trail: trailOf(request, data),
    choices,
    refuse: (refusal) => refusalAnswer(parts, refusal),
  };
}

/** Host names of the dealer's own pages: the configured ones, and that of this request. */
function ownHosts({ headers }: Request, { site }: SiteConfig): readonly string[] {
  const opened = `http://${headers.get("host") ?? ""}`;
  const now = URL.canParse(opened) ? [new URL(opened).hostname] : [];
  return [...site.hosts, new URL(site.url).hostname, ...now];
}

/** The answer to a form that was too large or one of too many, with what could be read of it. */
function unreadAnswer({ data, seconds }: ReadableForm, scope: TokenScope, context: SubmissionContext) {
  const { form, t, step = 0, now } = context;
  const fields = stepFields(form, step, {});
  const token = issueToken(scope, now, readToken(textOf(data, TOKEN_FIELD), scope) ?? undefined);
  const parts = { submission: parse(data, fields, {}, context), fields, token, choices: {} };
  const notice =
    seconds === null
      ? { title: t("forms.tooLong.title"), text: t("forms.tooLong.text") }
      : waitNotice(seconds, t);
  return { ...choicesAnswer(parts), notice, choices: {} };
}

/** Null when the choices cannot be loaded. The form is not taken then, and goes back with what was typed. */
async function offeredChoices(data: FormData, context: SubmissionContext): Promise<FormChoices | null> {
  try {
    return (await context.choices?.((name) => textOf(data, name))) ?? {};
  } catch (error) {
    if (error instanceof Response) throw error;
    context.onFault?.(error);
    return null;
  }
}

function trailOf({ headers }: Request, data: FormData): VisitTrail {
  const [pages, campaign] = [textOf(data, PAGES_FIELD), textOf(data, CAMPAIGN_FIELD)];
  return readTrail(pages, campaign, headers.get("referer"), headers.get("host") ?? "");
}

function waitNotice(seconds: number, t: Translator): NonNullable<Refusal["notice"]> {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const text = t("forms.tooMany.text", { count: minutes, number: minutes });
  return { title: t("forms.tooMany.title"), text };
}

function parse(
  data: FormData,
  fields: readonly FieldDefinition[],
  choices: FormChoices,
  context: SubmissionContext,
) {
  const { form, config, t, step = 0, today } = context;
  const schema = formSchema({
    fields: withMissing(fields, (name) => cleanLine(textOf(data, name))),
    terms: form.terms !== null && step === form.steps.length - 1,
    rules: fieldRules(config, today, choices),
    t,
    label: (field) => fieldName(t, form, field),
  });
  // Only what the form asks for: nothing else is read, kept or sent back.
  const asked = new FormData();
  for (const name of [...fields.map(({ name }) => name), TERMS]) {
    const isMany = fields.some((field) => field.name === name && field.control === "photos");
    for (const value of isMany ? data.getAll(name) : data.getAll(name).slice(0, 1)) asked.append(name, value);
  }
  return parseWithZod(asked, { schema });
}

/**
 * Counts a form. An address that sent too many has to wait `seconds`, else null. `flood` says that the dealer got too
 * many of this kind: they are taken, and held back as suspect.
 */
async function overLimit(request: Request, { config, form, rateLimiter }: SubmissionContext) {
  const { address, dealer } = config.forms.limits;
  const tenant = config.site.slug;
  const visitor = request.headers.get("x-visitor-address") ?? "";
  const seconds = await rateLimiter.use(`form:${tenant}:${visitor}`, address);
  const flood = seconds === null && (await rateLimiter.use(`form:${tenant}:${form.kind}`, dealer)) !== null;
  return { seconds, flood };
}

function taken(parsed: Readonly<Record<string, unknown>>, before: Readonly<Record<string, string>> = {}) {
  const values: Record<string, string> = { ...before };
  const files: Record<string, readonly File[]> = {};
  for (const [name, value] of Object.entries(parsed)) {
    const chosen = [value].flat().filter((one) => one instanceof File);
    if (chosen.length > 0) files[name] = chosen;
    else if (Array.isArray(value)) continue;
    else if (typeof value === "string" && value !== "" && name !== TERMS) values[name] = value;
    else if (name !== TERMS) Reflect.deleteProperty(values, name);
  }
  return { values, files };
}

function digest(values: Readonly<Record<string, string>>, files: ReadySubmission["files"]): string {
  const texts = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = Object.entries(files).flatMap(([name, some]) =>
    some.map((file) => [name, file.name, file.size]),
  );
  return createHash("sha256")
    .update(JSON.stringify([texts, names]))
    .digest("base64url")
    .slice(0, 16);
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
