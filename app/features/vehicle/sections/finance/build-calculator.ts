import type { FinanceInputs } from "~/domain/finance/calculator";
import {
  type CalculatorBounds,
  calculatorSetup,
  type CalculatorVariant,
} from "~/domain/finance/calculator-setup";
import { FREQUENCIES } from "~/domain/finance/frequency";
import type { LenderFigures } from "~/domain/finance/lender";
import { beyond } from "~/domain/finance/number-field";
import { salePrice } from "~/domain/pricing/price-rule";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehiclePath } from "~/paths";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import type { CalculatorFieldView, CalculatorView } from "./finance-view";
import { keptParameters } from "../kept-parameters";
import { readFrequency, readNumbers, unitsOf } from "./read-inputs";

/** Which calculator: its rules, the names of its fields, its place on the page, and the numbers it has. */
export interface CalculatorKind {
  readonly variant: CalculatorVariant;
  readonly prefix: string;
  readonly anchor: string;
  readonly keys: readonly (keyof FinanceInputs)[];
}

/** The full calculator of the section. */
export const STANDALONE: CalculatorKind = {
  variant: "standalone",
  prefix: "fin",
  anchor: "finance",
  keys: ["amount", "deposit", "term", "interest", "residual"],
};

/** The small one beside the price. */
export const SIDEBAR: CalculatorKind = {
  variant: "sidebar",
  prefix: "fin_side",
  anchor: "finance-side",
  keys: ["amount", "deposit", "term"],
};

/** A calculator, and whether the vehicle's price is beyond what it takes. */
export interface BuiltCalculator {
  readonly view: CalculatorView;
  readonly startsBeyond: boolean;
}

/** What a calculator is about: a vehicle, or nothing in particular. */
export interface CalculatorSubject {
  /** The page it stands on. */
  readonly path: string;
  /** Null for no vehicle. */
  readonly vehicleId: string | null;
  /** Currency units; 0 for none. */
  readonly price: number;
  readonly lender: LenderFigures;
}

/** A vehicle as the subject of its calculators. */
export function vehicleSubject(vehicle: Vehicle, lender: LenderFigures): CalculatorSubject {
  const price = salePrice(vehicle)?.amount ?? 0;
  return { path: vehiclePath(vehicle.slug), vehicleId: vehicle.id, price, lender };
}

/** A calculator as the page begins: at its defaults, or as its form was sent. */
export function buildCalculator(
  kind: CalculatorKind,
  { path, vehicleId, price, lender }: CalculatorSubject,
  site: Pick<VehiclePageSite, "config" | "t">,
  query: URLSearchParams,
): BuiltCalculator {
  const { finance, site: dealer } = site.config;
  const { bounds, terms } = calculatorSetup({ variant: kind.variant, finance, price, lender });
  const fields = kind.keys.filter(shownIn(finance)).map((key) => fieldView(key, bounds, site));
  const view: CalculatorView = {
    prefix: kind.prefix,
    action: `${path}#${kind.anchor}`,
    vehicleId,
    kept: keptParameters(query, "fin_"),
    fields,
    frequencies: finance.showFrequency
      ? FREQUENCIES.map((value) => ({ value, label: site.t(`finance.frequencies.${value}`) }))
      : [],
    frequency: readFrequency(query, kind.prefix, finance),
    ...readNumbers(query, kind.prefix, fields, terms.defaults),
    terms,
    price: price > 0 ? price : null,
    money: { locale: dealer.locale, currency: dealer.currency, timeZone: dealer.timeZone },
  };
  return { view, startsBeyond: beyond(terms.defaults.amount, bounds.amount) };
}

/** The numbers the dealer lets a shopper change (FIN-36, FIN-38, FIN-39). */
function shownIn(finance: VehiclePageSite["config"]["finance"]) {
  const shown: Readonly<Record<keyof FinanceInputs, boolean>> = {
    amount: true,
    term: true,
    interest: finance.showInterest,
    deposit: finance.showDeposit,
    residual: finance.showResidual,
  };
  return (key: keyof FinanceInputs) => shown[key];
}

function fieldView(
  key: keyof FinanceInputs,
  bounds: CalculatorBounds,
  { config: { finance }, t }: Pick<VehiclePageSite, "config" | "t">,
): CalculatorFieldView {
  const unit = key === "term" ? finance.termDisplay : key === "interest" ? "percent" : "money";
  const units = unitsOf({ unit });
  const { min, max, step } = bounds[key];
  const options = key === "term" ? finance.termOptions : null;
  return {
    key,
    label: t(`finance.fields.${key}`),
    unit,
    min: min * units,
    max: max * units,
    step: step * units,
    options: options?.map((years) => termOption(years * units, unit, t)) ?? null,
  };
}

/** "5 years" or "60 months" (FIN-32). */
function termOption(count: number, unit: string, t: VehiclePageSite["t"]) {
  return { value: String(count), label: t(`finance.terms.${unit}`, { count }) };
}
