/** A loan that is paid back in equal payments at the end of each period. Amounts are cents. */
export interface Loan {
  /** Amount financed, cents. */
  readonly principal: number;
  /** Still owed after the last payment, cents; 0 for a loan that is paid off. */
  readonly balloon: number;
  /** Percent a year. */
  readonly annualRate: number;
  readonly years: number;
  readonly paymentsPerYear: number;
}

/** Interest of one period as a share: annual percent / 100 / payments a year (FIN-48). */
export function ratePerPeriod({ annualRate, paymentsPerYear }: Omit<Loan, "principal" | "balloon">): number {
  return annualRate / 100 / paymentsPerYear;
}

/**
 * The payment of each period in cents, not rounded (FIN-49): what is left of the principal without the balloon's
 * present value (FIN-47, OPEN-90), spread by the annuity formula. Negative when the balloon is worth more than the
 * principal; 0 for a loan without periods.
 */
export function exactRepayment(loan: Loan): number {
  const periods = loan.years * loan.paymentsPerYear;
  if (periods <= 0) return 0;
  const rate = ratePerPeriod(loan);
  const toRepay = loan.principal - loan.balloon * presentValueOfOne(rate, periods);
  return toRepay / annuityFactor(rate, periods);
}

/** The principal, in cents and not rounded, that payments of `repayment` cents pay back: the inverse of {@link exactRepayment}. */
export function principalOf(repayment: number, terms: Omit<Loan, "principal">): number {
  const periods = terms.years * terms.paymentsPerYear;
  const rate = ratePerPeriod(terms);
  return repayment * annuityFactor(rate, periods) + terms.balloon * presentValueOfOne(rate, periods);
}

/** Today's worth of 1 that is due after so many periods. */
function presentValueOfOne(rate: number, periods: number): number {
  return Math.exp(-periods * Math.log1p(rate));
}

/** Today's worth of 1 in every period. `expm1` and `log1p` keep their digits at rates near 0. */
function annuityFactor(rate: number, periods: number): number {
  return rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;
}
