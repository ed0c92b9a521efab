/** How often a shopper pays. */
export const REPAYMENT_PERIODS = ["weekly", "monthly"] as const;
/** One of {@link REPAYMENT_PERIODS}. */
export type RepaymentPeriod = (typeof REPAYMENT_PERIODS)[number];

const PAYMENTS_PER_YEAR: Readonly<Record<RepaymentPeriod, number>> = { weekly: 52, monthly: 12 };

/** The assumed term in years (BUDG-04). */
const TERM_YEARS = 5;

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

/** What the budget buys: repayment times payments a year times five years, plus the deposit (P §9). Whole units. */
export function budgetEstimate({ period, repayment, deposit }: Budget): number {
  return Math.round(repayment * PAYMENTS_PER_YEAR[period] * TERM_YEARS + deposit);
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
