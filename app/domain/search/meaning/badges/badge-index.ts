import { isKnownGrade } from "../../../make/known-grades";
import { makeOf } from "../../../make/make-of";
import { foldText } from "../../../text/fold-text";
import { modelAndBadge } from "../../model-tree";
import { mendableWords, type MendableWords } from "../mend-word";
import type { StockValues } from "../stock-concepts";

/** A badge of one model that is here. */
export interface KnownBadge {
  readonly make: string | null;
  readonly makeModel: string;
  /** As the stock writes it. */
  readonly name: string;
  /** Its words in letters and digits alone. */
  readonly words: readonly string[];
  /** Those without what its engine runs on, in one: "gxl" of "GXL Hybrid". */
  readonly key: string;
}

/** The badges of a stock. */
export interface BadgeIndex {
  /** By every stretch of their words: "N Line Premium" by "n", "nline", "linepremium" and so on. */
  readonly byWords: ReadonlyMap<string, readonly KnownBadge[]>;
  readonly all: readonly KnownBadge[];
  /** Those that name nothing else, for words with a slip in them. */
  readonly mendable: MendableWords;
}

/** What an engine runs on is asked for by itself, and a badge that says it is no other badge: "GXL Hybrid" is a GXL. */
const POWERED: ReadonlySet<string> = new Set("hybrid phev hev mhev ehev bev ev epower plugin".split(" "));

/** A word as badges are compared: a plus at its end tells "SX+" from "SX". */
export function badgeLetters(word: string): string {
  return foldText(word)
    .replace(/[^\p{L}\p{N}+]+/gu, "")
    .replace(/\+(?!$)/gu, "");
}

/** The badges of a stock by their words. */
export function badgeIndex({
  make: makes = [],
  model_badge: values = [],
}: Pick<StockValues, "make" | "model_badge">): BadgeIndex {
  const byWords = new Map<string, KnownBadge[]>();
  const all = values.flatMap((value) => knownBadge(value, makes));
  for (const known of all) {
    for (const stretch of stretchesOf(known.words)) {
      const others = byWords.get(stretch);
      if (others === undefined) byWords.set(stretch, [known]);
      else others.push(known);
    }
  }
  return { byWords, all, mendable: mendableWords([...byWords.keys()].filter(isKnownGrade)) };
}

/** Whether letters are the whole of a badge, with what it runs on or without. */
export function isWholeBadge(letters: string, { key, words }: KnownBadge): boolean {
  return key === letters || words.join("") === letters;
}

function knownBadge(value: string, makes: readonly string[]): readonly KnownBadge[] {
  const parts = modelAndBadge(value);
  if (parts === null) return [];
  const { makeModel, badge: name } = parts;
  const words = name
    .split(/\s+/u)
    .map(badgeLetters)
    .filter((word) => word !== "");
  return [{ make: makeOf(makeModel, makes), makeModel, name, words, key: withoutPower(words).join("") }];
}

function withoutPower(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !POWERED.has(word));
  return others.length === 0 ? words : others;
}

function stretchesOf(words: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const some of [words, withoutPower(words)]) {
    for (const from of some.keys()) {
      for (let end = from + 1; end <= some.length; end += 1) found.add(some.slice(from, end).join(""));
    }
  }
  // "GT" of a "2.5GT".
  for (const letters of words.flatMap((word) => /^\d+(\p{L}{2,})$/u.exec(word)?.[1] ?? []))
    found.add(letters);
  // "SX" where there is an "SX+" alone.
  for (const letters of [...found]) found.add(letters.replace(/\+$/u, ""));
  return found;
}
