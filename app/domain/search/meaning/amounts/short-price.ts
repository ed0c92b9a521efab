import { eachEnd, type NumberRange } from "../../query";
import { type Bound, KILOMETRES } from "../amount-words";
import type { Amount, Lexeme } from "../lexemes";
import { ALTERNATIVES, FILLERS, NEGATIONS } from "../name-words";
import { readPhrase } from "../read-phrase";
import { around, bounded, type QuantityReading } from "../read-amount";
import { type AmountSpan, readSpan } from "../read-span";
import type { SearchVocabulary } from "../vocabulary";
import { phraseAt } from "../words/phrase-at";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));

/** Smaller and larger numbers may be anything. */
const [LEAST, MOST] = [10, 150];
const NO_PRICES: ReadonlySet<Bound | null> = new Set<Bound>(["before", "since", "last"]);

const CENTURY = 2_000;
/** Nobody's prices lie between two so near. */
const NEAR_YEARS = 3;

/** "22-24" are years. */
function areYears({ low, high, before }: AmountSpan, thisYear: number): boolean {
  if (high === null || before !== null || high.isThousands || low.isThousands) return false;
  return high.value - low.value <= NEAR_YEARS && high.value > low.value && CENTURY + high.value <= thisYear;
}

/** "22 or 23" are years as well; of anything else two numbers beside "or" are no range. */
function withAlternative(
  all: readonly Lexeme[],
  span: AmountSpan | null,
  thisYear: number,
): AmountSpan | null {
  const high = ALTERNATIVES.has(all[span?.end ?? -1]?.key ?? "")
    ? all[(span?.end ?? 0) + 1]?.amount
    : undefined;
  if (span === null || span.high !== null || high === undefined) return span;
  const both = { ...span, high, end: span.end + 2 };
  return areYears(both, thisYear) ? both : span;
}

/** A bound, an article, an amount with its thousands, a second one and a unit. */
const MOST_BEFORE_MARK = 9;
/** Behind an amount that is meant roughly: "in the 30k range". */
const MARKS = list("price range, price bracket, mark, range, bracket, region, ballpark");
/** Of those, what an electric one has as well: "300 km range". */
const REACHES: ReadonlySet<string> = new Set(["range"]);

/** "Around the 20 mark", "in the 30k range": thousands, as shoppers talk of prices; null for nothing of the kind. */
export function readMark(all: readonly Lexeme[], at: number): QuantityReading | null {
  const marks = all.slice(at, at + MOST_BEFORE_MARK);
  if (!marks.some((_, index) => phraseAt(all, at + index, MARKS) > 0)) return null;
  const article = all[at + 1]?.key === "the" ? 1 : 0;
  const span = readSpan(article === 0 ? all : all.toSpliced(at + 1, 1), at);
  if (span === null) return null;
  const isDriven = KILOMETRES.has(all[span.end + article]?.key ?? "");
  const unitEnd = span.end + article + (isDriven ? 1 : 0);
  const length = phraseAt(all, unitEnd, MARKS);
  const end = unitEnd + length;
  // "Under 30k Range Rover", "2018 range", "300 km range".
  const isName = all[end]?.key === "rover" || /^(?:19|20)\d\d$/u.test(all[span.end + article - 1]?.key ?? "");
  if (length === 0 || isName || (isDriven && REACHES.has(all[unitEnd]?.key ?? ""))) return null;
  const scale = span.low.value <= MOST ? 1_000 : 1;
  const range = bounded(inThousands(span, scale)) ?? around(span.low.value * scale);
  return span.low.value * scale < LEAST * 100
    ? null
    : { kind: "range", end, attribute: isDriven ? "km" : "price", range };
}

/** "Under 60", "between 20 and 30" where nothing follows that it may count: thousands, as shoppers talk of prices. */
export function readShortPrice(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
  thisYear: number,
): QuantityReading | null {
  const begun = readSpan(all, at);
  // Caravans are as many feet long.
  const span = vocabulary.onlyKind === "caravan" ? begun : withAlternative(all, begun, thisYear);
  if (span === null || span.low.isMoney || NO_PRICES.has(span.before)) return null;
  // Nor does anybody say of those what they cost by two digits.
  if (vocabulary.onlyKind === "caravan" && span.before === "around") return null;
  const range: NumberRange = bounded(span) ?? {};
  const ends = [span.low.value, span.high?.value ?? span.low.value];
  const isShort = ends.every((one) => Number.isInteger(one) && one >= LEAST && one <= MOST);
  if (!isShort || range.max === undefined) return null;
  const next = all[span.end];
  const isPast = next === undefined || FILLERS.has(next.key) || NEGATIONS.has(next.key);
  const isName = next?.amount === undefined && readPhrase(all, span.end, vocabulary)?.kind === "values";
  if (!isPast && !isName) return null;
  if (areYears(span, thisYear))
    return { kind: "range", end: span.end, attribute: "year", range: eachEnd(range, (one) => one + CENTURY) };
  const price = bounded(inThousands(span, 1_000)) ?? range;
  return { kind: "range", end: span.end, attribute: "price", range: price };
}

/** A span with its amounts so many times as large: what is rounded is rounded then. */
function inThousands(span: AmountSpan, scale: number): AmountSpan {
  const large = (amount: Amount): Amount => ({ ...amount, value: amount.value * scale });
  return { ...span, low: large(span.low), high: span.high === null ? null : large(span.high) };
}
