import { isolated, isRightToLeft } from "~/domain/text/isolates";

const formats = new Map<string, Intl.ListFormat>();

/**
 * Words in a row as a language writes it: "red, green and blue"; "or" in a disjunction. Among words written from right
 * to left each one is {@link isolated}, as the row would else begin in the direction of its first name.
 * @param locale BCP 47 tag
 */
export function wordList(
  locale: string,
  words: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const key = `${locale} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale, { type });
  formats.set(key, format);
  const row = format.format(words);
  return isRightToLeft(row) ? format.format(words.map(isolated)) : row;
}
