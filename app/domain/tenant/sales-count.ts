import { dateFormat } from "../text/intl-formats";
import { DAY_SECONDS } from "../time/day";

/** Seconds between two changes of the figure, at least. */
export const SALES_COUNT_SECONDS = 150;

/**
 * Vehicles sold so far today, counted up evenly from midnight in the site's zone (OPEN-57).
 * @param perDay how many a whole day sells
 */
export function salesToday(perDay: number, now: Date, timeZone: string): number {
  const seconds = secondsOfDay(now, timeZone);
  const step = Math.floor(seconds / SALES_COUNT_SECONDS) * SALES_COUNT_SECONDS;
  return Math.floor((step * perDay) / DAY_SECONDS);
}

/** The last midnight in the site's zone; an hour off on the two days a year when its clocks change. */
export function startOfDay(now: Date, timeZone: string): Date {
  const second = Math.floor(now.getTime() / 1_000);
  return new Date((second - secondsOfDay(now, timeZone)) * 1_000);
}

function secondsOfDay(now: Date, timeZone: string): number {
  const format = dateFormat("en", { timeZone, hourCycle: "h23", timeStyle: "medium" });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return part("hour") * 3_600 + part("minute") * 60 + part("second");
}
