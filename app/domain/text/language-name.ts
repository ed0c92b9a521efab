/** What a language is called in another one: "العربية" of `ar` in Arabic; its tag where nobody knows. */
export function languageName(tag: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag;
}
