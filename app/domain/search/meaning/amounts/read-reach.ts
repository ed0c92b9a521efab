import { toKm } from "../../../country/distance-unit";
import type { RangeAttribute } from "../../attributes";
import { eachEnd, type NumberRange } from "../../query";
import * as words from "../amount-words";
import type { Lexeme } from "../lexemes";
import { REACH, REACH_OF } from "./reach-words";
import { readSpan, type AmountSpan, withLaterBound } from "../read-span";
import type { MeasuredReading } from "../readings";
import { phraseAt } from "../words/phrase-at";

/** The attribute of how far an electric one goes. */
export const REACH_ATTRIBUTE = "electric_range_km";
/** "90,000 km on battery" were driven. */
const MOST = 2_000;

type BoundOf = (span: AmountSpan) => NumberRange | null;

/** "300km range": an amount with the words behind it; null for none. */
export function readReach(
  all: readonly Lexeme[],
  span: AmountSpan,
  held: ReadonlySet<RangeAttribute>,
  boundOf: BoundOf,
): MeasuredReading | null {
  const { end, later = 0 } = span;
  if (!isOfDistance(all, end) || span.low.value > MOST) return null;
  const behind = phraseAt(all, end + 1 + later, REACH);
  return behind === 0 ? null : reading(all, span, end + 1 + later + behind, held, boundOf);
}

/** "Range of 400 km": an amount with the words in front of it; null for none. */
export function readReachOf(
  all: readonly Lexeme[],
  at: number,
  held: ReadonlySet<RangeAttribute>,
  boundOf: BoundOf,
): MeasuredReading | null {
  const lead = phraseAt(all, at, REACH_OF);
  const begun = lead === 0 ? null : readSpan(all, at + lead);
  if (begun === null || !isOfDistance(all, begun.end)) return null;
  const span = withLaterBound(all, begun);
  return reading(all, span, span.end + 1 + (span.later ?? 0), held, boundOf);
}

function reading(
  all: readonly Lexeme[],
  span: AmountSpan,
  end: number,
  held: ReadonlySet<RangeAttribute>,
  boundOf: BoundOf,
): MeasuredReading {
  if (!held.has(REACH_ATTRIBUTE)) return { kind: "aside", end };
  const isMiles = words.MILES.has(all[span.end]?.key ?? "");
  const range = eachEnd(boundOf(span) ?? { min: span.low.value }, (one) => (isMiles ? toKm(one, "mi") : one));
  return { kind: "range", end, attribute: REACH_ATTRIBUTE, range };
}

/** Whether a unit of distance stands at one place. */
export function isOfDistance(all: readonly Lexeme[], at: number): boolean {
  const unit = all[at]?.key ?? "";
  return words.KILOMETRES.has(unit) || words.MILES.has(unit);
}
