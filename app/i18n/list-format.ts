const formats = new Map<string, Intl.ListFormat>();

/** Words in a row as a language writes it: "red, green and blue". @param locale BCP 47 tag */
export function wordList(locale: string, words: readonly string[]): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { type: "conjunction" });
  formats.set(locale, format);
  return format.format(words);
}
