import type { Vehicle } from "~/domain/vehicle/vehicle";
import { isSalePrice, type ShownPrice } from "./price-rule";

const WEEKS_PER_YEAR = 52;
/** How long the sample loan runs, in years (FIN-23). */
export const SAMPLE_TERM_YEARS = 5;

/**
 * The repayment a week that stands beside a price (FIN-23, V §4): the vehicle's own quote, else an ordinary loan of
 * the whole price over five years at the site's sample rate, no deposit and no residual. Unrounded currency units;
 * null without a price, or without quote and rate.
 * @param sampleRate percent a year (`finance.sampleEstimate.rate`), null for none
 */
export function weeklyEstimate(
  shown: ShownPrice,
  quote: Vehicle["youxQuote"],
  sampleRate: number | null,
): number | null {
  if (!isSalePrice(shown)) return null;
  if (quote !== null && quote.weeklyRepaymentAmount > 0) return quote.weeklyRepaymentAmount;
  return sampleRate === null ? null : repayment(shown.amount, sampleRate / 100 / WEEKS_PER_YEAR);
}

function repayment(principal: number, rate: number): number {
  const payments = SAMPLE_TERM_YEARS * WEEKS_PER_YEAR;
  return rate === 0 ? principal / payments : (principal * rate) / (1 - (1 + rate) ** -payments);
}
