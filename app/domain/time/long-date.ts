const formats = new Map<string, Intl.DateTimeFormat>();

/** A calendar day in words: `2026-10-03` is "3 October 2026". */
export function longDate(day: string, locale: string): string {
  const known =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  formats.set(locale, known);
  return known.format(new Date(`${day}T00:00:00Z`));
}
