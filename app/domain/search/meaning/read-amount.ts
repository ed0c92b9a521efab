import { toKm } from "../../country/distance-unit";
import type { RangeAttribute } from "../attributes";
import { eachEnd, type NumberRange } from "../query";
import * as words from "./amount-words";
import { type Amount, cutsWord, type Lexeme } from "./lexemes";

/** What stands at one place of a query, and where the next thing begins. */
export type QuantityReading =
  | {
      readonly kind: "range";
      readonly end: number;
      readonly attribute: RangeAttribute;
      readonly range: NumberRange;
    }
  | { readonly kind: "seats"; readonly end: number; readonly range: NumberRange }
  /** An amount of something that no filter holds. */
  | { readonly kind: "text"; readonly end: number };

/** One or two amounts with the words around them, before anything is said of what they count. */
interface Span {
  readonly end: number;
  readonly before: words.Bound | null;
  readonly after: words.Bound | null;
  readonly low: Amount;
  /** Set for "20 to 30". */
  readonly high: Amount | null;
  /** How many words behind the unit belong to it. */
  readonly later?: number;
}

const FIRST_YEAR = 1900;
/** Below this a bare number is no price: "under 5". */
const LEAST_PRICE = 500;

/**
 * The amount that begins at one place: "under 40k", "2015-2018", "between $20,000 and $30,000", "under 3 years old",
 * "7 seater". Null where none begins.
 * @param thisYear ages count from it
 */
export function readAmount(all: readonly Lexeme[], at: number, thisYear: number): QuantityReading | null {
  const begun = readSpan(all, at);
  if (begun === null) return null;
  const span = withLaterBound(all, begun);
  const { end } = span;
  const seats = readSeats(all, span);
  if (seats !== null) return seats;
  const other = phraseAt(all, end, words.OTHER_MEASURES);
  if (other > 0) return { kind: "text", end: end + other };
  const age = phraseAt(all, end, words.AGES);
  if (age > 0 && !span.low.isMoney) return readAge(span, end + age, thisYear);
  return readUnit(all, span) ?? readYears(span, thisYear) ?? readPrice(span, end);
}

/** "100,000 km or less", "10万公里以内": the bound stands behind the unit, which stays where the span ends. */
function withLaterBound(all: readonly Lexeme[], span: Span): Span {
  const unit = all[span.end]?.key ?? "";
  const isUnit = [words.KILOMETRES, words.MILES, words.SEATS].some((units) => units.has(unit));
  if (!isUnit || span.before !== null || span.after !== null) return span;
  const [after, length] = boundAt(all, span.end + 1, words.BOUNDS_AFTER);
  return { ...span, after, later: length };
}

function readUnit(all: readonly Lexeme[], span: Span): QuantityReading | null {
  const unit = all[span.end]?.key ?? "";
  const isMiles = words.MILES.has(unit);
  if (!isMiles && !words.KILOMETRES.has(unit)) return null;
  const range = bounded(span);
  if (range === null) return { kind: "text", end: span.end + 1 };
  const { later = 0 } = span;
  const km = isMiles ? eachEnd(range, (end) => toKm(end, "mi")) : range;
  return { kind: "range", end: span.end + 1 + later, attribute: "km", range: km };
}

function readYears(span: Span, thisYear: number): QuantityReading | null {
  const { low, high, before, after, end } = span;
  const isYear = (one: Amount) =>
    !one.isMoney &&
    !one.isThousands &&
    !one.isGrouped &&
    one.value >= FIRST_YEAR &&
    one.value <= thisYear + 1;
  if (!isYear(low) || (high !== null && !isYear(high))) return null;
  const year = (range: NumberRange): QuantityReading => ({ kind: "range", end, attribute: "year", range });
  if (high !== null) return year(ordered(low.value, high.value));
  if (before === "before") return year({ max: low.value - 1 });
  if (before === "after") return year({ min: low.value + 1 });
  if (before === "upTo" || after === "most") return year({ max: low.value });
  if (before === "since" || after === "least") return year({ min: low.value });
  return before === null ? year({ min: low.value, max: low.value }) : null;
}

function readAge({ low, high, before, after }: Span, end: number, thisYear: number): QuantityReading {
  const born = thisYear - low.value;
  const year = (range: NumberRange): QuantityReading => ({ kind: "range", end, attribute: "year", range });
  if (high !== null || low.value > 100) return { kind: "text", end };
  if (before === "least" || before === "before" || after === "least") return year({ max: born });
  return before === null && after === null ? { kind: "text", end } : year({ min: born });
}

function readPrice(span: Span, end: number): QuantityReading | null {
  const { low, high, before } = span;
  const isPrice = [low, high].some(
    (one) => one !== null && (one.isMoney || one.isThousands || one.isGrouped),
  );
  const range = bounded(span);
  if (range === null || before === "before" || before === "after") return null;
  if (!isPrice && (range.max ?? range.min ?? 0) < LEAST_PRICE) return null;
  return { kind: "range", end, attribute: "price", range };
}

function readSeats(all: readonly Lexeme[], span: Span): QuantityReading | null {
  const isSeats = words.SEATS.has(all[span.end]?.key ?? "");
  if (!isSeats || span.low.isMoney || span.low.value < 1 || span.low.value > 99) return null;
  const end = span.end + 1 + (span.later ?? 0);
  const range = bounded(span) ?? { min: span.low.value, max: span.low.value };
  return { kind: "seats", end, range };
}

/** The range that a bound or a second amount makes; null for a number by itself. */
function bounded({ low, high, before, after }: Span): NumberRange | null {
  if (high !== null) return ordered(low.value, high.value);
  if (before === "least" || before === "since" || after === "least") return { min: low.value };
  return before === null && after === null ? null : { max: low.value };
}

function ordered(one: number, other: number): NumberRange {
  return { min: Math.min(one, other), max: Math.max(one, other) };
}

function readSpan(all: readonly Lexeme[], start: number): Span | null {
  const [before, length] = boundAt(all, start, words.BOUNDS_BEFORE);
  const first = readNumber(all, start + length, before !== null);
  if (first === null) return null;
  const joined = words.BETWEEN_ENDS.has(all[first.end]?.key ?? "") && before !== "most" && before !== "least";
  const second = joined ? readNumber(all, first.end + 1, before !== null) : null;
  if (second !== null && isRange(first.amount, second.amount, before)) {
    const [low, high] = sameScale(first.amount, second.amount);
    return whole(all, { end: second.end, before, after: null, low, high });
  }
  if (before === "between") return null;
  const [after, more] = boundAt(all, first.end, words.BOUNDS_AFTER);
  return whole(all, { end: first.end + more, before, after, low: first.amount, high: null });
}

/** "5 and 2018" are two things. */
function isRange(low: Amount, high: Amount, before: words.Bound | null): boolean {
  if (before === "between" || before === "since") return true;
  const largest = Math.max(low.value, high.value);
  const [same] = sameScale(low, high);
  return same.value * 20 >= largest;
}

/** "20-30k" and "20 to 30 thousand" count both ends in thousands. */
function sameScale(low: Amount, high: Amount): [Amount, Amount] {
  const isShort = high.isThousands && !low.isThousands && low.value < 1_000;
  return [isShort ? { ...low, value: low.value * 1_000, isThousands: true } : low, high];
}

/** A word of letters and digits is one: an amount never ends within it. */
function whole(all: readonly Lexeme[], span: Span): Span | null {
  const next = all[span.end]?.key ?? "";
  const isUnit = [words.KILOMETRES, words.MILES, words.SEATS].some((units) => units.has(next));
  return cutsWord(all, span.end) && !isUnit ? null : span;
}

/** An amount in digits or a small one in words, with "thousand" after it, or blanks between its thousands. */
function readNumber(all: readonly Lexeme[], at: number, isBounded: boolean) {
  const lexeme = all[at];
  const inWords = words.SMALL_NUMBERS.get(lexeme?.key ?? "");
  const plain = { isMoney: false, isThousands: false, isGrouped: false };
  const amount = lexeme?.amount ?? (inWords === undefined ? undefined : { value: inWords, ...plain });
  if (amount === undefined) return null;
  let end = at + 1;
  let read: Amount = amount;
  while (
    (isBounded || amount.isMoney) &&
    !amount.isGrouped &&
    isThreeDigits(all[end]) &&
    read.value < 1_000
  ) {
    read = { ...read, value: read.value * 1_000 + Number(all[end]?.raw), isGrouped: true };
    end += 1;
  }
  const thousands = words.THOUSANDS.get(all[end]?.key ?? "");
  if (thousands !== undefined) {
    read = { ...read, value: read.value * thousands, isThousands: true };
    end += 1;
  }
  if (all[end]?.key === "年" && read.value >= FIRST_YEAR) end += 1;
  if (words.MONEY.has(all[end]?.key ?? "")) {
    read = { ...read, isMoney: true };
    end += 1;
  }
  return { amount: read, end };
}

function isThreeDigits(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && !lexeme.isGlued && /^\d{3}$/.test(lexeme.raw);
}

function boundAt(
  all: readonly Lexeme[],
  at: number,
  bounds: typeof words.BOUNDS_BEFORE,
): [words.Bound | null, number] {
  for (const [bound, phrases] of bounds) {
    const length = phraseAt(all, at, phrases);
    if (length > 0) return [bound, length];
  }
  return [null, 0];
}

/** How many lexemes the first fitting phrase covers; 0 for none. */
function phraseAt(all: readonly Lexeme[], at: number, phrases: readonly (readonly string[])[]): number {
  const found = phrases.find((phrase) => phrase.every((word, index) => all[at + index]?.key === word));
  return found?.length ?? 0;
}
