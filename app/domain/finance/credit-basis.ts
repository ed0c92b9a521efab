import type { Frequency } from "./frequency";

/** What a repayment that is shown is worked out from (FIN-23, FIN-55). The loan has no residual (FIN-46). */
export interface CreditBasis {
  /** Percent a year. */
  readonly rate: number;
  /** The comparison rate of that rate and term, percent a year; null where nobody gives one. */
  readonly comparison: number | null;
  readonly years: number;
  /** Cents. */
  readonly deposit: number;
  /** Establishment fees that are financed too, cents. */
  readonly fees: number;
  /** Fees of each month, paid with the repayments, cents. */
  readonly monthlyFees: number;
  readonly frequency: Frequency;
  /** The period of the lender's own figure that the repayment is a share or a multiple of, if it is. */
  readonly scaledFrom?: "week" | "month";
}

/** What the repayments of several vehicles have in common; deposits may differ, as they follow the price. */
export interface SharedBasis extends Omit<CreditBasis, "deposit"> {
  /** Smallest and largest, cents. */
  readonly deposit: { readonly low: number; readonly high: number };
}

/** Each distinct basis once, in the order they come: what a footnote has to say to be true of all of them. */
export function sharedBases(bases: readonly CreditBasis[]): readonly SharedBasis[] {
  const shared = new Map<string, SharedBasis>();
  for (const { deposit, ...terms } of bases) {
    const { rate, comparison, years, fees, monthlyFees, frequency, scaledFrom } = terms;
    const key = [rate, comparison, years, fees, monthlyFees, frequency, scaledFrom].join("|");
    const known = shared.get(key)?.deposit ?? { low: deposit, high: deposit };
    const range = { low: Math.min(known.low, deposit), high: Math.max(known.high, deposit) };
    shared.set(key, { ...terms, deposit: range });
  }
  return [...shared.values()];
}
