import { exactRepayment, principalOf } from "./amortisation";
import { feesPerPayment, type LoanFees } from "./loan-fees";

/** The loan comparison rates are of (FIN-55), secured and repaid monthly: cents and years. */
export const COMPARISON_LOAN = { amount: 30_000_00, years: 5, paymentsPerYear: 12 } as const;

const { amount, years, paymentsPerYear } = COMPARISON_LOAN;
/** Above any rate a lender may ask; beyond it the search for the rate ends. */
const HIGHEST = 10_000;

/**
 * The comparison rate of a loan, percent a year to two decimals: the rate at which the payments of {@link COMPARISON_LOAN},
 * with establishment and monthly fees, are worth what the borrower gets (its internal rate of return, twelve times the
 * month's).
 * @param annualRate percent a year, from 0
 */
export function comparisonRate(annualRate: number, fees: LoanFees): number {
  const terms = { balloon: 0, years, paymentsPerYear };
  const payment =
    exactRepayment({ ...terms, principal: amount + fees.once, annualRate }) +
    feesPerPayment(fees, paymentsPerYear);
  let [low, high] = [annualRate, HIGHEST];
  for (let tries = 0; tries < 60; tries += 1) {
    const middle = (low + high) / 2;
    if (principalOf(payment, { ...terms, annualRate: middle }) > amount) low = middle;
    else high = middle;
  }
  return Math.round(low * 100) / 100;
}

/** A published rate may be rounded to one decimal, and a lender's months counted in days. */
const TOLERANCE = 0.05;

/** Whether a comparison rate is the one that rate and fees give, as near as lenders publish it. */
export function isComparisonOf(comparison: number, annualRate: number, fees: LoanFees): boolean {
  return Math.abs(comparison - comparisonRate(annualRate, fees)) <= TOLERANCE + 1e-9;
}
