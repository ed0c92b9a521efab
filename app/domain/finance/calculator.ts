import { exactRepayment } from "./amortisation";
import { type Frequency, PAYMENTS_PER_YEAR } from "./frequency";
import { lenderPayment, type LenderPayments } from "./lender-payment";
import { feesPerPayment } from "./loan-fees";
import { roundRepayment, type RoundingMode, toCents } from "./rounding";

/** The calculator's numbers (ENT-17): amounts in currency units, term in years, interest in percent a year. */
export interface FinanceInputs {
  readonly amount: number;
  readonly term: number;
  readonly interest: number;
  readonly deposit: number;
  readonly residual: number;
}

/** `finance.totalRepayments`: what the total of a loan counts. */
export type TotalRule = "withFees" | "repayments";

/** What one vehicle, lender and site add to the numbers. */
export interface FinanceTerms {
  /** Where the calculator started: these numbers have the lender's own payment, if it gives one. */
  readonly defaults: FinanceInputs;
  readonly lenderPayments: LenderPayments;
  /** Years the lender's figures are for; null where it does not say. */
  readonly lenderTerm: number | null;
  /** The lender's comparison rate, percent a year; null where it gives none. */
  readonly comparison: number | null;
  /** Establishment fees, cents. */
  readonly fees: number;
  /** Fees of each month of the term, cents: paid with the repayments. The lender's own payments hold them already. */
  readonly monthlyFees: number;
  readonly rounding: RoundingMode;
  /** Whether the total is the repayments, or has the establishment fees added once more (OPEN-89). */
  readonly totals: TotalRule;
}

/** What the calculator answers; amounts in cents. */
export interface FinanceResult {
  /** Null when there is nothing to repay worth naming: "Enquire for Finance" (FIN-21). */
  readonly repayment: number | null;
  /** Payments a year x term x repayment, and the fees where the site adds them (FIN-20); null with the repayment. */
  readonly total: number | null;
  /** Amount financed (FIN-45). */
  readonly financed: number;
  /** How many payments the term has. */
  readonly payments: number;
  /** Whether the repayment is the lender's own figure (FIN-51). */
  readonly byLender: boolean;
}

/** Repayments up to this many cents are not shown (FIN-21). */
export const LEAST_REPAYMENT = 25_00;
/** Numbers this close to the defaults are the defaults (FIN-51). */
const TOLERANCE = 0.1;
/** Makes up for what subtracting two decimal fractions loses. */
const NOISE = 1e-9;

/** Repayment and total for the numbers given. */
export function financeResult(
  inputs: FinanceInputs,
  frequency: Frequency,
  terms: FinanceTerms,
): FinanceResult {
  const payments = inputs.term * PAYMENTS_PER_YEAR[frequency];
  const financed = amountFinanced(inputs, terms.fees);
  const fixed = atDefaults(inputs, terms.defaults) ? lenderPayment(terms.lenderPayments, frequency) : null;
  const repayment = fixed ?? computed(inputs, frequency, terms);
  const shown = repayment > LEAST_REPAYMENT && toCents(inputs.residual) <= financed ? repayment : null;
  return {
    repayment: shown,
    total: shown === null ? null : totalRepayments(shown, payments, terms),
    financed,
    payments,
    byLender: fixed !== null && shown !== null,
  };
}

/** Price minus deposit or trade-in plus establishment fees, cents (FIN-45). @param fees cents */
export function amountFinanced({ amount, deposit }: FinanceInputs, fees: number): number {
  return toCents(amount) - toCents(deposit) + fees;
}

/**
 * All repayments as they are shown, in whole dollars, so that who multiplies them gets this total; cents. Plus the establishment fees by the specification's rule (FIN-20). The fees are part of the
 * amount financed already: the specification counts them twice (OPEN-89), and the page says so.
 */
function totalRepayments(repayment: number, payments: number, { totals, fees }: FinanceTerms): number {
  return (
    Math.round(payments * roundRepayment(repayment, "nearest", null)) + (totals === "withFees" ? fees : 0)
  );
}

/** Whether all numbers are the defaults, give or take 0.1 (FIN-51). */
export function atDefaults(inputs: FinanceInputs, defaults: FinanceInputs): boolean {
  const near = (key: keyof FinanceInputs) => Math.abs(inputs[key] - defaults[key]) <= TOLERANCE + NOISE;
  return near("amount") && near("term") && near("interest") && near("deposit") && near("residual");
}

/**
 * Whether the comparison rate the lender gives still belongs to the numbers: it is of the lender's own rate and term,
 * and of no other.
 */
export function isLendersOwn(
  { interest, term }: FinanceInputs,
  { defaults, lenderTerm }: Pick<FinanceTerms, "defaults" | "lenderTerm">,
): boolean {
  return same(interest, defaults.interest) && same(term, lenderTerm ?? defaults.term);
}

/** Whether nobody has chosen another rate or term than those the calculator begins with. */
export function isAtStart(
  { interest, term }: FinanceInputs,
  { defaults }: Pick<FinanceTerms, "defaults">,
): boolean {
  return same(interest, defaults.interest) && same(term, defaults.term);
}

function same(a: number, b: number): boolean {
  return Math.abs(a - b) <= NOISE;
}

/**
 * The most a number may be beside the others, in currency units: a deposit no more than the price, a residual no more
 * than the amount financed. Null for numbers that depend on no other.
 */
export function mostBeside(key: keyof FinanceInputs, inputs: FinanceInputs, fees: number): number | null {
  if (key === "deposit") return inputs.amount;
  return key === "residual" ? Math.max(0, amountFinanced(inputs, fees)) / 100 : null;
}

function computed(inputs: FinanceInputs, frequency: Frequency, terms: FinanceTerms): number {
  const paymentsPerYear = PAYMENTS_PER_YEAR[frequency];
  const exact = exactRepayment({
    principal: amountFinanced(inputs, terms.fees),
    balloon: toCents(inputs.residual),
    annualRate: inputs.interest,
    years: inputs.term,
    paymentsPerYear,
  });
  const withFees =
    exact > 0 ? exact + feesPerPayment({ monthly: terms.monthlyFees }, paymentsPerYear) : exact;
  return roundRepayment(withFees, terms.rounding, lenderPayment(terms.lenderPayments, frequency));
}
