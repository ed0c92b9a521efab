import { principalOf } from "../finance/amortisation";
import { toCents } from "../finance/rounding";

/** How often a shopper pays. */
export const REPAYMENT_PERIODS = ["weekly", "monthly"] as const;
/** One of {@link REPAYMENT_PERIODS}. */
export type RepaymentPeriod = (typeof REPAYMENT_PERIODS)[number];

const PAYMENTS_PER_YEAR: Readonly<Record<RepaymentPeriod, number>> = { weekly: 52, monthly: 12 };

/** The assumed term in years (BUDG-04). */
export const BUDGET_TERM_YEARS = 5;

/** The most a repayment or a deposit may be (P §5, BUDG-09). */
export const MAX_BUDGET_INPUT = 1_000_000;

/** What a shopper says they can pay (P §5). */
export interface Budget {
  readonly period: RepaymentPeriod;
  /** Per period, in currency units. */
  readonly repayment: number;
  readonly deposit: number;
}

/**
 * A typed amount as a number from 0 to 1,000,000; currency symbols, spaces and thousands separators are ignored,
 * anything that is not a number is 0 (P §5, BUDG-09, BUDG-10).
 */
export function budgetAmount(input: unknown): number {
  const text = typeof input === "number" ? String(input) : typeof input === "string" ? input : "";
  const bare = text.replace(/[\s$,]/gu, "");
  const value = bare === "" ? 0 : Number(bare);
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), MAX_BUDGET_INPUT) : 0;
}

/** The loan a budget is worked out with (`budget.method: "financed"`). */
export interface BudgetLoan {
  /** Percent a year. */
  readonly annualRate: number;
  readonly years: number;
  /** What the lender adds to the amount financed, currency units. */
  readonly fees: number;
}

/**
 * What the budget buys, whole units. Without a loan: repayment times payments a year times five years, plus the
 * deposit, which leaves interest out (P §9, BUDG-04). With one: the highest price whose repayment is not above the
 * budget, once the deposit is paid; the deposit alone where the repayments do not even cover the lender's fees.
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
  { annualRate, years, fees }: BudgetLoan,
): number {
  const terms = { annualRate, years, balloon: 0, paymentsPerYear: PAYMENTS_PER_YEAR[period] };
  const financed = (principalOf(toCents(repayment), terms) - toCents(fees)) / 100;
  return Math.floor(Math.max(financed, 0) + deposit + NOISE);
}

/**
 * What the budget button may do (P §4, BUDG-11 to BUDG-14): `none` when the estimate is below the lowest price
 * on offer, or when there is nothing on offer at all (OPEN-32).
 * @param lowestPrice the lowest price among the vehicles searched; null when there are none
 */
export function budgetOutcome(estimate: number, lowestPrice: number | null): "none" | "some" {
  return lowestPrice === null || estimate < lowestPrice ? "none" : "some";
}

/**
 * The price range a budget searches: above the site's least price (BUDG-08, `budget.minPrice`) up to the estimate,
 * as the codec writes ranges. The least price is never above the estimate.
 */
export function budgetRange(estimate: number, minPrice: number): string {
  return `${Math.min(minPrice, estimate)}:${estimate}`;
}
