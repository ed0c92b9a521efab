import type { Lexeme } from "../lexemes";
import { phraseLookup } from "../read-span";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
/**
 * Kinds that stock tells in its own English words alone, and what they are called in other languages; in the folded letters
 * that words are compared in.
 */
const TRANSLATED: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  [
    "pop top",
    list(
      "بوب توب, بوبتوب, سقف يرتفع, سقف متحرك, 升顶房车, 升顶式房车, 升降顶房车, 升顶式, 升顶, 升降顶, 弹顶房车",
    ),
  ],
  [
    "camper trailer",
    list(
      "كامبر تريلر, كمبر تريلر, تريلر تخييم, مقطورة تخييم, مقطورة التخييم, عربة تخييم مقطورة, 露营拖车, 野营拖车, 营地拖车, 帐篷拖车, 折叠拖车, 折叠房车, 拖卡",
    ),
  ],
  [
    "motorhome",
    list("موتورهوم, موتور هوم, موترهوم, كامبر فان, كمبر فان, منزل متنقل, 自行式房车, 自驾房车, 自走式房车"),
  ],
  [
    "hybrid caravan",
    list("كرفان هايبرد, كرفان هجين, كرفان هايبريد, 混合房车, 混合型房车, 混合式房车, 混合拖车"),
  ],
  ["off road caravan", list("كرفان اوف رود, كرفان بر, كرفان للبر, 越野房车, 越野型房车, 越野拖挂房车")],
];
const PHRASES = TRANSLATED.flatMap(([, phrases]) => phrases).toSorted(
  (one, other) => other.length - one.length,
);
const MEANT: ReadonlyMap<string, string> = new Map(
  TRANSLATED.flatMap(([english, phrases]) => phrases.map((phrase) => [phrase.join(" "), english] as const)),
);
const lengthAt = phraseLookup(PHRASES);

/** Chinese text is cut into words by this as well. */
export const HAN_TRANSLATED_WORDS: readonly string[] = PHRASES.flat().filter((word) =>
  /^\p{Script=Han}+$/u.test(word),
);

/** A query with such kinds in the words that the stock has for them; the same object where it has none. */
export function withKindsTranslated(all: readonly Lexeme[]): readonly Lexeme[] {
  if (!all.some((_, at) => lengthAt(all, at) > 0)) return all;
  const words: Lexeme[] = [];
  for (let at = 0; at < all.length;) {
    const length = lengthAt(all, at);
    const key = all
      .slice(at, at + length)
      .map((one) => one.key)
      .join(" ");
    const english = MEANT.get(key)?.split(" ") ?? [];
    if (length === 0) words.push(...all.slice(at, at + 1));
    else words.push(...english.map((word) => ({ raw: word, key: word, isGlued: false })));
    at += Math.max(length, 1);
  }
  return words;
}
