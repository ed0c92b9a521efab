import type { Lexeme } from "../lexemes";
import { compactText } from "../../text";
import { phraseLookup } from "./phrase-at";
import type { SearchVocabulary } from "../vocabulary";
import { TRANSLATED, TRANSLATED_PHRASES, WORDED_BADGES } from "./kind-words";

const MEANT: ReadonlyMap<string, string> = new Map(
  TRANSLATED.flatMap(([english, phrases]) => phrases.map((phrase) => [phrase.join(" "), english] as const)),
);
const phraseLengthAt = phraseLookup(TRANSLATED_PHRASES);
const wordsAt = (all: readonly Lexeme[], at: number, length: number) =>
  all
    .slice(at, at + length)
    .map(({ key }) => key)
    .join(" ");

/**
 * A query with such kinds, and badges that stand for several words, in the words that the stock has for them; the same object
 * where it has none.
 */
export function withKindsTranslated(
  all: readonly Lexeme[],
  { badges, phrases }: Pick<SearchVocabulary, "badges" | "phrases">,
): readonly Lexeme[] {
  const lengthAt = (at: number) => {
    const length = phraseLengthAt(all, at);
    // "لاند كروزر" is a name whole.
    if (at > 0 && phrases.get(compactText(wordsAt(all, at - 1, length + 1)))) return 0;
    const badge = WORDED_BADGES.get(wordsAt(all, at, length));
    return badge === undefined || badges.has(compactText(badge.split(" ").at(-1) ?? "")) ? length : 0;
  };
  if (!all.some((_, at) => lengthAt(at) > 0)) return all;
  const words: Lexeme[] = [];
  for (let at = 0; at < all.length;) {
    const length = lengthAt(at);
    const key = wordsAt(all, at, length);
    const english = (MEANT.get(key) ?? WORDED_BADGES.get(key))?.split(" ") ?? [];
    if (length === 0) words.push(...all.slice(at, at + 1));
    else words.push(...english.map((word) => ({ raw: word, key: compactText(word), isGlued: false })));
    at += Math.max(length, 1);
  }
  return words;
}
