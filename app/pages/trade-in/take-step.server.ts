import { redirect, type TypedResponse } from "@remix-run/node";
import { contactOf } from "~/domain/forms/form-lead";
import { TERMS } from "~/domain/forms/terms";
import { stepFields } from "~/features/forms/build-form";
import type { FormAnswer } from "~/features/forms/form-view";
import type { ReadySubmission, RefusedSubmission } from "~/features/forms/sending/read-submission.server";
import { tradeForm } from "~/domain/trade/trade-form";
import {
  earlierFields,
  fieldsBeside,
  isLastQuestion,
  outdatedFigureFields,
  stepChange,
} from "~/domain/trade/trade-change";
import { isLikelySamePerson } from "~/domain/lead/origin/same-sender";
import { dealersAnswers } from "~/domain/trade/dealers-answers";
import { FOR_ANOTHER, tradeFields, tradeVehicleNames } from "~/domain/trade/trade-fields";
import { TRADE_KIND } from "~/domain/trade/trade-kind";
import {
  isSameStep,
  keptJourney,
  keptLead,
  keptOtherPerson,
  keptOtherVehicle,
  keptStart,
  keptStep,
  keptUnsentStep,
  readTradeState,
  type TradeLead,
} from "~/domain/trade/trade-state";
import { isSecondVehicle, vehicleSaid } from "~/domain/trade/second-vehicle";
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
import type { LeadContact } from "~/domain/lead/lead";
import { LeadsUnavailableError } from "~/ports/lead-desk";
import { findVehicle } from "~/request/find-vehicle.server";
import {
  giveFigure,
  giveRange,
  isFigureOutdated,
  shownRange,
  type TradeRequest,
  tradeRequest,
} from "./trade-request.server";
import { beginLead, changeTradeLead } from "./trade-lead.server";
import { endTrade } from "./end-trade.server";
import { elsewhere, isOfOther, refuseOther } from "./other-journey.server";
import { missingStep } from "./show-step.server";
import { withPhotos } from "./step-photos.server";

/** What is said of a trade-in that was begun from a vehicle, and not asked. */
const TOWARDS = { [FOR_ANOTHER]: "Yes" };

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
  const read = withKind(asked, await receiveForm(request, site, form, { choices }));
  if (read.kind === "refused") {
    if (read.goesBack === true && isOfOther(asked, null)) return onTo(asked, elsewhere(asked));
    if (read.finds === true) {
      const finding = { form, fields: stepFields(form, 0, choices), choices, answer: read.answer };
      return refuseForm(await findVehicle(request, site, finding), read.status, site, context);
    }
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
      await keepAnswers(asked, filed);
      return onTo(asked, missing);
    }
    if (step === "offer") return await ended(asked, filed);
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

/** The first page's answers with the kind of vehicle, which its address says. */
function withKind<Read extends ReadySubmission | RefusedSubmission>(
  { step, kind }: TradeRequest,
  read: Read,
) {
  if (read.kind !== "ready" || step !== "vehicle") return read;
  return { ...read, values: { ...read.values, [TRADE_KIND]: kind } };
}

/** The names of what is kept of a step. */
function keptFields({
  site: { config },
  step,
  kind,
  carId,
  choices,
}: TradeRequest): readonly { readonly name: string }[] {
  return step === "vehicle"
    ? tradeVehicleNames(config)
    : stepFields(tradeForm(config, step, { kind, isTowards: carId !== null }), 0, choices);
}

/** The way back from a step: what stands in it is kept unchecked, and it has to be sent again. */
async function goBack(asked: TradeRequest, before: TradePart, answer: FormAnswer, context: object) {
  const { site, step, state, key, carId } = asked;
  const { config, services, now } = site;
  const { [TERMS]: _agreed, ...texts } = answer.typed;
  // Of photos nothing is typed.
  const typed = {
    ...(state.values["photos"] === undefined ? {} : { photos: state.values["photos"] }),
    ...texts,
  };
  const fields = keptFields(asked);
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

/** Whether a vehicle was begun that the lead is not about, and nobody has said yet who has it. */
function isSecondOfLead(
  { lead, done }: TradeRequest["state"],
  values: Readonly<Record<string, string>>,
): boolean {
  return lead !== null && !done.includes("lead") && isSecondVehicle(lead.about, values);
}

/** Whether a lead is this person's: in a browser that several use, the next one's is another. */
function isOfLead(lead: TradeLead | null, contact: LeadContact): boolean {
  return lead !== null && lead.person !== null && isLikelySamePerson(lead.person, contact);
}

/** Keeps another vehicle instead of the first, and asks again who it is. */
async function beginAnother(asked: TradeRequest, ready: ReadySubmission): Promise<Response> {
  const { site, state, step, carId } = asked;
  const before = isSecondVehicle(state.values, ready.values) ? keptOtherVehicle(state) : {};
  await keepAnswers({ ...asked, state: { ...state, done: [] } }, ready, {}, before);
  return onTo(asked, tradeStepPath(site.config, tradeStepAfter(site.config, step) ?? step, carId));
}

/** Adds a step to the lead, once; `gone` when the lead does not exist any more. */
async function sendStep(
  request: Request,
  asked: TradeRequest,
  ready: ReadySubmission,
): Promise<"sent" | "gone"> {
  const { site, dealer, step, state } = asked;
  const { config } = site;
  const fields = keptFields(asked);
  const values = { ...withoutStep(state.values, fields), ...ready.values };
  const isLast = isLastQuestion(config, step);
  const isOutdated = isFigureOutdated(asked, values);
  // Another tab may have changed the vehicle: then the same last answers lead to another figure.
  if (isSameStep(state, step, fields, ready.values) && !(isLast && isOutdated)) return "sent";
  const given = isLast ? await giveFigure(asked, values) : null;
  const own = { ...dealersAnswers(values, config, dealer), ...(asked.carId === null ? {} : TOWARDS) };
  const said = stepChange(dealer, step, own, given?.figure ?? null);
  const outdated = outdatedFigureFields(isOutdated && !isLast);
  const told = await toldRange(asked, values);
  const change = { ...said, fields: { ...said.fields, ...outdated, ...told.fields } };
  const halfWay = tradeStepAfter(config, step) !== null;
  const isOther = step === "lead" && !isOfLead(state.lead, contactOf(values));
  const begins = isOther || (step === "lead" && isSecondOfLead(state, values));
  const { lead, isNew } = begins
    ? await beginLead(request, asked, ready, { ...earlierFields(dealer, own), ...change.fields })
    : { lead: state.lead, isNew: false };
  const hasIt = lead === null || isNew || lead.key === ready.submissionKey;
  const beside = step === "lead" ? fieldsBeside(dealer, own, state.done) : {};
  const more = { ...change, fields: { ...beside, ...change.fields }, halfWay };
  if (!hasIt && !(await changeTradeLead(asked, lead.id, { ...more, submissionKey: ready.submissionKey })))
    return "gone";
  const person = step === "lead" ? { person: contactOf(values), about: vehicleSaid(values) } : {};
  const kept = {
    ...given?.toKeep,
    ...told.toKeep,
    ...(lead === null ? {} : keptLead({ ...lead, ...person })),
  };
  await (isOther && state.lead !== null ? keepForOther(asked, ready, kept) : keepAnswers(asked, ready, kept));
  return "sent";
}

/** What the lead says of the range; a vehicle that is corrected has another, which the page after it shows. */
async function toldRange(asked: TradeRequest, values: Readonly<Record<string, string>>) {
  const { step, state, site } = asked;
  if (step !== "vehicle" || state.lead === null || site.config.trade.valuation.source === "none")
    return { fields: shownRange(asked, values), toKeep: {} };
  const { range, toKeep } = await giveRange({ ...asked, state: { ...state, values } });
  const shown = "none" in range ? state.range : range;
  return { fields: shownRange({ ...asked, state: { ...state, range: shown } }, values), toKeep };
}

/** Keeps who has the vehicle where it is another person than before, of whom nothing that is asked later stays. */
async function keepForOther(
  asked: TradeRequest,
  ready: ReadySubmission,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const { site, state, step } = asked;
  const steps = tradeSteps(site.config);
  const [earlier, later] = [steps.slice(0, steps.indexOf(step)), steps.slice(steps.indexOf(step) + 1)];
  const ofVehicle = new Set(tradeVehicleNames(site.config).map(({ name }) => name));
  const theirs = later
    .flatMap((one) => tradeFields(site.config, one))
    .filter(({ name }) => !ofVehicle.has(name));
  const done = state.done.filter((one) => earlier.some((part) => part === one));
  const fresh = { ...asked, state: { ...state, done } };
  await keepAnswers(
    fresh,
    ready,
    { ...more, ...keptJourney(ready.token.key) },
    keptOtherPerson(state, theirs),
  );
}

/** Keeps a step's answers, and whatever else there is to keep. @throws LeadsUnavailableError */
async function keepAnswers(
  asked: TradeRequest,
  { values, token }: Pick<ReadySubmission, "values" | "token">,
  more: Readonly<Record<string, string>> = {},
  before: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { site, key, state, step } = asked;
  const start = keptStart(state, token.startedAt);
  const isOther = step === "vehicle" && isSecondVehicle(state.values, values);
  const journey = keptJourney(isOther || state.journey === null ? token.key : state.journey);
  const kept = keptStep(state, step, keptFields(asked), values);
  const answers = { ...before, ...kept, ...start, ...journey, ...more };
  await site.services.drafts.save(key, answers, site.now.toISOString()).catch((error: unknown) => {
    throw new LeadsUnavailableError("The answers could not be kept.", { cause: error });
  });
}

/** Begins again because the lead was erased meanwhile: only what was typed just now is kept. */
async function startOver(asked: TradeRequest, ready: ReadySubmission): Promise<Response> {
  await asked.site.services.drafts.remove(asked.key);
  const empty = { ...asked, state: readTradeState({}) };
  await keepAnswers(empty, ready);
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

function withoutStep(values: Readonly<Record<string, string>>, fields: readonly { readonly name: string }[]) {
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}

function onTo({ site }: TradeRequest, path: string): Response {
  return sendTo(path, site);
}
