import { redirect } from "@remix-run/node";
import { andForget, passGate } from "~/request/account-context.server";
import type { FormKey } from "~/domain/forms/form-catalogue";
import { linkedData } from "~/domain/content/page-frame";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { visibleLink } from "~/domain/tenant/visible-links";
import { vehicleTitle } from "~/domain/vehicle/title";
import { buildForm, words } from "~/features/forms/build-form";
import { buildReceipt } from "~/features/forms/receipt/build-receipt";
import type { FormPageView } from "~/features/forms/form-page-view";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { contactBrief } from "~/request/contact-brief.server";
import {
  finishForm,
  FORM_HEADERS,
  freshToken,
  leadElsewhere,
  leadFrom,
  receiveForm,
  refuseForm,
  sendLead,
  unavailableAnswer,
  wasRefused,
} from "~/request/form-context.server";
import type { Translator } from "~/i18n/translator";
import { vehiclePath } from "~/paths";
import { typedValues } from "~/request/typed-values.server";
import { vehicleBrief } from "~/request/vehicle-brief.server";
import { type AskedForm, askedForm, draftKey, stepAddress } from "./asked-form.server";
import { beforeLead, isPrepared } from "./before-lead.server";
import { giveBack } from "./give-back.server";
import { closedNotice, refuseClosed } from "./closed-form.server";
import { firstValues } from "./first-values";
import { modelMessage } from "./model-message.server";
import {
  answersOf,
  begunForm,
  keptAfterSending,
  keptAfterStep,
  type StepAnswers,
  stepsDone,
  wasSent,
  withoutEmpty,
} from "./steps-done";
import { firstVisit, formChoices } from "./visit-choices.server";

/** The page of a form; null where the dealer has none at this address. */
export async function showFormPage(request: Request, context: object) {
  const asked = await askedForm(request);
  if (asked === null) return null;
  const orAgain = orShownAgain(wasRefused(context));
  await openGate(request, asked).catch(orAgain);
  const { site, about, step } = asked;
  const saved = (await draftOf(asked)) ?? {};
  const typed = await typedValues(request, site.config, asked.form).catch(orAgain);
  // A later step needs the answers to the steps before it; they may be another browser's, or have expired.
  if (step > stepsDone(saved))
    return leadElsewhere(context, redirect(stepAddress(asked, stepsDone(saved)), { headers: FORM_HEADERS }));
  const headers = { ...FORM_HEADERS, "Set-Cookie": site.visitor.setCookie };
  const head = pageWords(asked);
  const view: FormPageView = {
    ...head,
    structured: linkedData(head.crumbs, site.config, asked.path),
    form: await formView(asked, saved, typed, orAgain),
    closed: closedNotice(asked),
    vehicle: about.vehicle === null ? null : vehicleBrief(about.vehicle, site.config),
    contact: contactBrief(site.config, site.t, site.now, about.vehicle?.location_id ?? null),
    prizes: prizesView(asked),
    refused: wasRefused(context),
    errorWord: site.t("forms.error"),
    path: asked.path,
  };
  return { view, headers };
}

/** Takes what a form of the catalogue sent. */
export async function takeFormPage(request: Request, context: object) {
  const asked = await askedForm(request);
  if (asked === null) {
    throw new Response("Nothing to send to.", { status: 405, statusText: "Method Not Allowed" });
  }
  const isOpen = await openGate(request, asked).then(() => true, orShownAgain(true));
  const { site, form, step } = asked;
  const draft = await draftOf(asked);
  const before = draft ?? {};
  // It was sent twice: its lead exists, and without the earlier steps this would make a second, incomplete lead.
  if (step > 0 && wasSent(before)) return redirect("/success", { status: 303, headers: FORM_HEADERS });
  const read = await receiveForm(request, site, form, {
    choices: (typed) => formChoices(asked, typed),
    step,
    before,
  });
  const closed = closedNotice(asked);
  if (closed !== null) return refuseClosed(asked, read, closed, context);
  if (read.kind === "refused") return refuseForm(read.answer, read.status, site, context);
  if (isOpen !== true) return refuseForm(unavailableAnswer(site, read), 503, site, context);
  // The earlier answers cannot be read: the last step alone would not make a usable lead.
  if (draft === null) return refuseForm(unavailableAnswer(site, read), 503, site, context);
  try {
    if (step > stepsDone(before)) return await backTo(stepsDone(before), asked, read);
    if (step < form.steps.length - 1) return await nextStep(asked, before, read);
    return await send(request, context, asked, before, read);
  } catch (error) {
    if (error instanceof Response) throw error;
    // A booking, draft or draw could not be kept: nothing was sent, and nothing typed may be lost.
    site.services.logger.error(
      { tenant: site.config.site.slug, form: form.key, error },
      "a form could not be taken",
    );
    return refuseForm(unavailableAnswer(site, read), 503, site, context);
  }
}

/** What was typed into the steps of a form: empty for a form with one step, null when it cannot be looked up. */
async function draftOf(asked: AskedForm): Promise<StepAnswers | null> {
  const { site, form } = asked;
  if (form.steps.length < 2) return {};
  return site.services.drafts.read(draftKey(asked)).then(withoutEmpty, (error: unknown) => {
    site.services.logger.warn(
      { tenant: site.config.site.slug, form: form.key, error },
      "a draft could not be read",
    );
    return null;
  });
}

async function send(
  request: Request,
  context: object,
  asked: AskedForm,
  before: StepAnswers,
  ready: ReadySubmission,
) {
  const { site, form, about } = asked;
  const prepared = await beforeLead(asked, ready);
  if (!isPrepared(prepared)) return refuseForm(ready.refuse(prepared), 400, site, context);
  const values = answersOf(ready.values);
  const lead = leadFrom(request, site, {
    form,
    ready: { ...ready, values },
    vehicle: about.vehicle,
    carId: about.named,
    dealershipId: dealershipOf(site.config, values),
    extra: prepared.extra,
  });
  const sent = await sendLead(site, lead);
  if (sent === null) {
    const { logger } = site.services;
    await giveBack(prepared.undo, { tenant: site.config.site.slug, form: form.key, logger });
    return refuseForm(unavailableAnswer(site, ready), 503, site, context);
  }
  // The lead is kept; a draft that cannot be deleted now expires by itself.
  if (form.steps.length > 1) {
    const kept = keptAfterSending(before);
    await site.services.drafts.save(draftKey(asked), kept, site.now.toISOString()).catch(() => undefined);
  }
  const receipt = buildReceipt({
    form,
    t: site.t,
    config: site.config,
    values,
    choices: ready.choices,
    leadId: sent.leadId,
    vehicle: about.vehicle === null ? null : vehicleBrief(about.vehicle, site.config),
    carId: about.vehicle?.id ?? null,
    highlight: prepared.highlight,
  });
  const { isNew } = sent;
  const { suspicion } = ready;
  const done = await finishForm(site, { form, vehicle: about.vehicle, receipt, isNew, suspicion });
  return andForget(done, request, site.config);
}

async function nextStep(asked: AskedForm, before: StepAnswers, { values, token }: ReadySubmission) {
  const { site, step } = asked;
  const kept = keptAfterStep(before, step, answersOf(values), token);
  await site.services.drafts.save(draftKey(asked), kept, site.now.toISOString());
  return toStep(asked, step + 1);
}

/** Leads to an earlier step that is missing; what was typed into this step is kept until that one was sent. */
async function backTo(missing: number, asked: AskedForm, { values }: ReadySubmission) {
  const { site } = asked;
  await site.services.drafts.save(draftKey(asked), answersOf(values), site.now.toISOString());
  return toStep(asked, missing);
}

function toStep(asked: AskedForm, step: number) {
  const headers = { ...FORM_HEADERS, "Set-Cookie": asked.site.visitor.setCookie };
  return redirect(stepAddress(asked, step), { status: 303, headers });
}

/** The form's view. `typed` is what was sent after the sign-in had ended; it wins over what was kept of the steps. */
async function formView(
  asked: AskedForm,
  saved: StepAnswers,
  typed: StepAnswers,
  orAgain: ReturnType<typeof orShownAgain>,
) {
  const { site, form, about, query, step } = asked;
  const first: Readonly<Record<string, string>> = {
    ...firstValues(form, site.config, about.vehicle, query),
    ...modelMessage(asked),
    ...answersOf(saved),
    ...typed,
  };
  const open = await formChoices(asked, (name) => first[name] ?? "").catch(orAgain);
  const values = { ...first, ...firstVisit(open, first) };
  const choices = await formChoices(asked, (name) => values[name] ?? "").catch(orAgain);
  return buildForm({
    form,
    config: site.config,
    t: site.t,
    token: freshToken(site, form, begunForm(saved)),
    today: site.today,
    choices,
    step,
    action: stepAddress(asked, step),
    values,
    ...(step > 0 ? { backHref: stepAddress(asked, step - 1) } : {}),
  });
}

/** Ignores an error where the form was just sent back: a browser without script has what was typed nowhere else. */
function orShownAgain(refused: boolean) {
  return (error: unknown): Readonly<Record<string, never>> => {
    if (error instanceof Response || !refused) throw error;
    return {};
  };
}

/** Forms that a dealer offers only to those who signed in (AUTH-07 to AUTH-09). */
async function openGate(request: Request, { site, key, about }: AskedForm): Promise<void> {
  const { vehicle, named, unavailable } = about;
  // The gate stays closed when its vehicle cannot be looked up.
  const facts = {
    carSlug: vehicle?.slug ?? (unavailable ? named : null),
    hasNvic: vehicle?.has_nvic ?? unavailable,
  };
  if (key === "spinToWin" || key === "personalisedFinance") await passGate(request, site.config, key, facts);
  if (key === "financeEnquiry" || key === "financeApplication") {
    await passGate(request, site.config, "carFinance", facts);
  }
}

/** Places other pages lead to (ROUTE-28, FIN-13). */
const ANCHORS: Readonly<Partial<Record<FormKey, string>>> = {
  service: "service-booking",
  financeEnquiry: "finance-form",
  financeApplication: "finance-form",
};

/** The prizes with the chance of each: a fair draw names its chances. */
function prizesView({ site: { config, t }, key }: AskedForm): FormPageView["prizes"] {
  const { prizes } = config.forms.spinToWin;
  if (key !== "spinToWin" || prizes.length === 0) return null;
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const share = new Intl.NumberFormat(config.site.locale, { style: "percent", maximumFractionDigits: 1 });
  const rows = prizes.map(({ label, weight }) => ({ label, chance: share.format(weight / total) }));
  return { title: t("forms.spinToWin.prizes"), rows };
}

function pageWords({ site: { t, config }, form, key, about: { vehicle } }: AskedForm) {
  const model = vehicle === null ? "" : vehicle.model;
  const title =
    form.own.title ??
    (vehicle === null ? words(t, form, "title") : t(`forms.${key}.titleVehicle`, { model }));
  const way =
    vehicle === null
      ? []
      : [{ label: vehicleTitle(vehicle, config.search), href: vehiclePath(vehicle.slug) }];
  return {
    title,
    intro: form.own.intro ?? words(t, form, "intro"),
    instead: key === "parts" ? partsSearchLink(config, t) : null,
    anchor: ANCHORS[key] ?? "form",
    crumbs: [
      { label: t("vehicle.home"), href: "/" },
      ...way,
      { label: form.own.title ?? words(t, form, "title") },
    ],
    crumbsLabel: t("vehicle.breadcrumb"),
  };
}

/** A link to the list of parts: looking there is quicker than waiting for an answer (ROUTE-32). */
function partsSearchLink(config: SiteConfig, t: Translator): FormPageView["instead"] {
  const link = visibleLink(config, { label: t("parts.search"), page: "partsSearch" });
  return link?.href == null ? null : { text: t("parts.searchText"), label: link.label, href: link.href };
}

function dealershipOf({ site }: SiteConfig, values: Readonly<Record<string, string>>): string | null {
  const bySlug = site.dealerships.find(({ slug }) => slug === values["preferredDealership"])?.id;
  const place = values["location"] ?? values["work_location"];
  const byPlace = site.locations.find(({ id }) => id === place)?.dealershipId;
  const only = site.dealerships.length === 1 ? site.dealerships[0]?.id : undefined;
  return bySlug ?? byPlace ?? only ?? null;
}
