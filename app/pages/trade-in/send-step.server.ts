import { contactOf } from "~/domain/forms/form-lead";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import {
  earlierFields,
  fieldsBeside,
  isLastQuestion,
  outdatedFigureFields,
  stepChange,
  vehicleFields,
} from "~/domain/trade/trade-change";
import { isLikelySamePerson } from "~/domain/lead/origin/same-sender";
import { dealersAnswers } from "~/domain/trade/dealers-answers";
import { FOR_ANOTHER } from "~/domain/trade/trade-fields";
import { isSameStep, keptBefore, keptLead, type TradeLead } from "~/domain/trade/trade-state";
import { isSecondVehicle, vehicleSaid } from "~/domain/trade/second-vehicle";
import { tradeStepAfter } from "~/domain/trade/trade-steps";
import type { LeadContact } from "~/domain/lead/lead";
import {
  giveFigure,
  giveRange,
  isFigureOutdated,
  shownRange,
  type TradeRequest,
} from "./trade-request.server";
import { beginLead, changeTradeLead } from "./trade-lead.server";
import { keepTradeAnswers, keepForOther, tradeKeptFields } from "./keep-trade-answers.server";

/** What is said of a trade-in that was begun from a vehicle, and not asked. */
const TOWARDS = { [FOR_ANOTHER]: "Yes" };

/** Adds a step to the lead, once; `gone` when the lead does not exist any more. */
export async function sendStep(
  request: Request,
  asked: TradeRequest,
  ready: ReadySubmission,
): Promise<"sent" | "gone"> {
  const { site, dealer, step, state } = asked;
  const { config } = site;
  const fields = tradeKeptFields(asked);
  const values = { ...withoutStep(state.values, fields), ...ready.values };
  const isLast = isLastQuestion(config, step);
  const isOutdated = isFigureOutdated(asked, values);
  // Another tab may have changed the vehicle: then the same last answers lead to another figure.
  if (isSameStep(state, step, fields, ready.values) && !(isLast && isOutdated)) {
    // Its person stands by the vehicle as it is corrected.
    if (step === "lead" && state.before !== null) await keepTradeAnswers(asked, ready, keptBefore(null));
    return "sent";
  }
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
    ...(await beforeCorrection(asked, ready, isOther)),
    ...given?.toKeep,
    ...told.toKeep,
    ...(lead === null ? {} : keptLead({ ...lead, ...person })),
  };
  await (isOther && state.lead !== null
    ? keepForOther(asked, ready, kept)
    : keepTradeAnswers(asked, ready, kept));
  return "sent";
}

/**
 * What to keep of a vehicle that a lead was told of, while another page may correct it: whoever sits there has not said who they
 * are. Where it is another person, the lead gets back what its own one said.
 */
async function beforeCorrection(
  asked: TradeRequest,
  { submissionKey }: ReadySubmission,
  isOther: boolean,
): Promise<Readonly<Record<string, string>>> {
  const { site, dealer, step, state } = asked;
  if (state.lead === null) return {};
  if (step === "vehicle" && state.before === null) {
    const own = dealersAnswers(state.values, site.config, dealer);
    return keptBefore({
      ...vehicleFields(dealer, own, state.figure),
      ...shownRange(asked, state.values),
    });
  }
  if (step !== "lead" || state.before === null) return {};
  const change = { fields: state.before, submissionKey: `${submissionKey} back`, halfWay: true };
  if (isOther) await changeTradeLead(asked, state.lead.id, change);
  return keptBefore(null);
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

/** Whether a vehicle was begun that the lead is not about, and nobody has said yet who has it. */
export function isSecondOfLead(
  { lead, done }: TradeRequest["state"],
  values: Readonly<Record<string, string>>,
): boolean {
  return lead !== null && !done.includes("lead") && isSecondVehicle(lead.about, values);
}

/** Whether a lead is this person's: in a browser that several use, the next one's is another. */
function isOfLead(lead: TradeLead | null, contact: LeadContact): boolean {
  return lead !== null && lead.person !== null && isLikelySamePerson(lead.person, contact);
}

function withoutStep(values: Readonly<Record<string, string>>, fields: readonly { readonly name: string }[]) {
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}
