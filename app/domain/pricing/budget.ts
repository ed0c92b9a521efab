import { plainDigits } from "../money/plain-digits";
import { principalOf } from "../finance/amortisation";
import { feesPerPayment } from "../finance/loan-fees";
import { toCents } from "../finance/rounding";

/** A vehicle without a price is 0 in the index; this keeps it out. */
const LEAST_PRICE = 1;

/** How often a shopper pays. */
export const REPAYMENT_PERIODS = ["weekly", "monthly"] as const;
/** One of {@link REPAYMENT_PERIODS}. */
export type RepaymentPeriod = (typeof REPAYMENT_PERIODS)[number];

const PAYMENTS_PER_YEAR: Readonly<Record<RepaymentPeriod, number>> = { weekly: 52, monthly: 12 };

/** The assumed term in years (BUDG-04). */
export const BUDGET_TERM_YEARS = 5;

/** The most a repayment or a deposit may be (BUDG-09). */
export const MAX_BUDGET_INPUT = 1_000_000;

/** What a shopper says they can pay. */
export interface Budget {
  readonly period: RepaymentPeriod;
  /** Per period, in currency units. */
  readonly repayment: number;
  readonly deposit: number;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * A typed amount as a number from 0 to 1,000,000, in the digits of any keyboard we read; currency symbols, spaces and
 * thousands separators are ignored, anything that is not a number is 0 (BUDG-09, BUDG-10).
 */
export function budgetAmount(input: unknown): number {
  const text = typeof input === "number" ? String(input) : typeof input === "string" ? input : "";
  const bare = plainDigits(text).replace(/[\s\p{Sc},]/gu, "");
  return NUMBER.test(bare) ? Math.min(Math.max(Number(bare), 0), MAX_BUDGET_INPUT) : 0;
}

/** The loan a budget is worked out with (`budget.method: "financed"`). */
export interface BudgetLoan {
  /** Percent a year. */
  readonly annualRate: number;
  readonly years: number;
  /** What the lender adds to the amount financed, currency units. */
  readonly fees: number;
  /** What the lender charges each month beside the repayments, currency units. */
  readonly monthlyFees: number;
  /** How many payments a year the lender names, of which every other is a share; null for as many as are asked for. */
  readonly paymentsPerYear: number | null;
  /** Lowest and highest price that has a repayment to show, currency units. */
  readonly least: number;
  readonly most: number;
  /** The lender finances vehicles newer than this many years ago; null for any. */
  readonly maxAgeYears: number | null;
}

/**
 * The price a budget buys, in whole currency units. Without a loan (BUDG-04): repayment times payments a year times
 * five years, plus the deposit; interest is left out. With a loan: the highest price whose repayment, after the
 * deposit, is within the budget, at most the highest price with a repayment to show. Only the deposit where the
 * repayments do not cover the lender's fees.
 */
export function budgetEstimate(budget: Budget, loan: BudgetLoan | null): number {
  const { period, repayment, deposit } = budget;
  if (loan !== null) return financedPrice(budget, loan);
  return Math.round(repayment * PAYMENTS_PER_YEAR[period] * BUDGET_TERM_YEARS + deposit);
}

/** Far below a cent and above the noise of the arithmetic. */
const NOISE = 1e-6;

function financedPrice(
  { period, repayment, deposit }: Budget,
  { annualRate, years, fees, monthlyFees, most, paymentsPerYear: named }: BudgetLoan,
): number {
  const asked = PAYMENTS_PER_YEAR[period];
  const paymentsPerYear = named ?? asked;
  const terms = { annualRate, years, balloon: 0, paymentsPerYear };
  const payment =
    (toCents(repayment) * asked) / paymentsPerYear -
    feesPerPayment({ monthly: toCents(monthlyFees) }, paymentsPerYear);
  const financed = (principalOf(payment, terms) - toCents(fees)) / 100;
  return Math.min(Math.floor(Math.max(financed, 0) + deposit + NOISE), most);
}

/**
 * Whether the budget button leads to vehicles (BUDG-11 to BUDG-14). `none` when the estimate is below the lowest price
 * on offer or below the lowest price with a repayment to show, or when nothing is on offer (OPEN-32).
 * @param lowestPrice the lowest price among the vehicles searched; null when there are none
 */
export function budgetOutcome(
  estimate: number,
  lowestPrice: number | null,
  loan: Pick<BudgetLoan, "least"> | null,
): "none" | "some" {
  return lowestPrice === null || estimate < Math.max(lowestPrice, loan?.least ?? 0) ? "none" : "some";
}

/**
 * The price range a budget searches, `min:max` as search addresses write it: from the site's least price (BUDG-08,
 * `budget.minPrice`) or the lowest price with a repayment to show, whichever is higher, up to the estimate. When the
 * estimate is below that, the range starts at 1: it leaves out only vehicles without a price, which are 0 in the index.
 */
export function budgetRange(
  estimate: number,
  minPrice: number,
  loan: Pick<BudgetLoan, "least"> | null,
): string {
  const least = Math.max(minPrice, loan?.least ?? 0);
  return `${least <= estimate ? least : LEAST_PRICE}:${estimate}`;
}

/**
 * The price range a budget leads to. Null where every price is listed instead: the budget buys nothing, no repayment
 * can be shown for the price it buys, or the shopper named no repayment and the deposit alone buys too little.
 */
export function budgetPrice(budget: Budget, minPrice: number, loan: BudgetLoan | null): string | null {
  const estimate = budgetEstimate(budget, loan);
  const buysNothing = estimate < Math.max(minPrice, loan?.least ?? 0);
  const isUnnamed = buysNothing && (loan !== null || budget.repayment === 0);
  return estimate === 0 || isUnnamed ? null : budgetRange(estimate, minPrice, loan);
}
