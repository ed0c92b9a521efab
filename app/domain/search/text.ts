import { foldText, withoutAccents } from "../text/fold-text";

const PLAIN = /^[a-z0-9]*$/;

/** How many words of a query are read; the rest is dropped. */
const MAX_WORDS = 8;

/** Letters and digits only, folded: the form stock numbers are compared in. */
export function compactText(text: string): string {
  // Nearly every word that is asked for is this already.
  return PLAIN.test(text) ? text : foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The parts a single written word falls into at punctuation, case changes and letter-digit borders: `HiLux` -> hi, lux. */
function partsOfWord(word: string): string[] {
  return withoutAccents(word)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{L})(\p{N})/gu, "$1 $2")
    .replace(/(\p{N})(\p{L})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .map(foldText)
    .filter((part) => part !== "");
}

/**
 * Every form a shopper may type a written name in: each word whole (`cx5`), its parts (`cx`, `5`), and neighbouring
 * words joined (`landcruiser`). Both adapters index these, so that spacing and hyphens do not matter.
 */
export function textForms(text: string): string[] {
  const words = text.split(/\s+/u).filter((word) => compactText(word) !== "");
  const whole = words.map(compactText);
  const joined = whole.slice(1).map((word, at) => `${whole[at] ?? ""}${word}`);
  return [...new Set([...whole, ...words.flatMap(partsOfWord), ...joined])];
}

/**
 * One word of a query: as typed without punctuation, and the parts it is split into when no vehicle has the whole word.
 */
export interface QueryWord {
  readonly whole: string;
  readonly parts: readonly string[];
}

/** The words of a query, in order, at most eight; punctuation alone is no word. */
export function queryWords(text: string): QueryWord[] {
  return text
    .split(/\s+/u)
    .map((word) => ({ whole: compactText(word), parts: partsOfWord(word) }))
    .filter((word) => word.whole !== "")
    .slice(0, MAX_WORDS);
}

/** How many letters of a word may be wrong: none to three letters or with a digit, one from four, two from eight. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
