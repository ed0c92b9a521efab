import { stepFieldNames } from "~/domain/checkout/checkout-forms";
import { JOURNEY_STEPS, type JourneyAnswers } from "~/domain/checkout/journey";
import { givenAnswers, hasOrdered, journeyKey, keptOrdered } from "~/domain/checkout/kept-journey";
import type { NewOrder, Order } from "~/domain/checkout/order";
import { deliveryFields } from "~/domain/delivery/order-delivery";
import { FIELDS } from "~/domain/forms/field-catalogue";
import type { SiteForm } from "~/domain/forms/site-form";
import { begunKey } from "~/domain/lead/origin/half-way";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { depositFor } from "~/features/checkout/build-checkout";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { refuseBegun } from "~/pages/checkout/begun-order.server";
import {
  againPath,
  orderFrom,
  placeAndPay,
  takeAgain,
  tradeInFields,
} from "~/request/checkout-context.server";
import { tellBegun } from "~/request/begun-form.server";
import type { FormSite } from "~/request/form-context.server";
import { toldFigureOf } from "~/request/told-figure.server";
import { journeyDelivery } from "./journey-delivery.server";

const QUESTIONS = JOURNEY_STEPS.flatMap((step) => (step === "review" ? [] : stepFieldNames(step)));

/** A step that was sent, with the answers of its journey as they are kept. */
export interface SentStep {
  readonly site: FormSite;
  readonly vehicle: Vehicle;
  readonly answers: JourneyAnswers;
  readonly form: SiteForm;
  readonly ready: ReadySubmission;
}

/** Where the answers of this browser's journey to a vehicle are kept. */
export function journeyDraft({ config, visitor }: FormSite, { id }: Vehicle) {
  return { tenant: config.site.slug, visitor: visitor.secret, flow: "buy", about: id };
}

/** All steps of a journey as one form, with what was answered so far. */
function wholeForm({ answers, form, ready }: SentStep) {
  return {
    form: { ...form, steps: [QUESTIONS.map((name) => FIELDS[name])] },
    ready: { ...ready, values: givenAnswers(answers) },
  };
}

/** Has the dealer told of a journey should it be left now. One that became an order before is known to the dealer. */
export async function tellJourney(request: Request, sent: SentStep): Promise<void> {
  const { site, vehicle, answers } = sent;
  const key = journeyKey(answers);
  if (key === undefined || hasOrdered(answers)) return;
  const whole = wholeForm(sent);
  const extra = tradeInFields(whole.ready, await toldFigureOf(site));
  await tellBegun(request, site, key, { ...whole, vehicle, extra });
}

/** The order that a journey makes, with what was answered so far. */
async function journeyOrder(request: Request, sent: SentStep): Promise<NewOrder> {
  const { site, vehicle, answers } = sent;
  const key = journeyKey(answers);
  const order = orderFrom(request, site, {
    kind: "purchase",
    ...wholeForm(sent),
    vehicle,
    amount: depositFor(vehicle, site.config),
    tradeIn: await toldFigureOf(site),
    finishes: key === undefined ? undefined : begunKey(key),
  });
  const delivery = deliveryFields(await journeyDelivery(site, vehicle, answers), answers);
  return { ...order, fields: { ...order.fields, ...delivery } };
}

/**
 * Takes a step whose browser has an order for the vehicle already: its person's answers correct it while it is not paid.
 * @param sent with the answers as the step leaves them
 */
export async function correctOrdered(request: Request, own: Order, sent: SentStep) {
  const { site } = sent;
  const order = await journeyOrder(request, sent);
  const again = await takeAgain(request, site, own, order);
  return again.kind === "free" || again.kind === "begun"
    ? again
    : { kind: "led" as const, taken: again.kind, to: againPath(again, order, site) };
}

/** Sends a step back whose browser has another's order. */
export async function refuseBegunJourney(
  request: Request,
  context: object,
  sent: SentStep & { readonly own: Order; readonly action: string },
) {
  const { site, vehicle, answers, own, action, ready } = sent;
  const whole = wholeForm(sent);
  const extra = tradeInFields(whole.ready, await toldFigureOf(site));
  const key = journeyKey(answers) ?? ready.token.key;
  return refuseBegun(request, site, { ...whole, vehicle, extra, own, action, key }, context);
}

/** Places the order of a journey and leads to its payment, or says why that is not possible. */
export async function orderJourney(request: Request, sent: SentStep) {
  const placed = await placeAndPay(request, sent.site, await journeyOrder(request, sent));
  if (!("kind" in placed)) await noteOrdered(sent);
  return placed;
}

/** Notes that a journey became an order. If this fails, a journey that is begun again may be told as one that was left. */
async function noteOrdered({ site, vehicle, answers }: SentStep): Promise<void> {
  const { drafts, logger } = site.services;
  const at = site.now.toISOString();
  await drafts.save(journeyDraft(site, vehicle), keptOrdered(answers), at).catch((error: unknown) => {
    logger.warn({ tenant: site.config.site.slug, error }, "an order could not be noted with its answers");
  });
}
