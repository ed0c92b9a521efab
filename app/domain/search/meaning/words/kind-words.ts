const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));

/**
 * Kinds that stock tells in its own English words alone, and what they are called in other languages; in the folded letters
 * that words are compared in.
 */
export const TRANSLATED: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  [
    "pop-top",
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
  ["tipper", list("翻斗车, 翻斗, 自卸车, 自卸, 泥头车, قلاب, قلابة, قلابه")],
  ["pantech", list("厢式货车, 厢式卡车, 厢车, 密斗货车, صندوق مغلق")],
  ["crane", list("随车吊, 带吊机, 吊臂, 吊机")],
  ["off road caravan", list("كرفان اوف رود, كرفان بر, كرفان للبر, 越野房车, 越野型房车, 越野拖挂房车")],
];
/** Badges that stock has in one word, and what they stand for; with the model that has it where the word alone says more. */
export const WORDED_BADGES: ReadonlyMap<string, string> = new Map([
  ...["long", "medium", "short"].flatMap((length) =>
    ["wheel base", "wheelbase"].map((base) => [`${length} ${base}`, `${length.charAt(0)}wb`] as const),
  ),
  ["commuter bus", "hiace commuter"],
  ["commuter minibus", "hiace commuter"],
  ["pop top", "pop-top"],
]);
/** What is looked for in a text, the longest first. */
export const TRANSLATED_PHRASES = [
  ...TRANSLATED.flatMap(([, phrases]) => phrases),
  ...[...WORDED_BADGES.keys()].map((phrase) => phrase.split(" ")),
].toSorted((one, other) => other.length - one.length);
/** Chinese text is cut into words by this as well. */
export const HAN_KIND_WORDS: readonly string[] = TRANSLATED_PHRASES.flat().filter((word) =>
  /^\p{Script=Han}+$/u.test(word),
);
