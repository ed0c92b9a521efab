/**
 * The payment a week of a loan that is paid off, found by trying: apart from the formulas under test.
 * @param principal what is borrowed, with fees, in dollars
 * @param rate percent a year
 */
export function weeklyPayment(principal: number, rate: number, weeks: number): number {
  return middleBetween(0, principal, (payment) => {
    let owed = principal;
    for (let week = 0; week < weeks; week += 1) owed += (owed * rate) / 100 / 52 - payment;
    return owed > 0;
  });
}

/** A loan whose comparison rate is published: dollars, percent a year and years, paid monthly. */
export interface ComparedLoan {
  readonly amount: number;
  readonly fee: number;
  readonly rate: number;
  readonly years: number;
}

/** The comparison rate of a loan whose fee is borrowed as well, to two decimals: found by trying, as above. */
export function comparisonOf({ amount: borrowed, fee, rate, years }: ComparedLoan): number {
  const worth = (payment: number, percent: number) => {
    let sum = 0;
    for (let month = 1; month <= years * 12; month += 1) sum += payment / (1 + percent / 1200) ** month;
    return sum;
  };
  const payment = (borrowed + fee) / worth(1, rate);
  return Math.round(middleBetween(rate, 100, (percent) => worth(payment, percent) > borrowed) * 100) / 100;
}

/** The figure between two at which `isTooLow` turns from true to false. */
function middleBetween(from: number, to: number, isTooLow: (figure: number) => boolean): number {
  let [low, high] = [from, to];
  for (let tries = 0; tries < 60; tries += 1) {
    const middle = (low + high) / 2;
    if (isTooLow(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The loan that an offer's small print names, with the comparison rate it publishes; null where it publishes none. */
export function publishedComparison(text: string): { loan: ComparedLoan; comparison: number } | null {
  const comparison = /comparison rate ([\d.]+)%/.exec(text)?.[1];
  if (comparison === undefined) return null;
  const print = /^disclaimer: (.*)$/m.exec(text)?.[1] ?? "";
  const isFree = /\bno establishment\b/i.test(print);
  return {
    comparison: Number(comparison),
    loan: {
      amount: amount(/loan of \$([\d,]+)/, print) ?? Number.NaN,
      // One whose fees are told nowhere has a comparison rate that nobody can check.
      fee: amount(/establishment fee (?:of )?\$([\d,]+)/i, print) ?? (isFree ? 0 : Number.NaN),
      rate: Number(/^highlight: "([\d.]+)% p\.a\."$/m.exec(text)?.[1]),
      years: YEARS[/\b(\w+)[- ]years?\b/.exec(print)?.[1] ?? ""] ?? Number.NaN,
    },
  };
}

/** A worked example in a dealer's words: "$45,820 … with $4,600 down … $217 a week over 48 months". */
export interface WorkedExample {
  readonly price: number;
  readonly deposit: number;
  readonly fee: number;
  readonly rate: number;
  readonly weeks: number;
  readonly week: number;
  /** All of the interest, where it is told. */
  readonly interest: number | null;
}

const YEARS: Readonly<Record<string, number>> = { four: 4, five: 5, six: 6, seven: 7 };

/** The example in an offer's text; null where there is none. */
export function workedExample(text: string): WorkedExample | null {
  const body = text.slice(text.indexOf("\n---\n"));
  const week = amount(/\$([\d,]+) a week/, body);
  const deposit = amount(/\$([\d,]+) down/, body);
  if (week === null || deposit === null) return null;
  return {
    week,
    deposit,
    price: amount(/\$([\d,]+)/, body) ?? 0,
    fee: amount(/\$([\d,]+) establishment fee in the loan/, body) ?? 0,
    rate: Number(/([\d.]+)%/.exec(text)?.[1]),
    weeks: weeksOf(body),
    interest: amount(/\$([\d,]+) in interest/, body),
  };
}

function weeksOf(text: string): number {
  const months = /(\d+) months/.exec(text)?.[1];
  if (months !== undefined) return (Number(months) / 12) * 52;
  return (YEARS[/over (\w+) years/.exec(text)?.[1] ?? ""] ?? 0) * 52;
}

function amount(pattern: RegExp, text: string): number | null {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
}
