import { dateFormat } from "../text/intl-formats";
/** A day in words, "Monday, 23 November 2026", of any zone: it is read and written in one. @param day `2026-11-23` */
export function wholeDay(day: string, locale: string): string {
  return dateFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
