import type { Lexeme } from "../lexemes";
import { phraseLookup } from "../read-span";
import type { SearchVocabulary } from "../vocabulary";

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
/** Badges that stock has in one word, and what they stand for. */
const BADGES: ReadonlyMap<string, string> = new Map(
  ["long", "medium", "short"].flatMap((length) =>
    ["wheel base", "wheelbase"].map((base) => [`${length} ${base}`, `${length.charAt(0)}wb`] as const),
  ),
);
const PHRASES = [
  ...TRANSLATED.flatMap(([, phrases]) => phrases),
  ...[...BADGES.keys()].map((phrase) => phrase.split(" ")),
].toSorted((one, other) => other.length - one.length);
const MEANT: ReadonlyMap<string, string> = new Map(
  TRANSLATED.flatMap(([english, phrases]) => phrases.map((phrase) => [phrase.join(" "), english] as const)),
);
const phraseLengthAt = phraseLookup(PHRASES);
const wordsAt = (all: readonly Lexeme[], at: number, length: number) =>
  all
    .slice(at, at + length)
    .map(({ key }) => key)
    .join(" ");

/** Chinese text is cut into words by this as well. */
export const HAN_TRANSLATED_WORDS: readonly string[] = PHRASES.flat().filter((word) =>
  /^\p{Script=Han}+$/u.test(word),
);

/**
 * A query with such kinds, and badges that stand for several words, in the words that the stock has for them; the same object
 * where it has none.
 */
export function withKindsTranslated(
  all: readonly Lexeme[],
  { badges }: Pick<SearchVocabulary, "badges">,
): readonly Lexeme[] {
  const lengthAt = (at: number) => {
    const length = phraseLengthAt(all, at);
    const badge = BADGES.get(wordsAt(all, at, length));
    return badge === undefined || badges.has(badge) ? length : 0;
  };
  if (!all.some((_, at) => lengthAt(at) > 0)) return all;
  const words: Lexeme[] = [];
  for (let at = 0; at < all.length;) {
    const length = lengthAt(at);
    const key = wordsAt(all, at, length);
    const english = (MEANT.get(key) ?? BADGES.get(key))?.split(" ") ?? [];
    if (length === 0) words.push(...all.slice(at, at + 1));
    else words.push(...english.map((word) => ({ raw: word, key: word, isGlued: false })));
    at += Math.max(length, 1);
  }
  return words;
}
