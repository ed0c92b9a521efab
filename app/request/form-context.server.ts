import { json, redirect, type TypedResponse } from "@remix-run/node";
import { formLead } from "~/domain/forms/form-lead";
import { leadEventId } from "~/domain/forms/sent/lead-event";
import type { SiteForm } from "~/domain/forms/site-form";
import type { NewLead } from "~/domain/lead/lead";
import { sentFrom } from "~/domain/lead/origin/sent-from";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { siteAddress } from "~/domain/tenant/site-language";
import { localTime } from "~/domain/time/local-time";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { FormChoices } from "~/features/forms/form-choices";
import { type FormToken, issueToken, shownTo } from "~/features/forms/sending/form-token.server";
import type { FormAnswer } from "~/features/forms/form-view";
import {
  type ReadySubmission,
  readSubmission,
  type RefusedSubmission,
  type SubmissionContext,
} from "~/features/forms/sending/read-submission.server";
import type { Receipt } from "~/features/forms/receipt/receipt";
import type { Translator } from "~/i18n/translator";
import { LeadsUnavailableError } from "~/ports/lead-desk";
import { currentShopper } from "./account-context.server";
import { postedForm, WITH_FILE, WITH_PHOTOS } from "./posted-form.server";
import { type Services, services } from "~/services.server";
import { mayCountVisitor, requireSite, siteTranslator } from "./site-context.server";
import { formVisitor, type Visitor } from "./visitor.server";

/** Headers of every page with a form: its token and what was typed belong to one visitor. */
export const FORM_HEADERS = { "Cache-Control": "no-store" } as const;

/** {@link FORM_HEADERS} of a page that gives a browser its secret. */
export function formHeaders({ visitor }: Pick<FormSite, "visitor">): Record<string, string> {
  return { ...FORM_HEADERS, "Set-Cookie": visitor.setCookie };
}

/** A redirect (303) with this browser's secret; no cache may keep it. */
export function sendTo(address: string, site: Pick<FormSite, "visitor">): TypedResponse<never> {
  return redirect(address, { status: 303, headers: formHeaders(site) });
}

/** Name of the draft that holds the receipt of what was sent last; `/success` shows it. */
export const RECEIPT_FLOW = "success";

/** What a dealer's forms are judged and sent with, whoever fills them in. */
export interface FormDesk {
  readonly config: SiteConfig;
  readonly t: Translator;
  readonly now: Date;
  /** `2026-11-21` where the dealer is. */
  readonly today: string;
  readonly services: Services;
}

/** Everything that the forms of one request are shown, read and sent with. */
export interface FormSite extends FormDesk {
  readonly visitor: Visitor;
  /** Id of the account that is signed in; null for visitors, and where nobody can say. */
  readonly shopperId: string | null;
  /** Whether the visitor may be counted. */
  readonly mayCount: boolean;
}

/** The dealer, the time and the browser of a request with a form. */
export async function formSite(request: Request): Promise<FormSite> {
  const [config, made] = await Promise.all([requireSite(request), services()]);
  // Convenience: a form can be sent also while nobody can say who is signed in.
  const shopper = await currentShopper(request, config).catch(() => null);
  return {
    ...formDesk(config, made),
    shopperId: shopper?.id ?? null,
    visitor: await formVisitor(request, made.env),
    mayCount: mayCountVisitor(request, config),
  };
}

/** The dealer and the time of a form that no browser fills in. */
export function formDesk(config: SiteConfig, made: Services): FormDesk {
  const now = made.clock.now();
  const today = localTime(now, config.site.timeZone).date;
  return { config, t: siteTranslator(config), now, today, services: made };
}

/**
 * A token for a form that is about to be shown; with `before`, for a later step of the same filled form, or of a journey
 * whose first page was shown then: the time that a person needs counts from there.
 */
export function freshToken(
  { config, now, shopperId, services: { env } }: FormSite,
  form: Pick<SiteForm, "key">,
  before?: Partial<Pick<FormToken, "key" | "startedAt">>,
): string {
  const scope = { tenant: config.site.slug, form: form.key, secrets: env.sessionSecrets };
  return issueToken(scope, now, { ...before, shownTo: shownTo(shopperId) });
}

/** What reading a form may need besides the form. */
export interface ReceiveOptions {
  readonly choices?: FormChoices | SubmissionContext["choices"];
  readonly step?: number;
  readonly before?: Readonly<Record<string, string>>;
}

/** Reads and checks a posted form: rate, length, fields, token. */
export async function receiveForm(
  request: Request,
  site: FormSite,
  form: SiteForm,
  { choices = {}, ...options }: ReceiveOptions = {},
): Promise<ReadySubmission | RefusedSubmission> {
  const { config, t, now, today, services: made } = site;
  const { rateLimiter, env } = made;
  const controls = form.steps[options.step ?? 0]?.map(({ control }) => control) ?? [];
  const rules = controls.includes("photos") ? WITH_PHOTOS : controls.includes("file") ? WITH_FILE : undefined;
  const { fault, ...posted } = await postedForm(request, config, rules);
  // No browser sends such a body, so nothing that was typed has to be given back.
  if (fault === 400 || fault === 415) throw new Response(null, { status: fault });
  return readSubmission(
    request,
    { ...posted, fault },
    {
      form,
      config,
      t,
      now,
      today,
      rateLimiter,
      secrets: env.sessionSecrets,
      choices: typeof choices === "function" ? choices : async () => choices,
      onFault: (error) =>
        made.logger.error(
          { tenant: config.site.slug, form: form.key, error },
          "a form's choices are not known",
        ),
      ...options,
    },
  );
}

const MORE_HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  503: { "Retry-After": "30" },
};
const refused = new WeakMap<object, number>();

/** Whether the form of this request was refused: the page says so in its title, also without script. */
export function wasRefused(context: object): boolean {
  return refused.has(context);
}

/**
 * Leads away from a form's page, such as to an earlier step. A form that was refused as too large or too frequent is
 * answered with that status instead.
 * @throws always
 */
export function leadElsewhere(context: object, elsewhere: Response): never {
  const status = refused.get(context) ?? 0;
  throw status === 413 || status === 429 ? new Response(null, { status }) : elsewhere;
}

/** Sends a form back. `context` is the one object that action and loaders of a request share. */
export function refuseForm(
  answer: FormAnswer,
  status: 409 | 410 | RefusedSubmission["status"],
  site: FormSite,
  context: object,
) {
  if (status !== 200) refused.set(context, status);
  const headers = { ...formHeaders(site), ...MORE_HEADERS[status] };
  return json(answer, { status, headers });
}

/** What the lead of a filled form is made of. */
export interface LeadParts {
  readonly form: SiteForm;
  readonly ready: ReadySubmission;
  readonly vehicle: Vehicle | null;
  readonly carId?: string | null;
  readonly dealershipId?: string | null;
  readonly extra?: Readonly<Record<string, string>>;
}

/** The lead a request's form makes. */
export function leadFrom(request: Request, { config, shopperId }: FormSite, parts: LeadParts): NewLead {
  const { form, ready, vehicle, carId = null, dealershipId = null, extra = {} } = parts;
  const { pathname, search } = new URL(request.url);
  // A page that one account opened is no other's, who signed in since.
  const isOthers = ready.token.shownTo !== null && ready.token.shownTo !== shownTo(shopperId);
  return formLead({
    form,
    config,
    values: ready.values,
    extra,
    vehicle,
    carId,
    dealershipId,
    // From the configuration, never from the request's host; in the language of the page.
    url: siteAddress(config.site, pathname + sentFrom(search)),
    userAgent: request.headers.get("user-agent") ?? "",
    trail: ready.trail,
    submissionKey: ready.submissionKey,
    suspicion: ready.suspicion,
    shopperId: isOthers ? null : shopperId,
  });
}

/** Hands a lead over. Null when it could not be kept: the shopper must not be told that it was sent. */
export async function sendLead({ services: { leads, logger }, config }: FormDesk, lead: NewLead) {
  try {
    return await leads.submit(lead);
  } catch (error) {
    if (!(error instanceof LeadsUnavailableError)) throw error;
    logger.error({ tenant: config.site.slug, kind: lead.kind, error }, "a lead could not be kept");
    return null;
  }
}

/** Says that a form of several steps needs cookies, to a browser that sends none. */
export function cookieNotice({ t }: FormSite): { readonly title: string; readonly text: string } {
  return { title: t("forms.cookies.title"), text: t("forms.cookies.text") };
}

/** Sends a form back that could not be kept now; everything that was typed is still in it. */
export function refuseUnkept(site: FormSite, sent: ReadySubmission | FormAnswer, context: object) {
  const answer = "refuse" in sent ? sent.refuse({}) : sent;
  const notice = { title: site.t("forms.unavailable.title"), text: site.t("forms.unavailable.text") };
  return refuseForm({ ...answer, notice }, 503, site, context);
}

/** The answer to a form that was sent before and erased with its person since: it makes no lead again. */
export function erasedAnswer({ t }: FormSite, ready: ReadySubmission): FormAnswer {
  return ready.refuse({
    notice: { title: t("forms.again.erased.title"), text: t("forms.again.erased.text") },
  });
}

/** What was sent, for `/success`, and the event it counts as. */
export interface Sent {
  readonly form: SiteForm;
  readonly vehicle: Vehicle | null;
  readonly receipt: Receipt;
  readonly isNew: boolean;
  readonly suspicion: string | null;
}

/**
 * Counts what was sent, keeps a receipt for this browser and leads to `/success` (LEAD-06, LEAD-07). Counted on the
 * server, and only for a new lead: so it counts once, also after a reload, a double press, and without script.
 */
export async function finishForm(site: FormSite, sent: Sent): Promise<Response> {
  const { config, now, visitor, services: made } = site;
  const tenant = config.site.slug;
  const eventId = leadEventId({ ...sent.form, vehicle: sent.vehicle }, config);
  const soft = (what: string) => (error: unknown) => {
    made.logger.warn({ tenant, form: sent.form.key, error }, what);
  };
  if (sent.isNew && sent.suspicion === null && config.analytics.enabled && site.mayCount) {
    const event = {
      tenant,
      website_id: config.site.id,
      event_id: eventId,
      car_id: sent.vehicle?.id ?? "",
      day: localTime(now, config.site.timeZone).date,
    };
    await made.eventCounts.count(event).catch(soft("an event could not be counted"));
  }
  const key = { tenant, visitor: visitor.secret, flow: RECEIPT_FLOW, about: "" };
  const receipt = { receipt: JSON.stringify({ ...sent.receipt, eventId }) };
  await made.drafts.save(key, receipt, now.toISOString()).catch(soft("a receipt could not be kept"));
  return sendTo("/success", site);
}
