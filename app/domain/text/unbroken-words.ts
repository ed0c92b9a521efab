/** Writing that puts no spaces between its words. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * A title in the pieces between which its line may break: words of a language that writes them without spaces. A sign of
 * one letter and punctuation stay with the word before them. Titles with spaces are one piece: they break there.
 * @param locale BCP 47 tag
 */
export function unbrokenWords(title: string, locale: string): readonly string[] {
  if (!WITHOUT_SPACES.test(title)) return [title];
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: "word" }).segment(title)) {
    const clings = isWordLike !== true || [...segment].length === 1;
    if (clings && pieces.length > 0) pieces.push(`${pieces.pop() ?? ""}${segment}`);
    else pieces.push(segment);
  }
  return pieces;
}
