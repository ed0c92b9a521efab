import type { ExpectedLoan, Frequency } from "./expected-repayment";

/** A basis as a sentence names it: percent, years, currency units. */
export interface SaidBasis {
  readonly rate: number;
  readonly comparison: number;
  readonly years: number;
  readonly frequency: string;
  readonly low: number;
  readonly high: number;
  readonly fee: number;
  readonly monthly: number;
}

const SENTENCE =
  /secured loan at ([\d.]+)% p\.a\. \(comparison rate ([\d.]+)% p\.a\.\) over ([\d.]+) years?, repaid (\w+), with (?:no deposit|a deposit of \$([\d,.]+)(?: to \$([\d,.]+) depending on the vehicle)?), (?:no establishment fee|fees of \$([\d,.]+) added to the loan)(?: plus fees of \$([\d,.]+) a month)? and no residual/g;

/** Every basis that English small print names. */
export function basesIn(text: string): readonly SaidBasis[] {
  const number = (digits: string | undefined) => Number((digits ?? "0").replace(/,/g, ""));
  return [...text.matchAll(SENTENCE)].map(
    ([, rate, comparison, years, frequency = "", low, high, fee, monthly]) => ({
      rate: number(rate),
      comparison: number(comparison),
      years: number(years),
      frequency,
      low: number(low),
      high: number(high ?? low),
      fee: number(fee),
      monthly: number(monthly),
    }),
  );
}

const ADVERBS: Readonly<Record<Frequency, string>> = {
  week: "weekly",
  fortnight: "fortnightly",
  month: "monthly",
};

/** Whether a basis is that of a loan, but for its deposit. */
export function isBasisOf(basis: SaidBasis, loan: ExpectedLoan, frequency: Frequency): boolean {
  return (
    basis.rate === loan.rate &&
    basis.comparison === loan.comparison &&
    basis.years === loan.years &&
    basis.fee === loan.fees &&
    basis.monthly === loan.monthlyFees &&
    basis.frequency === ADVERBS[frequency]
  );
}
