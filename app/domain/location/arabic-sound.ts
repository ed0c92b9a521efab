/** How each Arabic letter is written in Latin ones, in names of places; a long vowel is any of those it is heard in. */
const LATIN: Readonly<Record<string, string>> = {
  ب: "[bp]",
  پ: "p",
  ت: "tt?h?",
  ث: "(?:th|s)",
  ج: "(?:j|g|dg)",
  غ: "(?:gh?|gu)",
  ق: "(?:[gq]|ck?|k)",
  ك: "(?:ck?|k|qu?|ch)",
  ڤ: "v",
  ح: "h",
  خ: "(?:kh|h|ch)",
  د: "dd?",
  ذ: "(?:th|d)",
  ر: "rr?",
  ز: "[zs]",
  س: "(?:s[sc]?|c|sch)",
  ش: "(?:sh|ch|ti)",
  ص: "ss?",
  ض: "d",
  ط: "tt?",
  ظ: "z",
  ع: "a?",
  ف: "(?:ff?|v|ph)",
  ل: "ll?e?",
  م: "mm?",
  ن: "nn?",
  ه: "(?:h|a|ah|e)",
  ة: "(?:a|ah|e)",
  ا: "(?:a|e|o|u|i|ai|ay)",
  ي: "(?:i|ee?|y|ie|ei|ea|ai|ay)",
  و: "(?:oo?|u|ou|ow|w|au|au|aw|oa)",
  ء: "",
};
/** What a long vowel is heard in at the end of a name: "موروكا" is no "Moorookay". */
const LAST: Readonly<Record<string, string>> = {
  ا: "(?:a|ah|ar|er|or|re)",
  ة: "(?:a|ah|ar|er)",
  ه: "(?:h|a|ah|ar|er|e)",
  ي: "(?:i|y|ie|ee|ey|ea)",
};
/** Vowels that are not written. */
const SHORT = "(?:[aeiou]|ea|ar|er|or|ie|ia)?";
const VOWELS: ReadonlySet<string> = new Set(["ا", "ي", "و", "ع", "ء"]);
/** Fewer letters sound like too many names. */
const LEAST_LETTERS = 5;

/**
 * What a place's name looks like in Latin letters that somebody writes in Arabic by its sound: "موروكا" is Moorooka. Null for
 * anything but one such word or several.
 * @param text in folded letters
 */
export function arabicSound(text: string): RegExp | null {
  const words = text.split(" ").filter((word) => word !== "");
  if (words.join("").length < LEAST_LETTERS || !words.every((word) => /^\p{Script=Arabic}+$/u.test(word)))
    return null;
  const sounds = words.map((word) =>
    [...word]
      .map((letter, at, { length }) => {
        const isLast = at === length - 1;
        // A vowel at the end is written, but for a silent one.
        const short = isLast ? "e?" : SHORT;
        return (
          (isLast ? LAST[letter] : undefined) ?? `${LATIN[letter] ?? ""}${VOWELS.has(letter) ? "" : short}`
        );
      })
      .join(""),
  );
  // A name that begins with a vowel is written with a letter for it.
  return new RegExp(`^${sounds.join(" ")}$`, "u");
}
