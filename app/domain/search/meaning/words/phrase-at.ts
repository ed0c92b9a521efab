import type { Lexeme } from "../lexemes";

type Phrases = readonly (readonly string[])[];

/** Fewer phrases are compared one by one. */
const LEAST_KEPT = 6;
const kept = new WeakMap<Phrases, ReadonlyMap<string, Phrases>>();

/** How many lexemes the first fitting phrase covers; 0 for none. */
export function phraseAt(all: readonly Lexeme[], at: number, phrases: Phrases): number {
  const first = all[at]?.key;
  if (first === undefined) return 0;
  const fitting = phrases.length < LEAST_KEPT ? phrases : byFirstWord(phrases).get(first);
  const found = fitting?.find((phrase) => phrase.every((word, index) => all[at + index]?.key === word));
  return found?.length ?? 0;
}

/** Phrases by their first word in their order, made once for each list: every word of a text is compared with all of them. */
function byFirstWord(phrases: Phrases): ReadonlyMap<string, Phrases> {
  const known = kept.get(phrases);
  if (known !== undefined) return known;
  const made = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) {
    const [first = ""] = phrase;
    const same = made.get(first);
    if (same === undefined) made.set(first, [phrase]);
    else same.push(phrase);
  }
  kept.set(phrases, made);
  return made;
}

/** The same of one list of phrases. */
export function phraseLookup(phrases: Phrases): (all: readonly Lexeme[], at: number) => number {
  return (all, at) => phraseAt(all, at, phrases);
}
