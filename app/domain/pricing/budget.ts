import { plainDigits } from "../money/plain-digits";
import { principalOf } from "../finance/amortisation";
import { feesPerPayment } from "../finance/loan-fees";
import { toCents } from "../finance/rounding";

/** A vehicle without a price is searched as 0. */
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
  /** What it asks each month beside the repayments, currency units. */
  readonly monthlyFees: number;
  /** Lowest and highest price a repayment is named for, currency units. */
  readonly least: number;
  readonly most: number;
  /** The lender finances vehicles newer than this many years ago; null for any. */
  readonly maxAgeYears: number | null;
}

/**
 * What the budget buys, whole units. Without a loan: repayment times payments a year times five years, plus the
 * deposit, which leaves interest out (BUDG-04). With one: the highest price whose repayment is not above the
 * budget, once the deposit is paid, and none that no repayment is named for; the deposit alone where the repayments do not even
 * cover the lender's fees.
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
  { annualRate, years, fees, monthlyFees, most }: BudgetLoan,
): number {
  const terms = { annualRate, years, balloon: 0, paymentsPerYear: PAYMENTS_PER_YEAR[period] };
  const { paymentsPerYear } = terms;
  const payment = toCents(repayment) - feesPerPayment({ monthly: toCents(monthlyFees) }, paymentsPerYear);
  const financed = (principalOf(payment, terms) - toCents(fees)) / 100;
  return Math.min(Math.floor(Math.max(financed, 0) + deposit + NOISE), most);
}

/**
 * What the budget button may do (BUDG-11 to BUDG-14): `none` when the estimate is below the lowest price
 * on offer or the lowest that a repayment is named for, or when there is nothing on offer at all (OPEN-32).
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
 * The price range a budget searches, as the codec writes ranges: above the site's least price (BUDG-08,
 * `budget.minPrice`) and from the lowest that a repayment is named for, up to the estimate. A budget below
 * both searches from the least a price can be: a range of one price would hide whatever it buys, and vehicles without a price
 * are kept at 0.
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
 * The price range a budget leads to; null where it leads to none, because it buys nothing at all, its price is below
 * any that the lender names a repayment for, or no repayment was named and the deposit alone buys too little: the
 * shopper gets every price instead of none.
 */
export function budgetPrice(budget: Budget, minPrice: number, loan: BudgetLoan | null): string | null {
  const estimate = budgetEstimate(budget, loan);
  const buysNothing = estimate < Math.max(minPrice, loan?.least ?? 0);
  const isUnnamed = buysNothing && (loan !== null || budget.repayment === 0);
  return estimate === 0 || isUnnamed ? null : budgetRange(estimate, minPrice, loan);
}
