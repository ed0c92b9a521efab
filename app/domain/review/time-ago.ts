import { DAY_MS } from "../time/day";

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, days: number])[] = [
  ["year", 365],
  ["month", 30],
  ["week", 7],
  ["day", 1],
];

/**
 * How long ago a day was, in the largest unit that fits: "2 weeks ago", "yesterday", "today" (ENT-27).
 * @param day, today `YYYY-MM-DD`; a day to come counts as today
 */
export function timeAgo(day: string, today: string, locale: string): string {
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS));
  const [unit, length] = STEPS.find(([, least]) => days >= least) ?? (["day", 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.floor(days / length), unit);
}
