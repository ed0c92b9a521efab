import { json } from "@remix-run/node";
import { passGate } from "~/request/account-context.server";
import { orderPath, ownOrder, robotAnswer } from "~/request/checkout-context.server";
import { correctingPath, isCorrected } from "~/request/orders/other-order.server";
import { orderedAnswers } from "~/domain/checkout/again/answers-of-order";
import { checkoutForm, stepForm } from "~/domain/checkout/checkout-forms";
import type { Order } from "~/domain/checkout/order";
import { offersPurchase, purchaseRefusal } from "~/domain/checkout/checkout-offer";
import {
  JOURNEY_STEPS,
  type JourneyAnswers,
  type JourneyStep,
  reachableStep,
} from "~/domain/checkout/journey";
import { journeyKey, journeyStart } from "~/domain/checkout/kept-journey";
import type { SiteForm } from "~/domain/forms/site-form";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { ToldFigure } from "~/domain/trade/told-figure";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { answerGroup } from "~/features/checkout/build-answers";
import { deliveryText } from "~/features/checkout/delivery-text";
import { handoverNote, holdEndIfPaid } from "~/features/checkout/handover-note";
import { journeyPage, priceLeft, terms } from "~/features/checkout/build-checkout";
import { withTradeIn } from "~/features/checkout/trade-in-row";
import { buildForm, fieldLabel } from "~/features/forms/build-form";
import type { ReadySubmission, RefusedSubmission } from "~/features/forms/sending/read-submission.server";
import {
  formSite,
  type FormSite,
  freshToken,
  leadElsewhere,
  receiveForm,
  refuseForm,
  wasRefused,
  formHeaders,
  refuseUnkept,
  sendTo,
} from "~/request/form-context.server";
import { keptValues } from "~/request/kept-values.server";
import { exactMoney } from "~/domain/money/money-format";
import { toldFigureOf } from "~/request/told-figure.server";
import { namedVehicle, vehicleBrief } from "~/request/vehicle-brief.server";
import { stockUnavailable } from "~/request/vehicle-context.server";
import { closedBy, type ClosedBy, closedCheckout } from "~/pages/checkout/closed-checkout.server";
import { isOfOtherJourney, ofJourney, refusedFor } from "~/pages/form/opened/journey-of-page";
import { begunNotice } from "~/pages/form/opened/begun-notice.server";
import { journeyDelivery } from "./journey-delivery.server";
import { leadBack, keepStep } from "./keep-step.server";
import { hrefOf } from "./step-address";
import { journeyDraft, orderJourney, refuseBegunJourney, type SentStep } from "./whole-journey.server";
import { orOutage, showDuringOutage, takeDuringOutage } from "~/pages/checkout/checkout-outage.server";

/** Parameter of the first step's address: led there from a page whose journey is not kept any more. */
const EMPTIED = "emptied";
/** Parameter of a step's address: led there from a page of another person's journey. */
const OTHER = "other";

/** One request for the journey: its vehicle, its browser's answers, and the step. */
interface Asked {
  readonly site: FormSite;
  readonly vehicle: Vehicle;
  /** Of a journey that became an order, what that says. */
  readonly answers: JourneyAnswers;
  /** As they are kept, with what was typed and not sent. */
  readonly typed: JourneyAnswers;
  readonly step: JourneyStep;
  readonly query: URLSearchParams;
  /** This browser's order for the vehicle. */
  readonly own: Order | null;
  /** Why the vehicle cannot be bought now. */
  readonly closed: ClosedBy | null;
}

/**
 * The vehicle, and what this browser has answered and ordered; or why it cannot be bought. The gate comes after that:
 * nobody has to sign in for a vehicle that is not available (AUTH-11).
 */
async function asked(
  request: Request,
): Promise<Asked & { readonly known: Readonly<Record<string, string>> }> {
  const site = await formSite(request);
  const { config, services } = site;
  const query = new URL(request.url).searchParams;
  const { vehicle, unavailable } = await namedVehicle(config, query.get("car_id"));
  const offered = config.routes.enabled.includes("checkoutJourney") && offersPurchase(config);
  if (offered && unavailable) throw stockUnavailable();
  if (!offered || vehicle === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  const own = await ownOrder(site, vehicle.id);
  const closed = own === null ? await closedBy(site, vehicle, purchaseRefusal(vehicle, config)) : null;
  const facts = { carSlug: vehicle.slug };
  const shopper = closed === null ? await passGate(request, config, "checkout", facts) : null;
  const typed = await services.drafts.read(journeyDraft(site, vehicle));
  const answers = own?.kind === "purchase" ? orderedAnswers(typed, own) : typed;
  const known: Record<string, string> =
    shopper === null ? {} : { phone: shopper.phone, email: shopper.email ?? "" };
  const step = reachableStep(query.get("step"), answers);
  return { site, vehicle, answers, typed, query, known, step, own, closed };
}

/** A step of buying online, or why the vehicle cannot be bought now. */
export async function showJourney(request: Request, context: object) {
  const found = await asked(request).catch(orOutage);
  if ("error" in found) return showDuringOutage(request, context, found.error, formOf(request));
  const { site, vehicle, answers, typed, step, query, known, own, closed } = found;
  const { config, t } = site;
  const hrefTo = hrefsOf(request, found);
  const isShown = own === null || wasRefused(context) || isCorrected(request, own);
  if (!isShown) throw sendTo(orderPath(own, site), site);
  if (closed !== null) return closedCheckout(site, vehicle, hrefOf(vehicle, step), closed);
  // The address always names the step, so that going back, reloading and other tabs show the same page.
  if (query.get("step") !== step) return leadElsewhere(context, sendTo(hrefTo(step, answers), site));
  const form = noted(checkoutForm(config, stepForm(step)), site, vehicle, step);
  const told = await toldFigureOf(site);
  const traded: Record<string, string> = told === null ? {} : { tradeIn: "Yes" };
  const before = JOURNEY_STEPS[JOURNEY_STEPS.indexOf(step) - 1];
  const startedAt = journeyStart(answers);
  const delivery =
    step === "handover" || step === "review" ? await journeyDelivery(site, vehicle, answers) : null;
  const deliveryTold = deliveryText(delivery, site);
  const isOpenedAnew = step === "details" || query.has("resumed");
  const view = {
    kind: "open" as const,
    begun:
      startedAt !== undefined && isOpenedAnew
        ? begunNotice(site, startedAt, hrefOf(vehicle, "details"))
        : null,
    lost: lostBefore(found),
    page: withTradeIn(
      journeyPage(vehicle, site, {
        step,
        answers,
        groups: groups(site, answers, hrefTo, {
          handover: deliveryTold,
          ...dayNote(site, answers, told),
        }),
        hrefOf: hrefTo,
      }),
      answers["tradeIn"] === "No" ? null : told,
      priceLeft(vehicle, config),
      { config, t },
    ),
    form: withBack(
      buildForm({
        form,
        config,
        t,
        action:
          step === "details" ? hrefTo(step) : ofJourney(hrefTo(step), query, journeyKey(answers) ?? null),
        // Contact may be filled in already, so a person's time counts from the first page.
        token: freshToken(site, form, startedAt === undefined ? undefined : { startedAt }),
        today: site.today,
        hints: delivery === null ? {} : { delivery_address: deliveryTold },
        values: { ...traded, ...known, ...answers, ...typed, ...(await keptValues(request, config, form)) },
      }),
      before === undefined ? null : { label: t("checkout.buy.back") },
    ),
    vehicle: vehicleBrief(vehicle, config, exactMoney(config.site.locale, config.site.currency)),
    refused: wasRefused(context),
    errorWord: t("forms.error"),
  };
  return json(view, { headers: formHeaders(site) });
}

/** Keeps a step's answers and leads to the next; the last one places the order and leads to its payment. */
export async function takeJourney(request: Request, context: object) {
  const found = await asked(request).catch(orOutage);
  if ("error" in found) return takeDuringOutage(request, context, found.error, formOf(request));
  const { site, vehicle, answers, step, query, own, closed } = found;
  // The page says why. A shopper who waits for another's payment still keeps the answers of a step.
  if (closed !== null && (closed.hold === null || step === "review"))
    return sendTo(hrefOf(vehicle, step), site);
  const form = checkoutForm(site.config, stepForm(step));
  const ready = await receiveForm(request, site, form, { before: step === "review" ? answers : {} });
  if (isOfOtherJourney(query, journeyKey(answers) ?? null))
    return refuseOther(context, { site, vehicle, step, query, ready, answers });
  if (ready.kind === "refused") {
    return ready.goesBack === true
      ? leadBack(context, { ...found, hrefTo: hrefsOf(request, found), answer: ready.answer })
      : refuseForm(ready.answer, ready.status, site, context);
  }
  const robot = robotAnswer(site, form, ready);
  if (robot !== null) return refuseForm(robot, 400, site, context);
  const sent = { site, vehicle, answers, form, ready };
  return step === "review" ? buy(request, context, sent) : keepStep(request, context, step, { ...sent, own });
}

/** Takes nothing of a page that was opened for another person's journey, and says so. */
function refuseOther(
  context: object,
  {
    site,
    vehicle,
    step,
    query,
    ready,
    answers,
  }: Pick<Asked, "site" | "vehicle" | "step" | "query" | "answers"> & {
    readonly ready: ReadySubmission | RefusedSubmission;
  },
) {
  const why = journeyKey(answers) === undefined ? EMPTIED : OTHER;
  if (query.get("step") !== step) return sendTo(`${hrefOf(vehicle, step)}&${why}=`, site);
  if (ready.kind === "refused" && ready.status !== 400) return sendTo(hrefOf(vehicle, step), site);
  return refuseForm(refusedFor(ready, otherNotice(site, vehicle)), 409, site, context);
}

function otherNotice({ t }: FormSite, vehicle: Vehicle) {
  const links = [{ href: hrefOf(vehicle, "details"), label: t("checkout.buy.otherTab.link") }];
  return { title: t("checkout.buy.otherTab.title"), text: t("checkout.buy.otherTab.text"), links };
}

/** What is said where a page of another journey led here: that journey was emptied, or overtaken by another person's. */
function lostBefore({ site, vehicle, answers, query }: Asked) {
  if (journeyStart(answers) === undefined) return query.has(EMPTIED) ? emptiedNotice(site) : null;
  return query.has(OTHER) ? otherNotice(site, vehicle) : null;
}

function emptiedNotice({ t }: FormSite) {
  return { title: t("checkout.buy.emptied.title"), text: t("checkout.buy.emptied.text") };
}

/** The form of the step that the address names, without looking at earlier answers. */
function formOf({ url }: Request) {
  const named = new URL(url).searchParams.get("step");
  const step = JOURNEY_STEPS.find((one) => one === named) ?? "details";
  return (config: SiteConfig) => checkoutForm(config, stepForm(step));
}

async function buy(request: Request, context: object, sent: SentStep) {
  const { site, vehicle, ready } = sent;
  const placed = await orderJourney(request, sent);
  if (!("kind" in placed)) return placed;
  if (placed.kind === "begun") {
    const begun = { own: placed.order, action: hrefOf(vehicle, "review") };
    return refuseBegunJourney(request, context, { ...sent, ...begun });
  }
  if (placed.kind === "taken") return sendTo(hrefOf(vehicle, "review"), site);
  return refuseUnkept(site, ready, context);
}

function noted(form: SiteForm, site: FormSite, vehicle: Vehicle, step: JourneyStep): SiteForm {
  if (step !== "review")
    return site.config.forms.tellLeft ? { ...form, own: { note: site.t("forms.keptSteps") } } : form;
  return { ...form, own: { note: site.t("checkout.buy.note", terms(vehicle, site)) } };
}

function withBack<View extends object>(view: View, back: { label: string } | null) {
  return back === null ? view : { ...view, step: { number: 1, text: "", back } };
}

/** The addresses of its steps; those of an order that is corrected say so. */
function hrefsOf(request: Request, { vehicle, own }: Pick<Asked, "vehicle" | "own">) {
  return (step: JourneyStep, answers: JourneyAnswers = {}) => {
    const href = hrefOf(vehicle, step, answers);
    return own !== null && isCorrected(request, own) ? correctingPath(href, request) : href;
  };
}

/** What ends before the day that suits the buyer. */
function dayNote({ config, t, now }: FormSite, answers: JourneyAnswers, told: ToldFigure | null) {
  const tradeIn = answers["tradeIn"] === "No" ? null : told;
  const note = handoverNote(
    { day: answers["handover_date"] || null, tradeIn, heldUntil: holdEndIfPaid(config, now) },
    { config, t },
  );
  return note === null ? {} : { handover_date: note };
}

/** @param notes what is said beside an answer, by its question */
function groups(
  site: FormSite,
  answers: JourneyAnswers,
  hrefTo: (step: JourneyStep) => string,
  notes: Readonly<Record<string, string>>,
) {
  return JOURNEY_STEPS.flatMap((step) => {
    if (step === "review") return [];
    const form = checkoutForm(site.config, stepForm(step));
    const questions = form.steps.flat().map((field) => ({ field, label: fieldLabel(site.t, form, field) }));
    return [answerGroup({ step, questions, answers, notes, href: hrefTo(step) }, site)];
  });
}
