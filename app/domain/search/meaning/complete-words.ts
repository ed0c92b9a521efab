import { foldText } from "../../text/fold-text";
import type { FacetAttribute } from "../attributes";
import { compactText } from "../text";
import { endsTurned } from "./exclusions/read-exclusion";
import type { Meaning, SearchVocabulary } from "./vocabulary";

/** A half-typed text as it may go on: the words before, and what the last ones may become. */
export interface Completion {
  readonly before: string;
  readonly meaning: Meaning;
}

/** How many of each are offered, in this order. */
const OFFERED: readonly (readonly [FacetAttribute, number])[] = [
  ["make", 2],
  ["make_model", 4],
  ["body", 2],
  ["item_type", 1],
  ["car_type", 1],
  ["fuel", 1],
  ["colour", 1],
  ["filtered_features", 2],
  ["city", 1],
  ["location_name", 1],
  ["dealership_name", 1],
];
/** One letter says little. */
const LEAST_LETTERS = 2;
/** Shorter badges begin too much. */
const LEAST_BADGE = 4;
/** Names of three words are completed from their first. */
const MOST_WORDS = 3;

/**
 * What the last words of a text may become, whole names that begin so: makes, models, bodies and the like, what the stock
 * has most of first. Empty where they begin nothing, and where they are not wanted.
 */
export function completeWords(text: string, vocabulary: SearchVocabulary): readonly Completion[] {
  const words = foldText(text).split(/\s+/u).filter(Boolean);
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const typed = compactText(words.slice(-count).join(""));
    if (typed.length < LEAST_LETTERS) continue;
    const begun = beginning(vocabulary.phrases, typed);
    // "Sport" is a badge whole before it is half of "sports utility".
    const found = offered(isBadge(typed, vocabulary) ? begun.filter(isName) : begun);
    const before = words.slice(0, -count).join(" ");
    if (found.length > 0)
      return endsTurned(before, vocabulary) ? [] : found.map((meaning) => ({ before, meaning }));
  }
  return [];
}

const isBadge = (typed: string, { badges }: SearchVocabulary) =>
  typed.length >= LEAST_BADGE && badges.has(typed);
const isName = ({ attribute }: Meaning) => attribute === "make" || attribute === "make_model";

function beginning(phrases: SearchVocabulary["phrases"], typed: string): readonly Meaning[] {
  const found = new Map<string, Meaning>();
  for (const [phrase, meaning] of phrases) {
    if (meaning === null || meaning.values.length === 0 || !phrase.startsWith(typed)) continue;
    const key = `${meaning.attribute} ${meaning.values.join("|")}`;
    if (!found.has(key)) found.set(key, meaning);
  }
  return [...found.values()];
}

function offered(meanings: readonly Meaning[]): readonly Meaning[] {
  return OFFERED.flatMap(([attribute, most]) =>
    meanings.filter((meaning) => meaning.attribute === attribute).slice(0, most),
  );
}
