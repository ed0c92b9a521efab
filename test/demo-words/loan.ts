/**
 * The payment a week of a loan that is paid off, found by trying: apart from the formulas under test.
 * @param principal what is borrowed, with fees, in dollars
 * @param rate percent a year
 */
export function weeklyPayment(principal: number, rate: number, weeks: number): number {
  let [low, high] = [0, principal];
  for (let tries = 0; tries < 60; tries += 1) {
    const payment = (low + high) / 2;
    let owed = principal;
    for (let week = 0; week < weeks; week += 1) owed += (owed * rate) / 100 / 52 - payment;
    if (owed > 0) low = payment;
    else high = payment;
  }
  return (low + high) / 2;
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
