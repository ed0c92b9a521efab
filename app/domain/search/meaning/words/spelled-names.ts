import { isKnownGrade } from "../../../make/known-grades";
import { isKnownModel } from "../../../make/known-models";
import { compactText } from "../../text";
import { BADGE_WORDS } from "../badges/badge-words";
import type { Lexeme } from "../lexemes";
import type { SearchVocabulary } from "../vocabulary";
import { isOrdinaryLetter, lettersCalled } from "./arabic-letters";

type Known = Pick<SearchVocabulary, "phrases" | "badgeIndex">;

/** Longer names are not spelled. */
const MOST_LETTERS = 5;
/** What is spelled besides names: "اي في" is an EV. */
const SPELLED: readonly string[] = ["make", "make_model", "fuel", "drive"];
/** A model of the stock that is called by one letter is none alone. */
const LEAST_NAME = 2;

/**
 * "جي تي اي", "كيو ٥": names that Arabic reads out letter by letter, in the letters that they are written with, where the stock has
 * such a make, model or badge or one is known elsewhere. What is known in Arabic letters stays; so do words that spell nothing. The same object where nothing is spelled.
 */
export function withNamesSpelled(all: readonly Lexeme[], vocabulary: Known): readonly Lexeme[] {
  if (!all.some(({ key }) => lettersCalled(key).length > 0 || gradeCalled(key) !== null)) return all;
  const words: Lexeme[] = [];
  let isSpelled = false;
  for (let at = 0; at < all.length;) {
    const known = knownLength(all, at, vocabulary);
    const grade = known === 0 ? gradeCalled(all[at]?.key ?? "") : null;
    const spelled = grade === null ? spelledAt(all, at, known, words, vocabulary) : { name: grade, count: 1 };
    if (spelled === null) words.push(...all.slice(at, at + Math.max(known, 1)));
    else words.push({ raw: spelled.name, key: spelled.name, isGlued: false });
    at += spelled?.count ?? Math.max(known, 1);
    isSpelled ||= spelled !== null;
  }
  return isSpelled ? words : all;
}

/** A grade that is known by its name and said in another script: whoever names one wants no other. */
function gradeCalled(word: string): string | null {
  const badge = BADGE_WORDS.get(word) ?? "";
  return isKnownGrade(badge) ? badge : null;
}

/** How many words at one place are a name that is known as it is written. */
function knownLength(all: readonly Lexeme[], at: number, { phrases }: Known): number {
  for (let count = Math.min(MOST_LETTERS, all.length - at); count > 0; count -= 1) {
    const key = compactText(keysOf(all, at, count).join(""));
    if (phrases.get(key)) return count;
  }
  return 0;
}

function spelledAt(
  all: readonly Lexeme[],
  at: number,
  known: number,
  before: readonly Lexeme[],
  vocabulary: Known,
): { readonly name: string; readonly count: number } | null {
  const letters = runAt(all, at);
  const isNamed = [isModel, isBadge];
  // "جي ال سي 300" is a GLC before it is any badge.
  for (const isName of isNamed) {
    for (let count = letters.length; count > Math.max(known, LEAST_NAME - 1); count -= 1) {
      const keys = keysOf(all, at, count);
      if (keys.every((key) => isOrdinaryLetter(key) || /^\d/u.test(key))) continue;
      const name = joins(letters.slice(0, count)).find((one) => isName(one, vocabulary));
      if (name !== undefined) return { name, count };
    }
  }
  const number = (letters[0] ?? []).find((one) => /^\d$/u.test(one));
  // "تسلا ثري" is a Model 3.
  const named = compactText((before.at(-1)?.key ?? "") + (number ?? ""));
  if (number !== undefined && vocabulary.phrases.get(named)?.attribute === "make_model")
    return { name: number, count: 1 };
  const [single, ...others] = letters[0] ?? [];
  const isAlone = single !== undefined && others.length === 0 && !isOrdinaryLetter(all[at]?.key ?? "");
  return isAlone && /\p{L}/u.test(single) && known === 0 && isBadgeBehind(single, before, vocabulary)
    ? { name: single, count: 1 }
    : null;
}

/** The letters and digits that words in a row may be the names of; the first is a letter or a number of a badge. */
function runAt(all: readonly Lexeme[], at: number): readonly (readonly string[])[] {
  const run: (readonly string[])[] = [];
  for (const { key, amount } of all.slice(at, at + MOST_LETTERS)) {
    const letters = amount !== undefined && /^\d{1,3}$/u.test(key) ? [key] : lettersCalled(key);
    if (letters.length === 0) break;
    run.push(letters);
  }
  return run;
}

function joins(letters: readonly (readonly string[])[]): readonly string[] {
  return letters.reduce<readonly string[]>(
    (names, some) => names.flatMap((name) => some.map((letter) => name + letter)),
    [""],
  );
}

function isModel(name: string, { phrases }: Known): boolean {
  const meaning = phrases.get(name);
  return (meaning && meaning.values.length > 0 && SPELLED.includes(meaning.attribute)) || isKnownModel(name);
}

function isBadge(name: string, { badgeIndex: { byWords } }: Known): boolean {
  return byWords.has(name) || (isKnownGrade(name) && /^\p{L}/u.test(name));
}

/** "جولف ار": a letter behind the name of a model that has such a badge. */
function isBadgeBehind(letter: string, before: readonly Lexeme[], { phrases, badgeIndex }: Known): boolean {
  const owners = before.flatMap((_, at) => {
    const meaning =
      phrases.get(compactText(keysOf(before, at, 2).join(""))) ?? phrases.get(before[at]?.key ?? "");
    return meaning?.attribute === "make_model" ? meaning.values : [];
  });
  const known = badgeIndex.byWords.get(letter) ?? [];
  return known.some(({ makeModel, words }) => owners.includes(makeModel) && words.at(-1) === letter);
}

const keysOf = (all: readonly Lexeme[], at: number, count: number) =>
  all.slice(at, at + count).map(({ key }) => key);
