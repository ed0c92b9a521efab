import { BOUNDS_AFTER, BOUNDS_BEFORE, LEADS } from "../amount-words";
import type { Lexeme } from "../lexemes";
import { THAN } from "../needs/compared-words";
import { SOFT_BEFORE } from "../choices/soft-words";
import { WISHES } from "../needs/aside-words";
import { phraseAt } from "./phrase-at";
import { CHEAP, LOW_FUEL, LOW_KM } from "../wish-words";

/** Says "or" between names. */
const NOR = "ولا";
const AND_AND_WORD = /^و(\p{Script=Arabic}{2,})$/u;
/** First words of what may be wished behind an "and". */
const WISHED: ReadonlySet<string> = new Set(
  [CHEAP, LOW_KM, LOW_FUEL, WISHES, THAN, SOFT_BEFORE, ...BOUNDS_BEFORE.map(([, phrases]) => phrases)]
    .flatMap((phrases) =>
      phrases.flatMap(([first = ""]) => (/^\p{Script=Arabic}/u.test(first) ? [first] : [])),
    )
    .concat([...LEADS.keys()].filter((word) => /^\p{Script=Arabic}/u.test(word))),
);

/** Bounds that begin so and are whole: "and more". */
const WHOLE = [...BOUNDS_BEFORE, ...BOUNDS_AFTER].map(([, phrases]) => phrases);

/** "And low kilometres" is written as one word in Arabic: it is two where a wish begins behind its "and". */
export function withArabicAndApart(all: readonly Lexeme[]): readonly Lexeme[] {
  return all.flatMap((one, at) => {
    const [, word = ""] = AND_AND_WORD.exec(one.key) ?? [];
    const isWhole = WHOLE.some((phrases) => phraseAt(all, at, phrases) > 0);
    if (!WISHED.has(word) || isWhole || one.key === NOR) return [one];
    const [and, raw] = [one.raw.slice(0, 1), one.raw.slice(1)];
    return [
      { raw: and, key: "و", isGlued: one.isGlued },
      { raw, key: word, isGlued: true },
    ];
  });
}
