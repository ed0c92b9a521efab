const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
const COMPARATIVES =
  "smaller bigger larger cheaper newer older better faster quicker slower longer shorter wider narrower taller higher lower lighter heavier nicer safer roomier " +
  "sportier quieter tougher stronger younger less";
/** In front of a vehicle that another is compared with; in the folded letters that words are compared in. */
export const THAN = [
  ...COMPARATIVES.split(" ").flatMap((word) => list(`${word} than, ${word} then`)),
  ...list(
    "more economical than, more reliable than, more comfortable than, more powerful than, more room than, more space than, less thirsty than, " +
      "as big as, as small as, as good as, as fast as, as long as, as roomy as, as cheap as, as reliable as, about the size of, around the size of, roughly the size of, the size of, size of, same size as, the same size as, similar size to, similar in size to, similar size as, an alternative to, alternative to, اصغر من, اكبر من, ارخص من, احدث من, افضل من, احسن من, اوسع من, اقوي من, اوفر من, بحجم, حجم",
  ),
];
/** Begin a comparison of one thing: "more boot than a Golf". */
export const COMPARES: ReadonlySet<string> = new Set([...COMPARATIVES.split(" "), "more", "better", "fewer"]);
/** Behind a vehicle that another shall be like: "Hilux type ute". */
export const LIKE_IT: ReadonlySet<string> = new Set(
  "type style styled rival rivals alternative alternatives killer competitor equivalent sized".split(" "),
);
/** Of these, what is said so only in front of a kind of vehicle: a "Polo Style" is one. */
export const LIKE_A_KIND: ReadonlySet<string> = new Set(["type", "style"]);
/** The same in Chinese. */
export const HAN_THAN = "比";
/** Behind it in Chinese: "比卡罗拉大". */
export const HAN_MORE: ReadonlySet<string> = new Set(
  "大 小 便宜 大一点 小一点 便宜一点 更大 更小 更便宜 省油".split(" "),
);

/** Chinese text is cut into words by this as well. */
export const HAN_COMPARED_WORDS: readonly string[] = [...HAN_MORE];
