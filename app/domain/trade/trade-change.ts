import { contactOf } from "../forms/form-lead";
import type { LeadChange } from "../lead/lead";
import type { SiteConfig } from "../tenant/site-config";
import { tradeFields, TRADES_FOR_ANOTHER } from "./trade-fields";
import { TRADE_SUBCATEGORIES } from "./trade-form";
import type { EarlyValue, FigureAnswer, TradeEnd } from "./trade-state";
import { tradeStepAfter, tradeSteps, type TradePart } from "./trade-steps";
import { TRADE_KIND, tradeKind, tradeKinds } from "./trade-kind";
import { conditionAnswers } from "./valued-vehicle";

type Values = Readonly<Record<string, string>>;
/** A change without the key of its sending. */
export type TradeChange = Omit<LeadChange, "submissionKey">;

/** The specification's field; whoever fills in this form has a vehicle to trade in (TRADE-07). */
const HAS_TRADE_IN = { "do-you-have-a-trade-in": "Yes" };
/** Fields that the lead carries in its contact, and not among its fields. */
const CONTACT = ["name", "last_name", "email", "phone", "postcode"];

/**
 * A step's answers as the lead carries them: fields under the specification's names, the condition as one list whose
 * answers have their question's id (CALL-22).
 */
export function stepLeadFields(config: SiteConfig, step: TradePart, values: Values): Values {
  if (step === "adjustments") return { adjustmentAnswers: JSON.stringify(conditionAnswers(config, values)) };
  const kind = tradeKind(config, values[TRADE_KIND]);
  const fields = tradeFields(config, step, kind).filter(({ name }) => !CONTACT.includes(name));
  const said = Object.fromEntries(fields.map(({ name, sentAs = name }) => [sentAs, values[name] ?? ""]));
  if (TRADES_FOR_ANOTHER in said) return { ...HAS_TRADE_IN, ...said };
  return step === "vehicle" && tradeKinds(config).length > 1 ? { [TRADE_KIND]: kind, ...said } : said;
}

/**
 * What the page after the vehicle's told, as the lead says it: emptied where the vehicle is another one now.
 * @param of what is valued, as text; null for a vehicle that no range can be told of
 */
export function shownRangeFields(range: EarlyValue | null, of: string | null): Values {
  if (range === null) return {};
  const isOfIt = range.of === of;
  return {
    range_shown_min: isOfIt ? String(range.low) : "",
    range_shown_max: isOfIt ? String(range.high) : "",
  };
}

/** Whether all that is asked is answered with this step. */
export function isLastQuestion(config: SiteConfig, step: TradePart): boolean {
  const after = tradeStepAfter(config, step);
  return after === null || after === "offer";
}

/** What a step adds to the lead. The change with the last answers also carries the figure the shopper will see. */
export function stepChange(
  config: SiteConfig,
  step: TradePart,
  values: Values,
  figure: FigureAnswer | null,
): TradeChange {
  const complete = isLastQuestion(config, step);
  const isLast = tradeStepAfter(config, step) === null;
  const contact = step === "lead" ? { contact: contactOf(values) } : {};
  return {
    ...contact,
    ...(complete ? { subcategory: TRADE_SUBCATEGORIES.details } : {}),
    fields: {
      ...stepLeadFields(config, step, values),
      ...(figure === null ? {} : figureFields(figure)),
      form_completed: String(isLast),
    },
    ...(isLast ? { letter: "tradeInspection" } : {}),
  };
}

/**
 * What the last step adds (TRADE-03): with the figure that stood on its page, because another tab may have changed what was
 * valued since the lead was told of one.
 */
export function endChange(end: TradeEnd, figure: FigureAnswer): TradeChange {
  const told = figureFields(figure);
  if (end === "inspection")
    return {
      fields: {
        ...told,
        // Where no offer was made, none was refused.
        ...("none" in figure ? {} : { offer_accepted: "false" }),
        form_completed: "true",
      },
      letter: "tradeInspection",
    };
  const offer = "none" in figure ? "" : String(figure.offer);
  return {
    letter: "tradeOffer",
    subcategory: TRADE_SUBCATEGORIES.accepted,
    fields: { ...told, offer_accepted: "true", form_completed: "true", offer },
  };
}

/** What a step before the last question says of a figure that was given before: nothing stays of that of another vehicle. */
export function outdatedFigureFields(isOutdated: boolean): Values {
  return isOutdated ? NO_FIGURE : {};
}

/** Answers of the steps before the one that makes the lead; they are part of the lead. */
export function earlierFields(config: SiteConfig, values: Values): Values {
  const steps = tradeSteps(config);
  const before = steps.slice(0, steps.indexOf("lead"));
  return Object.fromEntries(before.flatMap((step) => Object.entries(stepLeadFields(config, step, values))));
}

/**
 * What the step that says who it is changes of a lead that exists: the vehicle may be another one since, and of the former
 * nothing may stay. What later steps say comes again with them.
 * @param done the steps whose answers stand
 */
export function fieldsBeside(config: SiteConfig, values: Values, done: readonly string[]): Values {
  const steps = tradeSteps(config);
  const later = steps
    .slice(steps.indexOf("lead") + 1)
    .filter((step) => step !== "offer" && !done.includes(step));
  return {
    ...Object.fromEntries(later.flatMap((step) => Object.entries(stepLeadFields(config, step, {})))),
    ...earlierFields(config, values),
  };
}

/** What a lead says of its vehicle until that is corrected: its first page, and the figure that was given. */
export function vehicleFields(config: SiteConfig, values: Values, figure: FigureAnswer | null): Values {
  return {
    ...stepLeadFields(config, "vehicle", values),
    ...(figure === null ? {} : figureFields(figure)),
  };
}

const NO_FIGURE = {
  valuation: "",
  valuation_min: "",
  valuation_max: "",
  valuation_until: "",
  valuation_reason: "",
};

function figureFields(figure: FigureAnswer): Values {
  if ("none" in figure) return { ...NO_FIGURE, valuation_reason: figure.none };
  return {
    ...NO_FIGURE,
    valuation: String(figure.offer),
    valuation_min: String(figure.low),
    valuation_max: String(figure.high),
    valuation_until: figure.until,
  };
}
