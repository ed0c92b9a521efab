import type { SiteForm } from "../forms/site-form";
import type { SiteConfig } from "../tenant/site-config";
import type { ItemType } from "../vehicle/vehicle";
import { FOR_ANOTHER, tradeFields } from "./trade-fields";
import { tradeSteps, type TradePart } from "./trade-steps";

/** Places of a trade-in in the dealer's pipeline (OPEN-114, TRADE-03). */
export const TRADE_CATEGORY = "Trade In";
export const TRADE_SUBCATEGORIES = {
  started: "1. Valuation Started",
  details: "2. Details Provided",
  accepted: "3. Offer Accepted",
} as const;

/** What of a step depends on the shopper and the page. */
export interface TradeFormOptions {
  readonly kind?: ItemType;
  /** Words of its button. */
  readonly submit?: string;
  /** It was begun from a dealer's vehicle: nobody asks whether it goes against another one. */
  readonly isTowards?: boolean;
}

/**
 * One step as a form of its own: what is agreed to is agreed to before anything is sent, at the step that asks who it
 * is.
 */
export function tradeForm(
  config: SiteConfig,
  step: TradePart,
  { kind, submit, isTowards = false }: TradeFormOptions = {},
): SiteForm {
  return {
    key: "tradeIn",
    kind: "tradeIn",
    category: TRADE_CATEGORY,
    subcategory: TRADE_SUBCATEGORIES.started,
    steps: [tradeFields(config, step, kind).filter(({ name }) => !(isTowards && name === FOR_ANOTHER))],
    terms: step === "lead" ? config.forms.termsDisclaimer : null,
    own: submit === undefined ? {} : { submit },
  };
}

/** All steps as one form, for the receipt. An accepted offer is a kind of its own, with its own event (ANA-05). */
export function wholeTradeForm(config: SiteConfig, accepted: boolean, kind?: ItemType): SiteForm {
  const all = tradeSteps(config).map((step) => tradeFields(config, step, kind));
  // What two steps ask, the registration that a vehicle was looked up by, is said once.
  const later = (name: string, at: number) =>
    all.slice(at + 1).some((fields) => fields.some((one) => one.name === name));
  const steps = all.map((fields, at) => fields.filter(({ name }) => !later(name, at)));
  return { ...tradeForm(config, "offer"), kind: accepted ? "offer" : "tradeIn", steps };
}
