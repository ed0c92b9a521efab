/** How repayments become whole dollars (FIN-49, FIN-50). */
export type RoundingMode = "nearest" | "up" | "compare";

const DOLLAR = 100;
/** Far below a cent and far above the noise of the arithmetic: an amount on a whole dollar is not rounded past it. */
const NOISE = 1e-6;

/**
 * A repayment in whole dollars, given and returned in cents. `compare` goes up when the lender's own payment is at or
 * above the computed one, else down (OPEN-91); without a payment to compare with it takes the nearest, because
 * rounding down would promise too little.
 * @param lenderPayment the lender's own payment at the same frequency in cents, null when it gives none
 */
export function roundRepayment(cents: number, mode: RoundingMode, lenderPayment: number | null): number {
  const dollars = cents / DOLLAR;
  if (mode === "up") return up(dollars);
  if (mode === "nearest" || lenderPayment === null) return Math.round(dollars + NOISE) * DOLLAR;
  return lenderPayment + NOISE >= cents ? up(dollars) : Math.floor(dollars + NOISE) * DOLLAR;
}

function up(dollars: number): number {
  return Math.ceil(dollars - NOISE) * DOLLAR;
}

/** Currency units as whole cents, half a cent up. */
export function toCents(amount: number): number {
  return Math.round(amount * 100 + NOISE);
}
