import type { OpeningHoursEntry, SiteLocation } from "../tenant/config/location";
import { isCalendarDay } from "../time/calendar-day";
import { DAY_MS, HOUR_MS } from "../time/day";
import { localTime } from "../time/local-time";

/** How many days are looked through for open ones. */
const LOOKED_THROUGH = 30;

/** A day with times that can be booked. */
export interface FreeDay {
  /** `2026-11-23`, where the place is. */
  readonly date: string;
  /** `09:00`, earliest first; never empty. */
  readonly times: readonly string[];
}

/** What decides which times there are. */
export interface VisitRules {
  /** The place's week. */
  readonly week: readonly OpeningHoursEntry[];
  /** Days that differ from the week; they take the place of the week's own day (ENT-25). */
  readonly special: SiteLocation["specialHours"];
  readonly timeZone: string;
  readonly now: Date;
  /** What the department gives there (`visit-plan.ts`). */
  readonly visits: { readonly minutes: number; readonly noticeHours: number; readonly days: number };
  /** Whether a time, `2026-11-23T09:00`, is taken. */
  taken(startsAt: string): boolean;
}

/**
 * The days and times at which a shopper can come (FORM-11, CALL-15): while the place is open, early enough that the
 * visit ends before it closes, not sooner than the dealer's notice, and without times that are taken.
 */
export function freeDays(rules: VisitRules): readonly FreeDay[] {
  const { now, timeZone, visits } = rules;
  const today = localTime(now, timeZone).date;
  const first = localTime(new Date(now.getTime() + visits.noticeHours * HOUR_MS), timeZone);
  const earliest = `${first.date}T${first.clock}`;
  const days = Array.from({ length: visits.days }, (_, index) => dayAfter(today, index));
  return days.flatMap((date) => {
    const times = timesOf(date, rules).filter((time) => {
      const startsAt = `${date}T${time}`;
      return startsAt >= earliest && !rules.taken(startsAt);
    });
    return times.length === 0 ? [] : [{ date, times }];
  });
}

/**
 * The first free times from a moment on, as many as are asked for; where there are none any more, the first of all.
 * @param from `2026-11-23T09:00` on the place's clocks
 */
export function nextFree(
  days: readonly FreeDay[],
  from: string,
  count: number,
): readonly { readonly date: string; readonly time: string }[] {
  const all = days.flatMap(({ date, times }) => times.map((time) => ({ date, time })));
  const later = all.filter(({ date, time }) => `${date}T${time}` >= from);
  return (later.length > 0 ? later : all).slice(0, count);
}

/** Whether a place is open at some time of a day, by its week and the days that differ from it. */
export function isOpenOn(date: string, { week, special }: Pick<VisitRules, "week" | "special">): boolean {
  return spansOf(date, week, special).length > 0;
}

/** When a place closes on a day, for the last time: `17:00`; null where it is closed all day. */
export function closingTime(
  date: string,
  { week, special }: Pick<VisitRules, "week" | "special">,
): string | null {
  const closes = spansOf(date, week, special).map(({ close }) => clockOf(minutesOf(close)));
  return closes.sort().at(-1) ?? null;
}

/** The next days from one on at which a place is open, as many as are asked for; fewer where it hardly ever opens. */
export function nextOpenDays(
  from: string,
  count: number,
  hours: Pick<VisitRules, "week" | "special">,
): readonly string[] {
  const days = Array.from({ length: LOOKED_THROUGH }, (_, index) => dayAfter(from, index));
  return days.filter((date) => isOpenOn(date, hours)).slice(0, count);
}

/** The day so many days later. Both as `2026-11-23`. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Why a visit cannot begin at a time: there is no such day, it is over, too far ahead, on a day without opening hours, no time that is given, or taken. */
export type TimeFault = "noSuchDay" | "timePast" | "dayFar" | "dayClosed" | "timeNotGiven" | "timeTaken";

/**
 * What keeps a day and time from being booked that is not among the free ones.
 * @param time `09:00`; empty where only the day was chosen
 */
export function timeFault(date: string, time: string, rules: Omit<VisitRules, "taken">): TimeFault {
  if (!isCalendarDay(date)) return "noSuchDay";
  const { date: today, clock } = localTime(rules.now, rules.timeZone);
  if (date < today || (date === today && time !== "" && time <= clock)) return "timePast";
  if (date >= dayAfter(today, rules.visits.days)) return "dayFar";
  if (!isOpenOn(date, rules)) return "dayClosed";
  return time === "" || timesOf(date, rules).includes(time) ? "timeTaken" : "timeNotGiven";
}

function timesOf(
  date: string,
  { week, special, visits }: Pick<VisitRules, "week" | "special" | "visits">,
): readonly string[] {
  const times = spansOf(date, week, special).flatMap((span) => {
    const [open, close] = [minutesOf(span.open), minutesOf(span.close)];
    const count = Math.max(0, Math.floor((close - open) / visits.minutes));
    return Array.from({ length: count }, (_, index) => clockOf(open + index * visits.minutes));
  });
  // Spans may stand in any order in the file, or overlap.
  return [...new Set(times)].sort();
}

/** Every span of a day: a yard may close for lunch (ENT-25). */
function spansOf(date: string, week: VisitRules["week"], special: VisitRules["special"]) {
  const exception = special.find((day) => day.date === date);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const spans =
    exception === undefined
      ? week.filter((day) => day.weekday === weekday)
      : [{ status: exception.status, open: exception.startHour, close: exception.endHour }];
  return spans.flatMap(({ status, open, close }) =>
    status !== "Open" || open == null || close == null ? [] : [{ open, close }],
  );
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
