import { type Frequency, PAYMENTS_PER_YEAR } from "../../finance/frequency";
import { eachEnd, type NumberRange } from "../query";
import { LOAN_PERIODS, LOANS } from "./amount-words";
import type { Lexeme } from "./lexemes";
import { boundAfter, readSpan, type AmountSpan } from "./read-span";
import { phraseAt } from "./words/phrase-at";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));

/** Behind an amount: how often it is paid. */
const PERIODS: readonly (readonly [Frequency, readonly (readonly string[])[]])[] = [
  [
    "week",
    list(
      "a week, per week, each week, every week, / week, / wk, pw, p w, weekly, week, wk, في الاسبوع, بالاسبوع, اسبوعيا, اسبوعي, كل اسبوع",
    ),
  ],
  [
    "fortnight",
    list("a fortnight, per fortnight, each fortnight, every fortnight, fortnightly, fortnight, كل اسبوعين"),
  ],
  [
    "month",
    list(
      "a month, per month, each month, every month, / month, / mth, pm, pcm, p m, monthly, month, mth, mo, في الشهر, بالشهر, شهريا, شهري, كل شهر",
    ),
  ],
];
/** The same in front of it. */
const PERIODS_BEFORE: readonly (readonly [Frequency, readonly (readonly string[])[]])[] = [
  ["week", list("weekly, اسبوعي, 每周, 每星期, 周供")],
  ["fortnight", list("fortnightly, 每两周, 双周")],
  ["month", list("monthly, شهري, 每月, 每个月, 月供")],
];
/** Words beside it that say nothing more. */
const REPAYMENTS = list(
  "repayments of, repayment of, repayments, repayment, payments of, payments, payment, finance, 还款, 供款, 付款, 付, قسط, الاقساط, اقساط",
);
const MOST = 20_000;

/** Chinese text is cut into words by these as well. */
export const HAN_REPAYMENT_WORDS: readonly string[] = [
  ...PERIODS_BEFORE.flatMap(([, phrases]) => phrases.flat()),
  ...REPAYMENTS.flat(),
].filter((word) => /^\p{Script=Han}+$/u.test(word));

/** A repayment that begins at one place, in the dealer's own frequency; what it is where no filter holds it. */
export type RepaymentReading =
  | {
      readonly kind: "range";
      readonly end: number;
      readonly attribute: "repayment";
      readonly range: NumberRange;
    }
  | { readonly kind: "aside"; readonly end: number };

/**
 * "$500 a month", "under $150 a week", "weekly repayments under 150", "每周150以下": the most to be repaid, as often as the
 * dealer counts. Text where the dealer's filters hold no repayment; null where none begins.
 */
export function readRepayment(
  all: readonly Lexeme[],
  at: number,
  every: Frequency,
  isHeld: boolean,
  boundOf: (span: AmountSpan) => NumberRange | null,
): RepaymentReading | null {
  const [before, lead] = leadAt(all, at);
  const span = readSpan(all, at + lead);
  if (span === null) return null;
  const found = periodAt(all, span.end);
  const said = found?.period ?? before;
  const value = Math.max(span.low.value, span.high?.value ?? 0);
  if (said === null || value > MOST || value <= 0) return null;
  const unit = found?.end ?? span.end;
  const [after, more] = span.before === null && span.after === null ? boundAfter(all, unit) : [span.after, 0];
  const end = unit + more + phraseAt(all, unit + more, REPAYMENTS);
  if (!isHeld) return { kind: "aside", end };
  const times = PAYMENTS_PER_YEAR[said] / PAYMENTS_PER_YEAR[every];
  const range = eachEnd(boundOf({ ...span, after }) ?? { max: span.low.value }, (amount) =>
    Math.round(amount * times),
  );
  return { kind: "range", end, attribute: "repayment", range };
}

/** "Weekly repayments", "repayments", or nothing, in front of an amount: the period and how many words there are. */
function leadAt(all: readonly Lexeme[], at: number): readonly [Frequency | null, number] {
  const first = phraseAt(all, at, REPAYMENTS);
  for (const [period, phrases] of PERIODS_BEFORE) {
    const length = phraseAt(all, at + first, phrases);
    if (length > 0) return [period, first + length + phraseAt(all, at + first + length, REPAYMENTS)];
  }
  return [null, first];
}

function periodAt(
  all: readonly Lexeme[],
  at: number,
): { readonly period: Frequency; readonly end: number } | null {
  for (const [period, phrases] of PERIODS) {
    const length = phraseAt(all, at, phrases);
    if (length > 0) return { period, end: at + length };
  }
  return null;
}

/** "40k over 5 years", "repayments over 5 years": how long a loan runs, and not how old a vehicle is. */
export function isLoanTerm(all: readonly Lexeme[], at: number, { before }: AmountSpan, end: number): boolean {
  const isOfLoan =
    all[at - 1]?.amount !== undefined ||
    all.some(({ key }, one) => LOANS.has(key) || phraseAt(all, one, LOAN_PERIODS) > 0);
  return before === "over" && isOfLoan && all[end - 1]?.key !== "old";
}
