import { BOUNDS_AFTER, BOUNDS_BEFORE, LEADS } from "../amount-words";
import type { Lexeme } from "../lexemes";
import { THAN } from "../needs/compared-words";
import { SOFT_BEFORE } from "../choices/soft-words";
import { WISHES } from "../needs/aside-words";
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

/** Words that begin so and are whole: "and more". */
const WHOLE: ReadonlySet<string> = new Set(
  [...BOUNDS_BEFORE, ...BOUNDS_AFTER].flatMap(([, phrases]) => phrases.map(([first = ""]) => first)),
);

/** "And low kilometres" is written as one word in Arabic: it is two where a wish begins behind its "and". */
export function withArabicAndApart(all: readonly Lexeme[]): readonly Lexeme[] {
  return all.flatMap((one) => {
    const [, word = ""] = AND_AND_WORD.exec(one.key) ?? [];
    if (!WISHED.has(word) || WHOLE.has(one.key) || one.key === NOR) return [one];
    const [and, raw] = [one.raw.slice(0, 1), one.raw.slice(1)];
    return [
      { raw: and, key: "و", isGlued: one.isGlued },
      { raw, key: word, isGlued: true },
    ];
  });
}
