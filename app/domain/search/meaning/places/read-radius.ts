import type { Lexeme } from "../lexemes";
import { readPlaceFrom, readRadiusFromHere } from "../read-near";
import type { Reading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";

const RADIUS_ENDS: ReadonlySet<string> = new Set(["of", "from", "around"]);

/** "Within 50 km of Brisbane"; without a place, or where none is known, it is text with the word behind it. */
export function readRadius(
  all: readonly Lexeme[],
  { end, km }: { readonly end: number; readonly km: number },
  vocabulary: SearchVocabulary,
): Reading {
  const isNamed = RADIUS_ENDS.has(all[end - 1]?.key ?? "");
  const near = vocabulary.hasPlaces
    ? (readPlaceFrom(all, end, km, vocabulary) ?? readRadiusFromHere(all, end, km, isNamed))
    : null;
  return near ?? { kind: "text", end: Math.min(all.length, end + (isNamed ? 1 : 0)) };
}
