import { PRIZE_AGAIN } from "~/domain/forms/pick-prize";
import { shopperToldAt } from "~/domain/lead/answering/shopper-told";
import { bookingOf } from "~/domain/appointment/booking";
import { BROUGHT_FROM } from "~/domain/appointment/brought-vehicle";
import { bookingZone } from "~/domain/appointment/booking-place";
import { bookingStanding } from "~/domain/appointment/booking-standing";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { readNearCookie } from "~/domain/search/near/near-cookie";
import { DRIVEN } from "~/domain/forms/vehicle/driven-vehicle";
import { redirect } from "@remix-run/node";
import { andForget, passGate } from "~/request/account-context.server";
import { linkedData } from "~/domain/content/page-frame";
import { RESERVED_BY_SHOPPER } from "~/domain/lead/standing-fields";
import { withoutPrivate } from "~/domain/lead/private-answers";
import { vehicleOfLead } from "~/domain/lead/vehicle-of-lead";
import { buildForm, stepFields } from "~/features/forms/build-form";
import { buildReceipt } from "~/features/forms/receipt/build-receipt";
import type { FormPageView } from "~/features/forms/form-page-view";
import type { FormAnswer } from "~/features/forms/form-view";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import {
  cookieNotice,
  erasedAnswer,
  finishForm,
  FORM_HEADERS,
  freshToken,
  receiveForm,
  refuseForm,
  wasRefused,
  refuseUnkept,
} from "~/request/form-context.server";
import { findVehicle } from "~/request/find-vehicle.server";
import { keptValues } from "~/request/kept-values.server";
import { vehicleBrief } from "~/request/vehicle-brief.server";
import { type FormRequest, formRequest, stepAddress } from "./form-request.server";
import { finishDraft, type FormDraft, NO_DRAFT, readDraft } from "./form-draft.server";
import { begunBefore, isOpenedAnew } from "./opened/begun-notice.server";
import { goBack, lostNotice, missEarlier } from "./unsent-step.server";
import { besideForm } from "./opened/beside-form.server";
import { pageWords } from "./page-words.server";
import { prizesView } from "./prizes-view";
import { prepareLead, isPrepared } from "./lead-preparation.server";
import { nextStep, ofThisStep, otherAnswers } from "./next-step.server";
import { giveBack } from "./give-back.server";
import { buildFinanceGuide, questionList } from "~/pages/finance/build-finance-guide.server";
import { contactPlaces } from "~/pages/contact/contact-places.server";
import { closedNotice, refuseClosed, reservedBy, vehicleNotice } from "./closed-form.server";
import { prefilledValues } from "./opened/prefilled-values";
import { readyMessage } from "./opened/ready-message.server";
import { sendOrMend } from "./opened/mend-sent.server";
import { leadOf } from "./lead-of-form.server";
import { answersOf, begunForm, type StepAnswers, stepsDone, wasSent } from "./steps-done";
import { aboutChosen, asksVehicle, foundVehicles, withoutChoice } from "./driven-vehicle.server";
import { dealerChoices } from "./dealer-choices.server";
import { openedForm, withFirstDay } from "./visit/first-visit.server";
import { toldByTextAfter } from "./visit/told-by-text.server";
import { buildWorkshopPrices } from "~/pages/workshop/build-workshop-prices.server";
import { changedByForm } from "./visit/move-own.server";
import { changeOwn } from "./visit/change-own.server";
import { askingWhichBooking, noteOwnBooking } from "./visit/own-bookings.server";
import { sentCalendar } from "./visit/sent-calendar.server";
import { namingFreeTimes } from "./naming-free-times.server";

/** The page of a form; null where the dealer has none at this address. */
export async function showFormPage(request: Request, context: object) {
  const asked = await formRequest(request);
  if (asked === null) return null;
  const orAgain = orShownAgain(wasRefused(context));
  await openGate(request, asked).catch(orAgain);
  const { site, about, step } = asked;
  const draft = await readDraft(asked);
  const { key, answers: saved } = draft ?? NO_DRAFT;
  const typed = await keptValues(request, site.config, asked.form).catch(orAgain);
  // A later step needs the answers to the steps before it; they may be another browser's, or have expired.
  const again = wasRefused(context);
  if (step > stepsDone(saved) && !again) {
    const to = stepAddress(asked, stepsDone(saved), wasSent(saved) ? null : key);
    throw redirect(to, { headers: FORM_HEADERS });
  }
  // The refusal has told a new browser its secret; here it would get another one.
  const cookie = again && !site.visitor.known ? {} : { "Set-Cookie": site.visitor.setCookie };
  const headers = { ...FORM_HEADERS, ...cookie };
  const isLost = draft !== null && asked.draft !== null && Object.keys(saved).length === 0;
  const head = pageWords(asked);
  const guide = buildFinanceGuide(asked);
  const lookedFrom = readNearCookie(request.headers.get("cookie") ?? "")?.place ?? "";
  const places = await contactPlaces(request, asked);
  const view: FormPageView = {
    ...head,
    structured: linkedData(head.crumbs, site.config, asked.path, guide === null ? [] : [questionList(guide)]),
    form: await formView(asked, draft ?? NO_DRAFT, { typed, lookedFrom }, orAgain),
    closed: closedNotice(asked),
    begun: begunBefore(asked, draft ?? NO_DRAFT),
    lost: isLost ? lostNotice(asked) : null,
    reserved: await vehicleNotice(asked),
    vehicle: about.vehicle === null ? null : vehicleBrief(about.vehicle, site.config),
    ...besideForm(asked, { nearest: places?.nearest ?? null, hasGuide: guide !== null }),
    prizes: prizesView(asked),
    refused: wasRefused(context),
    errorWord: site.t("forms.error"),
    path: asked.path,
  };
  return { view, guide, places, workshop: buildWorkshopPrices(asked, head.anchor), headers };
}

/** Takes what a form of the catalogue sent. */
export async function takeFormPage(request: Request, context: object) {
  const asked = await formRequest(request);
  if (asked === null) {
    throw new Response("Nothing to send to.", { status: 405, statusText: "Method Not Allowed" });
  }
  const isOpen = await openGate(request, asked).then(() => true, orShownAgain(true));
  const { site, form, step } = asked;
  const draft = await readDraft(asked);
  const before = draft?.answers ?? {};
  // It was sent twice: its lead exists, and without the earlier steps this would make a second, incomplete lead.
  if (step > 0 && wasSent(before)) return redirect("/success", { status: 303, headers: FORM_HEADERS });
  const read = await receiveForm(request, site, form, {
    choices: (typed) => dealerChoices(asked, typed),
    step,
    before: step === 0 ? {} : otherAnswers(asked, before),
  });
  if (read.kind === "refused" && read.goesBack === true) {
    return goBack(asked, draft ?? NO_DRAFT, read.answer, context);
  }
  const closed = closedNotice(asked);
  if (closed !== null) return refuseClosed(asked, read, closed, context);
  if (read.kind === "refused") {
    const chosen = await aboutChosen(asked, read.answer.typed[DRIVEN.name] ?? "");
    const named = read.status === 400 ? await namingFreeTimes(chosen, read.answer) : read.answer;
    const answer =
      read.finds === true ? await found(request, asked, named) : withFirstDay(site, named, read.status);
    return refuseForm(askingWhichBooking(asked, answer), read.status, site, context);
  }
  if (isOpen !== true) return refuseUnkept(site, read, context);
  // The earlier answers cannot be read: the last step alone would not make a usable lead.
  if (draft === null) return refuseUnkept(site, read, context);
  try {
    if (step === 0 && form.steps.length > 1 && !site.visitor.known) {
      return refuseForm(read.refuse({ notice: cookieNotice(site) }), 400, site, context);
    }
    if (step > stepsDone(before)) return await missEarlier(asked, draft, read, context);
    if (step < form.steps.length - 1) return await nextStep(request, asked, draft, read);
    const chosen = await aboutChosen(asked, read.values[DRIVEN.name] ?? "");
    return await send(request, context, chosen, draft, withoutChoice(read, chosen));
  } catch (error) {
    if (error instanceof Response) throw error;
    // A booking, draft or draw could not be kept: nothing was sent, and nothing typed may be lost.
    site.services.logger.error(
      { tenant: site.config.site.slug, form: form.key, error },
      "a form could not be taken",
    );
    return refuseUnkept(site, read, context);
  }
}

async function send(
  request: Request,
  context: object,
  asked: FormRequest,
  draft: FormDraft,
  ready: ReadySubmission,
) {
  const { site, form, about } = asked;
  const own = await changedByForm(asked, ready);
  if (own !== null) return changeOwn(request, context, asked, { draft, ready, own });
  const prepared = await prepareLead(asked, ready);
  if (!isPrepared(prepared)) {
    const status = prepared.earlier === undefined ? 400 : 409;
    return refuseForm(ready.refuse(prepared), status, site, context);
  }
  const values = answersOf(ready.values);
  const by = await reservedBy(asked);
  const lead = leadOf(request, asked, ready, {
    ...prepared.extra,
    ...(by === "shopper" ? { [RESERVED_BY_SHOPPER]: "true" } : {}),
  });
  const sent = await sendOrMend(asked, draft, ready, lead);
  if (sent === null || sent.isErased === true) {
    const { logger } = site.services;
    await giveBack(prepared.undo, { tenant: site.config.site.slug, form: form.key, logger });
    if (sent !== null) return refuseForm(erasedAnswer(site, ready), 409, site, context);
    return refuseUnkept(site, ready, context);
  }
  await finishDraft(asked, draft);
  const vehicle = about.vehicle === null ? null : vehicleOfLead(about.vehicle);
  const isBooking = bookingOf({ ...lead, changes: [] }) !== null;
  const { suspicion } = ready;
  const hasTexts = site.services.env.smsWebhookUrl !== null;
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
    isRequest: visitKindOf(asked.key) !== null && prepared.highlight === null,
    isBrought: prepared.extra[BROUGHT_FROM] !== undefined,
    standing: bookingStanding(
      { ...lead, changes: [] },
      { now: site.now, timeZone: bookingZone({ ...lead, vehicle }, site.config) },
    ),
    isRepeated: prepared.extra[PRIZE_AGAIN] !== undefined,
    reservedBy: by,
    textAfter: toldByTextAfter(lead, site),
    // What looks like a robot's is answered once a person has looked at it.
    ...(suspicion === null
      ? { toldAt: shopperToldAt({ ...lead, vehicle: null }, site.config, hasTexts) }
      : {}),
    files: ready.files,
    // A time that is looked at first is not booked yet.
    calendar: suspicion === null && isBooking ? await sentCalendar(site, lead.submissionKey) : null,
  });
  const { isNew } = sent;
  const done = await finishForm(site, { form, vehicle: about.vehicle, receipt, isNew, suspicion });
  await noteOwnBooking(site, { ...lead, id: sent.leadId, vehicle, changes: [] }, done);
  return andForget(done, request, site.config);
}

/** The form with what is known of the vehicle whose registration was typed. */
async function found(request: Request, asked: FormRequest, answer: FormAnswer): Promise<FormAnswer> {
  const { site, form, step } = asked;
  if (asksVehicle(asked)) return foundVehicles(site, answer);
  const choices = await dealerChoices(asked, (name) => answer.typed[name] ?? "");
  const fields = stepFields(form, step, choices);
  return findVehicle(request, site, { form, fields, choices, answer });
}

/**
 * The form's view. `typed` is what was sent after the sign-in had ended; it wins over what was kept of the steps.
 * `lookedFrom` is the place the browser remembers of searches, else empty.
 */
async function formView(
  asked: FormRequest,
  draft: FormDraft,
  { typed, lookedFrom }: { readonly typed: StepAnswers; readonly lookedFrom: string },
  orAgain: ReturnType<typeof orShownAgain>,
) {
  const { site, form, about, query, step } = asked;
  const saved = draft.answers;
  const key = Object.keys(saved).length === 0 || wasSent(saved) ? null : draft.key;
  const first: Readonly<Record<string, string>> = {
    ...prefilledValues(form, site.config, about.vehicle, query),
    ...readyMessage(asked),
    ...(isOpenedAnew(asked) ? withoutPrivate(answersOf(saved)) : answersOf(saved)),
    ...typed,
  };
  const { values, choices } = await openedForm(asked, first, lookedFrom, (given) =>
    dealerChoices(asked, given).catch(orAgain),
  );
  return buildForm({
    form,
    config: site.config,
    t: site.t,
    // A first step that was opened anew begins a form of its own: another tab may be at work on the other.
    token: freshToken(site, form, asked.draft === null && step === 0 ? undefined : begunForm(saved)),
    today: site.today,
    choices,
    step,
    action: stepAddress(asked, step, key),
    values: ofThisStep(asked, values),
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
async function openGate(request: Request, { site, key, about }: FormRequest): Promise<void> {
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
