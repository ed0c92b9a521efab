import { dateFormat } from "../text/intl-formats";
/** A calendar day in words: `2026-10-03` is "3 October 2026". */
export function longDate(day: string, locale: string): string {
  return dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
