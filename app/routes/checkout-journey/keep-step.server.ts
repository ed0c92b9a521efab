import { closedDay } from "~/domain/appointment/closed-day";
import { stepFieldNames } from "~/domain/checkout/checkout-forms";
import {
  type AskingStep,
  doneKey,
  JOURNEY_STEPS,
  type JourneyStep,
  journeyStepAfter,
} from "~/domain/checkout/journey";
import { keptJourneyStep } from "~/domain/checkout/kept-journey";
import type { Order } from "~/domain/checkout/order";
import { primaryLocation } from "~/domain/tenant/opening-hours";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { FormAnswer } from "~/features/forms/form-view";
import { overrules } from "~/request/orders/other-order.server";
import { type FormSite, refuseForm, refuseUnkept, sendTo } from "~/request/form-context.server";
import { dayText } from "~/request/visit-words.server";
import { hrefOf } from "./step-address";
import {
  correctOrdered,
  journeyDraft,
  refuseBegunJourney,
  type SentStep,
  tellJourney,
} from "./whole-journey.server";

/** A step of a journey to a vehicle. */
interface StepOfJourney {
  readonly site: FormSite;
  readonly vehicle: Vehicle;
  readonly step: JourneyStep;
}

/** The way back from a step: what stands in it is kept unchecked, and it has to be sent again. */
export async function leadBack(
  context: object,
  {
    site,
    vehicle,
    step,
    hrefTo,
    answer,
  }: StepOfJourney & { readonly hrefTo: (step: JourneyStep) => string; readonly answer: FormAnswer },
) {
  const before = JOURNEY_STEPS[JOURNEY_STEPS.indexOf(step) - 1] ?? "details";
  if (step === "review") return sendTo(hrefTo(before), site);
  const names = stepFieldNames(step);
  const typed = names.map((name) => [name, answer.typed[name] ?? ""] as const);
  const kept = { ...Object.fromEntries<string>(typed), [doneKey(step)]: "" };
  try {
    await site.services.drafts.save(journeyDraft(site, vehicle), kept, site.now.toISOString());
  } catch (error) {
    site.services.logger.error({ tenant: site.config.site.slug, error }, "a step could not be kept");
    return refuseUnkept(site, answer, context);
  }
  return sendTo(hrefTo(before), site);
}

/** The place that hands a vehicle over: where it stands, else the dealer's first. */
function yardOf({ location_id: yard }: Vehicle, { config }: FormSite) {
  return config.site.locations.find(({ id }) => id === yard) ?? primaryLocation(config);
}

/** Keeps the answers of a step and leads to the next, or corrects with them the order that the browser has. */
export async function keepStep(
  request: Request,
  context: object,
  step: AskingStep,
  { own, ...sent }: SentStep & { readonly own: Order | null },
) {
  const { site, vehicle, answers, ready } = sent;
  const { values } = ready;
  if (values["handover"] === "deliver" && (values["delivery_address"] ?? "") === "") {
    const errors = { delivery_address: site.t("checkout.buy.addressMissing") };
    return refuseForm(ready.refuse({ errors }), 400, site, context);
  }
  const shut = closedDay(values["handover_date"] ?? "", yardOf(vehicle, site), site.config, site.now);
  if (shut !== null) {
    const days = shut.open.map((day) => dayText(day, site.config)).join(" · ");
    const errors = { handover_date: site.t(`problem.place.${shut.why}`, { days }) };
    return refuseForm(ready.refuse({ errors }), 400, site, context);
  }
  const isSaidSame = own !== null && overrules(request, site, own, "same");
  const kept = keptJourneyStep(answers, step, values, ready.token, isSaidSame);
  const now = { ...sent, answers: { ...answers, ...kept } };
  const { drafts } = site.services;
  try {
    const again = own === null ? null : await correctOrdered(request, own, now);
    if (again?.kind === "begun")
      return await refuseBegunJourney(request, context, {
        ...now,
        own: again.order,
        action: hrefOf(vehicle, step),
      });
    if (again?.kind !== "led" || again.taken === "corrected")
      await drafts.save(journeyDraft(site, vehicle), kept, site.now.toISOString());
    if (again?.kind === "led") return sendTo(again.to, site);
  } catch (error) {
    site.services.logger.error({ tenant: site.config.site.slug, error }, "a step could not be kept");
    return refuseUnkept(site, ready, context);
  }
  await tellJourney(request, now);
  return sendTo(hrefOf(vehicle, journeyStepAfter(step)), site);
}
