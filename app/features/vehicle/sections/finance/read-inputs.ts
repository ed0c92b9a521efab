import type { FinanceInputs } from "~/domain/finance/calculator";
import { withLoan } from "~/domain/finance/finance-link";
import { frequencyOf, type Frequency } from "~/domain/finance/frequency";
import { clamped, snapped, typedNumber } from "~/domain/finance/number-field";
import type { CalculatorFieldView, CalculatorView, FinanceCtaView } from "./finance-view";

const MONTHS_A_YEAR = 12;

/** How many of the shown unit make one of the calculator's: a term in months counts twelve to the year. */
export function unitsOf({ unit }: Pick<CalculatorFieldView, "unit">): number {
  return unit === "months" ? MONTHS_A_YEAR : 1;
}

/**
 * A number of the calculator when its field is left: within its bounds, a term on one of its steps (FIN-28, FIN-30).
 * @param value in the calculator's unit; so is the answer
 */
export function settled(field: CalculatorFieldView, value: number): number {
  const units = unitsOf(field);
  const shown = value * units;
  if (field.key !== "term") return clamped(shown, field) / units;
  const options = field.options?.map((option) => Number(option.value)) ?? null;
  return snapped(shown, field, options) / units;
}

/** What a sent form says: the numbers as they stand when their fields are left, and which of them were sent. */
export interface SentNumbers {
  readonly inputs: FinanceInputs;
  readonly entered: readonly (keyof FinanceInputs)[];
}

/**
 * Reads a calculator's form from the page's query. Only the fields that are shown count: the others keep their
 * defaults, whatever the query says.
 */
export function readNumbers(
  query: URLSearchParams,
  prefix: string,
  fields: readonly CalculatorFieldView[],
  defaults: FinanceInputs,
): SentNumbers {
  const sent = fields.flatMap((field) => {
    const text = query.get(`${prefix}_${field.key}`);
    return text === null ? [] : [[field.key, settled(field, typedNumber(text) / unitsOf(field))] as const];
  });
  return { inputs: { ...defaults, ...Object.fromEntries(sent) }, entered: sent.map(([key]) => key) };
}

/** The query of a calculator's form as it would be sent with these numbers: what {@link readNumbers} reads. */
export function sentQuery(
  { prefix, fields, frequencies }: Pick<CalculatorView, "prefix" | "fields" | "frequencies">,
  { inputs, frequency }: { readonly inputs: FinanceInputs; readonly frequency: Frequency },
): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of fields) query.set(`${prefix}_${field.key}`, String(inputs[field.key] * unitsOf(field)));
  if (frequencies.length > 0) query.set(`${prefix}_frequency`, frequency);
  return query;
}

/** The parts of a query that belong to the calculator of a vehicle's page. */
export function calculatorOf(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name.startsWith("fin_")));
}

/** An address with a calculator's numbers in place of those it has. */
export function withSent(href: string, sent: URLSearchParams): string {
  const [path = "", own = ""] = href.split("?", 2);
  const query = new URLSearchParams(own);
  for (const [name, value] of sent) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/**
 * The way from a calculator to the form of its own page, `#finance-form`, with its numbers: the form then holds them, and
 * the calculator keeps them.
 */
export function withFigures(
  cta: FinanceCtaView,
  view: Pick<CalculatorView, "prefix" | "fields" | "frequencies" | "action">,
  numbers: { readonly inputs: FinanceInputs; readonly frequency: Frequency },
): FinanceCtaView {
  const path = view.action.replace(/[?#].*$/, "");
  return { ...cta, href: withLoan(withSent(path, sentQuery(view, numbers)) + cta.href, numbers.inputs) };
}

/** The frequency a sent form chose, where the shopper may choose; else the site's (FIN-17, FIN-18). */
export function readFrequency(
  query: URLSearchParams,
  prefix: string,
  {
    showFrequency,
    defaultFrequency,
  }: { readonly showFrequency: boolean; readonly defaultFrequency: Frequency },
): Frequency {
  const chosen = showFrequency ? frequencyOf(query.get(`${prefix}_frequency`)) : null;
  return chosen ?? defaultFrequency;
}
