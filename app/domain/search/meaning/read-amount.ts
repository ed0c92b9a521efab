import type { Frequency } from "../../finance/frequency";
import { toKm } from "../../country/distance-unit";
import type { RangeAttribute } from "../attributes";
import { eachEnd, type NumberRange } from "../query";
import * as words from "./amount-words";
import { isPriced } from "./amounts/is-priced";
import { readReach, readReachOf } from "./amounts/read-reach";
import { EACH_TIME, isUpright, readUnheld } from "./amounts/read-unheld";
import type { Amount, Lexeme } from "./lexemes";
import { ALTERNATIVES } from "./name-words";
import { isLoanTerm, readRepayment } from "./read-repayment";
import { readLedMass, readMeasure, readOwnMass, sleepsLead } from "./read-measure";
import {
  betweenBehind,
  boundAfter,
  readDriven,
  readSpan,
  type AmountSpan,
  withLaterBound,
} from "./read-span";
import { phraseAt } from "./words/phrase-at";

/** What stands at one place of a query, and where the next thing begins. */
export type QuantityReading =
  | {
      readonly kind: "range";
      readonly end: number;
      readonly attribute: RangeAttribute;
      readonly range: NumberRange;
    }
  | { readonly kind: "seats"; readonly end: number; readonly range: NumberRange }
  /** How far away at the most: a place follows. */
  | { readonly kind: "radius"; readonly end: number; readonly km: number }
  /** An amount of something that no filter holds; as text where a vehicle's name may say it. */
  | { readonly kind: "text" | "aside"; readonly end: number };

const FIRST_YEAR = 1900;
/** Below this a bare number is no price: "under 5". */
const LEAST_PRICE = 500;
/** A price or distance without a bound is the most that is wanted; smaller and larger ones may be of something else. */
const LEAST_BARE = 1_000;
const LARGEST_BARE_THOUSANDS = 100_000;
/** "Around 20k" is a tenth less to a tenth more. */
const AROUND = 0.1;
/** "Around 4000" may be a postcode. */
const LARGEST_POSTCODE = 9_999;

/**
 * The amount that begins at one place: "under 40k", "2015-2018", "between $20,000 and $30,000", "under 3 years old",
 * "7 seater", "priced around 20k". Null where none begins.
 * @param thisYear ages count from it
 * @param held the measures that filters hold; of any other an amount is text
 * @param every how often the dealer counts repayments
 * @param onlyKind the kind of all vehicles here
 */
export function readAmount(
  all: readonly Lexeme[],
  at: number,
  thisYear: number,
  held: ReadonlySet<RangeAttribute>,
  every: Frequency = "week",
  onlyKind: string | null = null,
): QuantityReading | null {
  const repayment = readRepayment(all, at, every, held.has("repayment"), bounded);
  if (repayment !== null) return repayment;
  const sleeps = held.has("sleeps") ? sleepsLead(all, at) : 0;
  if (sleeps > 0) return readSleeps(all, at + sleeps);
  const led = readLedMass(all, at, held, onlyKind, bounded);
  if (led !== null) return led;
  const reach = readReachOf(all, at, held, bounded) ?? readDeposit(all, at) ?? readUnheld(all, at);
  if (reach !== null) return reach;
  const driven = readDriven(all, at);
  if (driven !== null) return readDistance(all, driven, true);
  const lead = words.LEADS.get(all[at]?.key ?? "");
  const isSeats = words.SEATS.has(all[at]?.key ?? "");
  const begun = readSpan(all, lead === undefined && !isSeats ? at : at + 1);
  if (begun === null) return null;
  const span = withLaterBound(all, begun);
  const { end } = span;
  const reached = readReach(all, span, held, bounded);
  if (reached !== null) return reached;
  const radius = readRadius(all, at, span);
  if (radius !== null) return radius;
  const seats = readSeats(span, end, isSeats) ?? readSeats(span, end + 1, isSeatsNoun(all, end));
  if (seats !== null || isSeats) return seats;
  if (isUpright(all, end)) return { kind: "aside", end: end + 2 };
  const measure = readMeasure(all, span, bounded(span), held, onlyKind);
  if (measure !== null) return { kind: "range", ...measure };
  const mass = readOwnMass(all, span, bounded(span), held, onlyKind);
  if (mass !== null) return { kind: "range", ...mass };
  const other = phraseAt(all, end, words.OTHER_MEASURES);
  const more = other === 0 ? 0 : phraseAt(all, end + other, words.MORE_OF_MEASURES);
  if (other > 0)
    return { kind: words.IN_TEXT.has(all[end]?.key ?? "") ? "text" : "aside", end: end + other + more };
  const age = phraseAt(all, end, words.AGES);
  if (age > 0 && isLoanTerm(all, at, span, end + age)) return { kind: "aside", end: end + age };
  if (age > 0 && !span.low.isMoney) return readAge(all, span, end + age, thisYear);
  if (span.before === "last") return null;
  return (
    readDistance(all, span, lead === "km") ??
    (lead === "price" ? null : readYears(all, span, thisYear)) ??
    (lead === "year" ? null : readPrice(span, lead === "price" || isPriced(all, at, span.low)))
  );
}

const isSeatsNoun = (all: readonly Lexeme[], at: number) => words.SEATS.has(all[at]?.key ?? "");

function readDeposit(all: readonly Lexeme[], at: number): QuantityReading | null {
  const lead = phraseAt(all, at, words.DEPOSITS);
  const span = lead === 0 ? null : readSpan(all, at + lead);
  return span === null ? null : { kind: "aside", end: span.end };
}

/** "Within 50 km of Brisbane" is how far away, not how far driven. */
function readRadius(
  all: readonly Lexeme[],
  at: number,
  { low, high, end, after, later = 0 }: AmountSpan,
): QuantityReading | null {
  const unit = all[end]?.key ?? "";
  if (!words.KILOMETRES.has(unit) && !words.MILES.has(unit)) return null;
  // "50公里以内": nobody asks for a vehicle driven less than that.
  const isWithin = after === "most" && words.WITHIN_BEHIND.has(all[end + 1]?.key ?? "");
  if (isWithin && low.value < LEAST_BARE) return { kind: "radius", end: end + 1 + later, km: low.value };
  const isNear = phraseAt(all, at, words.RADIUS_BEFORE) > 0 && low.value < LEAST_BARE;
  const behind = phraseAt(all, end + 1, words.RADIUS_AFTER);
  // "0-100 km radius".
  const { value } = high ?? low;
  if (!isNear && (behind === 0 || value >= LEAST_BARE)) return null;
  const km = words.MILES.has(unit) ? toKm(value, "mi") : value;
  return { kind: "radius", end: end + 1 + behind, km };
}

function readDistance(all: readonly Lexeme[], span: AmountSpan, isLed: boolean): QuantityReading | null {
  const unit = all[span.end]?.key ?? "";
  const isMiles = words.MILES.has(unit);
  // "80 thousand k".
  const isUnit = isMiles || words.KILOMETRES.has(unit) || (unit === "k" && span.low.isThousands);
  const unitEnd = span.end + (isUnit ? 1 : 0);
  const again = isUnit ? phraseAt(all, unitEnd, EACH_TIME) : 0;
  if (again > 0) return { kind: "aside", end: unitEnd + again };
  const clock = phraseAt(all, unitEnd, words.ON_THE_CLOCK);
  if (!isUnit && clock === 0 && !isLed) return null;
  const stated = unitEnd + clock + (span.later ?? 0);
  const end = stated + (span.high === null ? 0 : betweenBehind(all, stated));
  const bare = span.low.value < LEAST_BARE ? null : { max: span.low.value };
  // "Under 150 ks", "under 50 on the clock": thousands, as shoppers say them.
  const isClock = clock > 0 && !isUnit && !span.low.isGrouped;
  const isShort =
    (words.SHORT_KILOMETRES.has(unit) || isClock) && span.low.value < LEAST_BARE && span.low.value >= 10;
  const stretched = bounded(span) ?? (isShort ? { max: span.low.value } : bare);
  const range = isShort && stretched !== null ? eachEnd(stretched, (one) => one * 1_000) : stretched;
  if (range === null) return { kind: "text", end };
  const km = isMiles ? eachEnd(range, (one) => toKm(one, "mi")) : range;
  return { kind: "range", end, attribute: "km", range: km };
}

/** "Sleeps 4" is four or more, "sleeps five or six" five or more. */
function readSleeps(all: readonly Lexeme[], at: number): QuantityReading | null {
  const span = readSpan(all, at);
  if (span === null || span.low.isMoney || span.low.value > 20) return null;
  const other = ALTERNATIVES.has(all[span.end]?.key ?? "") ? readSpan(all, span.end + 1) : null;
  const isOther = other !== null && other.low.value > span.low.value && other.low.value <= 20;
  const end = isOther ? other.end : span.end;
  return { kind: "range", end, attribute: "sleeps", range: { min: span.low.value } };
}

function readYears(all: readonly Lexeme[], span: AmountSpan, thisYear: number): QuantityReading | null {
  const { low, high, before, after } = span;
  const isYear = (one: Amount) =>
    !one.isMoney &&
    !one.isThousands &&
    !one.isGrouped &&
    one.value >= FIRST_YEAR &&
    one.value <= thisYear + 1;
  if (!isYear(low) || (high !== null && !isYear(high))) return null;
  const on = high === null && (before === null || before === "since") ? onwardsAt(all, span.end) : 0;
  const end = span.end + on + (words.YEAR_NOUNS.has(all[span.end + on]?.key ?? "") ? 1 : 0);
  const year = (range: NumberRange): QuantityReading => ({ kind: "range", end, attribute: "year", range });
  if (high !== null) return year(ordered(low.value, high.value));
  if (before === "before") return year({ max: low.value - 1 });
  if (before === "after") return year({ min: low.value + 1 });
  if (before === "around") return year({ min: low.value - 1, max: low.value + 1 });
  if (before === "upTo" || after === "most") return year({ max: low.value });
  if (before === "since" || after === "least" || on > 0) return year({ min: low.value });
  // No vehicle is asked for by a price of "over 2018".
  const isNoPrice = low.value % 100 !== 0;
  if (isNoPrice && (before === "over" || before === "least")) return year({ min: low.value });
  if (isNoPrice && before === "under") return year({ max: low.value });
  return before === null ? year({ min: low.value, max: low.value }) : null;
}

/** How many words behind a year say that later ones will do: "2015 on". */
function onwardsAt(all: readonly Lexeme[], at: number): number {
  const length = phraseAt(all, at, words.YEAR_ONWARDS);
  return words.NOT_ONWARDS.has(all[at + length]?.key ?? "") ? 0 : length;
}

/** "Under 3 years old", "5 years old or newer", "2 or 3 years old": the younger, the later the year. */
function readAge(
  all: readonly Lexeme[],
  { low, high, before, after }: AmountSpan,
  unitEnd: number,
  thisYear: number,
): QuantityReading {
  // "5 years old up to 35k" says what it may cost.
  const isUpTo = all[unitEnd]?.key === "up" && all[unitEnd + 1]?.key === "to";
  const [later, length] = isUpTo ? [null, 0] : boundAfter(all, unitEnd);
  const end = unitEnd + length;
  const isTwo = high !== null && high.value <= 100 && !high.isMoney;
  if (isTwo && before !== "last" && after === null && later === null) {
    const { min = 0, max = 0 } = ordered(thisYear - high.value, thisYear - low.value);
    return { kind: "range", end, attribute: "year", range: { min, max } };
  }
  // "3 years or so" is no bound of either side.
  if ((later === "around" || before === "around") && high === null && low.value <= 100)
    return {
      kind: "range",
      end,
      attribute: "year",
      range: { min: thisYear - low.value - 1, max: thisYear - low.value + 1 },
    };
  const isBounded = before !== null || after !== null || later !== null;
  if (!isBounded || high !== null || low.value > 100) return { kind: "text", end };
  const word = all[end - 1]?.key ?? "";
  const isOld =
    later === null ? isOlder(before, after) : later === "most" ? OLDER.has(word) : !NEWER.has(word);
  const born = thisYear - low.value;
  return { kind: "range", end, attribute: "year", range: isOld ? { max: born } : { min: born } };
}

const NEWER: ReadonlySet<string> = new Set(["newer", "younger", "later"]);
const OLDER: ReadonlySet<string> = new Set(["older", "earlier"]);
const isOlder = (before: words.Bound | null, after: words.Bound | null) =>
  words.LOWER.has(before) || before === "before" || after === "least";

function readPrice(span: AmountSpan, isLed: boolean): QuantityReading | null {
  const { low, high, before, end } = span;
  const ends = [low, ...(high === null ? [] : [high])];
  const isPrice = isLed || ends.some((one) => one.isMoney || one.isThousands || one.isGrouped);
  const range = bounded(span) ?? barePrice(low, isLed);
  if (range === null || before === "before" || before === "after") return null;
  if (before === "around" && !isPrice && low.value <= LARGEST_POSTCODE) return null;
  if (!isPrice && (range.max ?? range.min ?? 0) < LEAST_PRICE) return null;
  return { kind: "range", end, attribute: "price", range };
}

/** "$15,000", "15,000", "15k" and "for 15000" are the most to pay; "150k" may be a distance. */
function barePrice({ value, isMoney, isThousands, isGrouped }: Amount, isLed: boolean): NumberRange | null {
  const isSure = isMoney || isLed || ((isThousands || isGrouped) && value < LARGEST_BARE_THOUSANDS);
  return isSure && value >= LEAST_BARE ? { max: value } : null;
}

/** Of seats "more than 5" leaves 5 out. */
function readSeats(span: AmountSpan, unitEnd: number, isSeats: boolean): QuantityReading | null {
  const { low, before } = span;
  if (!isSeats || low.isMoney || low.value < 1 || low.value > 99) return null;
  const end = unitEnd + (span.later ?? 0);
  const strict =
    before === "over" ? { min: low.value + 1 } : before === "under" ? { max: low.value - 1 } : null;
  return { kind: "seats", end, range: strict ?? bounded(span) ?? { min: low.value, max: low.value } };
}

/** The range that a bound or a second amount makes; null for a number by itself. */
export function bounded({ low, high, before, after }: AmountSpan): NumberRange | null {
  const { value } = low;
  if (high !== null) return ordered(value, high.value);
  if (before === "around") return around(value);
  if (words.LOWER.has(before) || before === "since" || after === "least") return { min: value };
  return before === null && after === null ? null : { max: value };
}

/** What is meant by an amount that is said roughly. */
export function around(value: number): NumberRange {
  return { min: Math.round(value * (1 - AROUND)), max: Math.round(value * (1 + AROUND)) };
}

function ordered(one: number, other: number): NumberRange {
  return { min: Math.min(one, other), max: Math.max(one, other) };
}
