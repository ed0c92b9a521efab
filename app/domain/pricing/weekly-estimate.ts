import { exactRepayment } from "~/domain/finance/amortisation";
import { PAYMENTS_PER_YEAR } from "~/domain/finance/frequency";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { isSalePrice, type ShownPrice } from "./price-rule";

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
  return sampleRate === null ? null : repayment(shown.amount, sampleRate);
}

function repayment(principal: number, annualRate: number): number {
  const terms = { balloon: 0, years: SAMPLE_TERM_YEARS, paymentsPerYear: PAYMENTS_PER_YEAR.week };
  return exactRepayment({ principal, annualRate, ...terms });
}
