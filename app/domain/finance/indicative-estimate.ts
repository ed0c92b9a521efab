import { exactRepayment } from "./amortisation";
import { PAYMENTS_PER_YEAR } from "./frequency";
import type { LoanFees } from "./loan-fees";
import { toCents } from "./rounding";

/** The terms of the estimate some dealers print (FIN-58): years, and shares of the price. */
export const INDICATIVE_TERMS = { years: 5, deposit: 0.1, finalPayment: 0.3 } as const;
const WEEKS_A_MONTH = 4.33;

/**
 * What a vehicle may cost a week and a month, whole cents, over five years with a tenth down and three tenths at the
 * end; a month is 4.33 weeks (FIN-58). The lender's fees are counted as in every other repayment. Indicative only.
 * @param price currency units
 * @param annualRate percent a year
 */
export function indicativeEstimate(
  price: number,
  annualRate: number,
  fees: LoanFees,
): { readonly week: number; readonly month: number } {
  const cents = toCents(price);
  const repayment = exactRepayment({
    principal: cents * (1 - INDICATIVE_TERMS.deposit) + fees.once,
    balloon: cents * INDICATIVE_TERMS.finalPayment,
    annualRate,
    years: INDICATIVE_TERMS.years,
    paymentsPerYear: PAYMENTS_PER_YEAR.week,
  });
  const week = Math.round(repayment + (fees.monthly * PAYMENTS_PER_YEAR.month) / PAYMENTS_PER_YEAR.week);
  return { week, month: Math.round(week * WEEKS_A_MONTH) };
}
