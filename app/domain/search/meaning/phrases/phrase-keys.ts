import { compactText } from "../../text";
import { isCounting } from "../amounts/is-counting";
import { cutsWord, type Lexeme } from "../lexemes";
import { ALTERNATIVES, FILLERS, NEGATIONS } from "../name-words";
import type { Meaning, SearchVocabulary } from "../vocabulary";

/** The longest names of equipment have five words. */
const MOST_WORDS = 6;
/** Shorter words that are written apart are no name; Chinese ones have two letters: "8缸". */
export const LEAST_JOINED = 3;
const IS_HAN = /\p{Script=Han}/u;
/** A shorter word may be one of several with an "s" lost or added. */
const LEAST_PLURAL = 4;

/** Whether a stretch begins or ends within a word. */
export function isCut(all: readonly Lexeme[], from: number, end: number): boolean {
  return cutsWord(all, from) || cutsWord(all, end);
}

/** The phrases of a vocabulary. */
export type Phrases = SearchVocabulary["phrases"];

/** The longest phrase that is known at one place, and where it ends; null for none. */
export function longest(all: readonly Lexeme[], at: number, phrases: Phrases) {
  const most = Math.min(MOST_WORDS, all.length - at);
  for (let count = most; count > 0; count -= 1) {
    const key = lettersJoined(all, at, count);
    if (
      key === null ||
      // "Or a Kia" names no Ora.
      (count > 1 && ALTERNATIVES.has(all[at]?.key ?? "")) ||
      // And "a van" no Avan.
      (count > 1 && all[at]?.key === "a" && phrases.get(lettersJoined(all, at + 1, count - 1) ?? "")) ||
      (count > 1 && key.length < LEAST_JOINED && !IS_HAN.test(key)) ||
      isCut(all, at, at + count) ||
      isCounting(all, at + count)
    )
      continue;
    // "GT RS" are two badges and no "GT-Rs", and "Defender S" has one.
    const isPlural = count === 1 || !/^[a-z]?s$/u.test(all[at + count - 1]?.key ?? "");
    const known = isPlural ? lookUp(key, count === 1, phrases) : phrases.get(key);
    const meaning = known === undefined ? withoutAnd(key, count, phrases) : known;
    if (meaning !== undefined) return { meaning, end: at + count };
  }
  return null;
}

/** "And a sunroof" is written as one word in Arabic, and may go on: "وفتحة سقف". */
const withoutAnd = (key: string, count: number, phrases: Phrases) =>
  count > 1 && key.startsWith("و") ? (phrases.get(key.slice(1)) ?? undefined) : undefined;

/** The letters of some words in a row; null where one of them is a sign. */
export function lettersJoined(all: readonly Lexeme[], at: number, count: number): string | null {
  const keys = all.slice(at, at + count).map(({ key }) => key);
  return keys.every((key) => /^[\p{L}\p{N}-]/u.test(key)) ? compactText(keys.join("")) : null;
}

/** A phrase by its letters, in the singular or the plural, in Arabic with its article. */
function lookUp(key: string, isAlone: boolean, phrases: Phrases): Meaning | null | undefined {
  const found = phrases.get(key);
  if (found !== undefined || (isAlone && FILLERS.has(key))) return found;
  const one = /^.+[^s]s$/u.test(key) ? phrases.get(key.slice(0, -1)) : undefined;
  if (one !== undefined) return one;
  const hissed = /^.{3,}(?:x|ch|sh|ss|us|z)es$/u.test(key) ? phrases.get(key.slice(0, -2)) : undefined;
  if (hissed !== undefined) return hissed;
  const many = key.length >= LEAST_PLURAL && /[a-z]$/u.test(key) ? phrases.get(`${key}s`) : undefined;
  // "Tesla model" is no Model S.
  if (many && !many.values.some((value) => / s$/iu.test(value))) return many;
  // "By petrol" and "the petrol" are written as one word.
  if (isAlone && /^بال.{3,}/u.test(key)) return phrases.get(key.slice(3));
  const furnished = isAlone && /^ب\p{Script=Arabic}{3,}/u.test(key) ? phrases.get(key.slice(1)) : undefined;
  if (furnished?.attribute === "filtered_features") return furnished;
  if (isAlone && /^ال.{3,}/u.test(key)) return phrases.get(key.slice(2));
  // "And Bluetooth" is one word in Arabic.
  return isAlone && /^و\p{Script=Arabic}{3,}/u.test(key) ? lookUp(key.slice(1), true, phrases) : undefined;
}

/** Whether a word says anything by itself, if only in the plural. */
export function isKnown(key: string, { phrases }: SearchVocabulary): boolean {
  return (
    FILLERS.has(key) ||
    ALTERNATIVES.has(key) ||
    NEGATIONS.has(key) ||
    lookUp(key, true, phrases) !== undefined
  );
}
