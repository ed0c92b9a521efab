import { redirect, type TypedResponse } from "@remix-run/node";
import type { SiteForm } from "~/domain/forms/site-form";
import { AGREED, TERMS } from "~/domain/forms/terms";
import { stepFields } from "~/features/forms/build-form";
import type { FormAnswer } from "~/features/forms/form-view";
import type { ReadySubmission, RefusedSubmission } from "~/features/forms/sending/read-submission.server";
import { tradeForm } from "~/domain/trade/trade-form";
import { TRADE_KIND } from "~/domain/trade/trade-kind";
import {
  keptAskedTick,
  keptOtherVehicle,
  keptUnsentStep,
  needsOwnTick,
  readTradeState,
} from "~/domain/trade/trade-state";
import { isSecondVehicle } from "~/domain/trade/second-vehicle";
import {
  tradeStepAfter,
  tradeStepBefore,
  tradeStepPath,
  tradeSteps,
  type TradePart,
} from "~/domain/trade/trade-steps";
import {
  cookieNotice,
  FORM_HEADERS,
  receiveForm,
  refuseForm,
  refuseUnkept,
  sendTo,
} from "~/request/form-context.server";
import { findVehicle } from "~/request/find-vehicle.server";
import { type TradeRequest, tradeRequest } from "./trade-request.server";
import { endTrade } from "./end-trade.server";
import { elsewhere, isOfOther, refuseOther } from "./other-journey.server";
import { keepTradeAnswers, tradeKeptFields } from "./keep-trade-answers.server";
import { missingStep } from "./missing-step.server";
import { isSecondOfLead, sendStep } from "./send-step.server";
import { withPhotos } from "./step-photos.server";

/** Takes what a step sent: checked, kept, given to the lead, and on to the next one. */
export async function takeTradeStep(
  request: Request,
  context: object,
): Promise<TypedResponse<FormAnswer> | null> {
  const found = await tradeRequest(request);
  if (found === null) return null;
  const asked = begunAnew(found);
  if (asked === null) return redirect("/success", { status: 303, headers: FORM_HEADERS });
  const { site, step, choices } = asked;
  const { config } = site;
  const form = tradeForm(config, step, { kind: asked.kind, isTowards: asked.carId !== null });
  const read = withUnasked(asked, form, await receiveForm(request, site, form, { choices }));
  if (read.kind === "refused") {
    if (read.goesBack === true && isOfOther(asked, null)) return onTo(asked, elsewhere(asked));
    if (read.finds === true) {
      const finding = { form, fields: stepFields(form, 0, choices), choices, answer: read.answer };
      return refuseForm(await findVehicle(request, site, finding), read.status, site, context);
    }
    if (read.status === 400 && isOfOther(asked, null)) return refuseOther(asked, read, context);
    const before = read.goesBack === true ? tradeStepBefore(config, step) : null;
    if (before === null) return refuseForm(read.answer, read.status, site, context);
    return goBack(asked, before, read.answer, context);
  }
  if (step === tradeSteps(config)[0] && tradeStepAfter(config, step) !== null && !site.visitor.known) {
    return refuseForm(read.refuse({ notice: cookieNotice(site) }), 400, site, context);
  }
  if (isOfOther(asked, read)) return refuseOther(asked, read, context);
  try {
    const filed = await withPhotos(asked, read);
    if ("errors" in filed) return refuseForm(read.refuse(filed), 400, site, context);
    if (asked !== found) await site.services.drafts.remove(asked.key);
    const missing = missingStep(asked);
    if (missing !== null) {
      await keepTradeAnswers(asked, filed);
      return onTo(asked, missing);
    }
    if (step === "offer") return await ended(asked, filed);
    if (step === "lead" && needsOwnTick(asked.state, filed.values, filed.token.key))
      return await askForTick(asked, filed, context);
    if (isAnotherTrade(asked, filed)) return await beginAnother(asked, filed);
    const sent = await sendStep(request, asked, filed);
    if (sent === "gone") return await startOver(asked, filed);
    const next = tradeStepAfter(config, step);
    return next === null
      ? await ended(await again(asked), filed)
      : onTo(asked, tradeStepPath(config, next, asked.carId));
  } catch (error) {
    if (error instanceof Response) throw error;
    // Whatever failed: the step is not confirmed, and nothing typed may be lost.
    site.services.logger.error(
      { tenant: config.site.slug, step, error },
      "a step of a trade-in could not be kept",
    );
    return refuseUnkept(site, read, context);
  }
}

/** Answers with what else is kept of a page: of the first the kind of vehicle, which its address says; and the tick at the terms. */
function withUnasked<Read extends ReadySubmission | RefusedSubmission>(
  { step, kind }: TradeRequest,
  { terms }: SiteForm,
  read: Read,
) {
  if (read.kind !== "ready") return read;
  const more = {
    ...(step === "vehicle" ? { [TRADE_KIND]: kind } : {}),
    ...(terms === null ? {} : { [TERMS]: AGREED }),
  };
  return { ...read, values: { ...read.values, ...more } };
}

/** Asks for a tick of their own whoever sends the page with another person's. */
async function askForTick({ site, key }: TradeRequest, ready: ReadySubmission, context: object) {
  await site.services.drafts.save(key, keptAskedTick(ready.token.key), site.now.toISOString());
  const answer = ready.refuse({ errors: { [TERMS]: site.t("trade.ownTick") } });
  const { [TERMS]: _agreed, ...typed } = answer.typed;
  return refuseForm({ ...answer, typed }, 400, site, context);
}

/** The way back from a step: what stands in it is kept unchecked, and it has to be sent again. */
async function goBack(asked: TradeRequest, before: TradePart, answer: FormAnswer, context: object) {
  const { site, step, state, key, carId } = asked;
  const { config, services, now } = site;
  // Of photos nothing is typed.
  const typed = {
    ...(state.values["photos"] === undefined ? {} : { photos: state.values["photos"] }),
    ...answer.typed,
  };
  const fields = tradeKeptFields(asked);
  try {
    await services.drafts.save(key, keptUnsentStep(state, step, fields, typed), now.toISOString());
    return onTo(asked, tradeStepPath(config, before, carId));
  } catch (error) {
    services.logger.error(
      { tenant: config.site.slug, step, error },
      "a step of a trade-in could not be kept",
    );
    return refuseUnkept(site, answer, context);
  }
}

/** After the end, the first step begins another trade-in; null for the other steps, which are over. */
function begunAnew(asked: TradeRequest): TradeRequest | null {
  if (asked.state.ended === null) return asked;
  if (asked.step !== tradeSteps(asked.site.config)[0]) return null;
  return { ...asked, state: readTradeState({}) };
}

/** Whether the first page names another vehicle than the lead: it stays as it is until somebody says who has this one. */
function isAnotherTrade({ step, state }: TradeRequest, { values }: ReadySubmission): boolean {
  if (step !== "vehicle" || state.lead === null) return false;
  return isSecondVehicle(state.values, values) || isSecondOfLead(state, values);
}

/** Keeps another vehicle instead of the first, and asks again who it is. */
async function beginAnother(asked: TradeRequest, ready: ReadySubmission): Promise<Response> {
  const { site, state, step, carId } = asked;
  const before = isSecondVehicle(state.values, ready.values) ? keptOtherVehicle(state) : {};
  await keepTradeAnswers({ ...asked, state: { ...state, done: [] } }, ready, {}, before);
  return onTo(asked, tradeStepPath(site.config, tradeStepAfter(site.config, step) ?? step, carId));
}

/** Begins again because the lead was erased meanwhile: only what was typed just now is kept. */
async function startOver(asked: TradeRequest, ready: ReadySubmission): Promise<Response> {
  await asked.site.services.drafts.remove(asked.key);
  const empty = { ...asked, state: readTradeState({}) };
  await keepTradeAnswers(empty, ready);
  return onTo(asked, missingStep(empty) ?? tradeStepPath(asked.site.config, asked.step, asked.carId));
}

/** The answer to the last step; when the lead is gone, the journey begins again. */
async function ended(asked: TradeRequest, ready: ReadySubmission): Promise<Response> {
  const answer = await endTrade(asked);
  return answer === "gone" ? startOver(asked, ready) : answer;
}

/** The same step, with what was kept since it was read. */
async function again(asked: TradeRequest): Promise<TradeRequest> {
  return { ...asked, state: readTradeState(await asked.site.services.drafts.read(asked.key)) };
}

function onTo({ site }: TradeRequest, path: string): Response {
  return sendTo(path, site);
}
