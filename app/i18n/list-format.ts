const formats = new Map<string, Intl.ListFormat>();

/** Words in a row as a language writes it: "red, green and blue"; "or" in a disjunction. @param locale BCP 47 tag */
export function wordList(
  locale: string,
  words: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const key = `${locale} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale, { type });
  formats.set(key, format);
  return format.format(words);
}
