import { eachEnd, type NumberRange } from "../../query";
import { type Bound, KILOMETRES } from "../amount-words";
import type { Lexeme } from "../lexemes";
import { ALTERNATIVES, FILLERS, NEGATIONS } from "../name-words";
import { readPhrase } from "../read-phrase";
import { bounded, type QuantityReading } from "../read-amount";
import { type AmountSpan, readSpan } from "../read-span";
import type { SearchVocabulary } from "../vocabulary";

/** Smaller and larger numbers may be anything. */
const [LEAST, MOST] = [10, 150];
const NO_PRICES: ReadonlySet<Bound | null> = new Set<Bound>(["around", "before", "since", "last"]);

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

/** A bound, an article, an amount with its thousands and a unit. */
const MOST_BEFORE_MARK = 7;

/** "Around the 20 mark", "under the 30k mark": thousands, as shoppers talk of prices; null for nothing of the kind. */
export function readMark(all: readonly Lexeme[], at: number): QuantityReading | null {
  if (!all.slice(at, at + MOST_BEFORE_MARK).some(({ key }) => key === "mark")) return null;
  const article = all[at + 1]?.key === "the" ? 1 : 0;
  const span = readSpan(article === 0 ? all : all.toSpliced(at + 1, 1), at);
  if (span === null) return null;
  const isDriven = KILOMETRES.has(all[span.end + article]?.key ?? "");
  const end = span.end + article + (isDriven ? 1 : 0);
  if (all[end]?.key !== "mark") return null;
  const scale = span.low.value <= MOST ? 1_000 : 1;
  const range = eachEnd(bounded(span) ?? { max: span.low.value }, (one) => one * scale);
  return span.low.value * scale < LEAST * 100
    ? null
    : { kind: "range", end: end + 1, attribute: isDriven ? "km" : "price", range };
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
  return { kind: "range", end: span.end, attribute: "price", range: eachEnd(range, (one) => one * 1_000) };
}
