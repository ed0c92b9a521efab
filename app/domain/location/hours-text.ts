import { dateFormat } from "../text/intl-formats";
import { clockText } from "../time/clock-text";
import { DAY_MS } from "../time/day";
import type { DayHours, HoursRow } from "./week-hours";

/** Words of an hours table that are not dates or times. */
export interface HoursWords {
  /** "Mon-Fri" (LOC-12). */
  readonly monFri: string;
  /** What stands on a day the dealer is closed: "Closed". */
  readonly closed: string;
  /** What stands on a day nobody wrote hours for: "Closed" or "By appointment only" (LOC-13). */
  readonly missing: string;
}

/** A printed row. */
export interface HoursText {
  readonly day: string;
  readonly hours: string;
  /** Whether it holds for the day it is now in the site's zone. */
  readonly today: boolean;
}

/** Hours as the site's locale writes days and times: "Saturday", "8:30 am – 4:00 pm". */
export function hoursTexts(
  rows: readonly HoursRow[],
  zone: { readonly locale: string; readonly timeZone: string },
  now: Date,
  words: HoursWords,
): readonly HoursText[] {
  const today = weekdayOf(now, zone.timeZone);
  return rows.map(({ day, hours }) => ({
    day: day === "monFri" ? words.monFri : dayName(day, zone.locale),
    hours: hoursText(hours, zone.locale, words),
    today: day === "monFri" ? today >= 1 && today <= 5 : day === today,
  }));
}

function hoursText(hours: DayHours, locale: string, words: HoursWords): string {
  if (typeof hours === "string") return words[hours];
  if ("words" in hours) return hours.words;
  return openFor(hours, locale);
}

/** "8:30 am – 4:00 pm" */
export function openFor(
  { open, close }: { readonly open: string; readonly close: string },
  locale: string,
): string {
  return `${clockText(open, locale)} – ${clockText(close, locale)}`;
}

/** The first Sunday of 2023: weekday and date of the month are easy to tell from each other. */
const SUNDAY = Date.UTC(2023, 0, 1);

function dayName(weekday: number, locale: string): string {
  return dateFormat(locale, { weekday: "long", timeZone: "UTC" }).format(SUNDAY + weekday * DAY_MS);
}

function weekdayOf(now: Date, timeZone: string): number {
  const name = dateFormat("en", { weekday: "short", timeZone }).format(now);
  return ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].indexOf(name);
}
