import { DAY_MS, HOUR_MS } from "../time/day";
import { localTime } from "../time/local-time";
import { momentAt } from "../time/moment-at";
import { dayAfter } from "./free-times";

/** `day`, the day before; `hours`, two hours before. */
export const REMINDER_KINDS = ["day", "hours"] as const;
/** One of {@link REMINDER_KINDS}. */
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A reminder and when it is sent. */
export interface Reminder {
  readonly kind: ReminderKind;
  readonly at: Date;
}

const HOURS_BEFORE = 2;
/** Nobody is written to from then on, and until the morning; where the dealer is. */
const NIGHT = { begins: "20:00", ends: "08:00" } as const;
/** What would fall into the night is sent then, early enough to arrive before it. */
const EVENING = "19:30";
/** Milliseconds after booking in which nobody needs a reminder: the letter about it has just come. */
const FRESH_MS = HOUR_MS;

/**
 * When somebody is reminded of a booking: at the same time the day before, and two hours before. What would come at
 * night comes the evening before it; what would come too soon after booking, or after it begins, is not sent.
 * @param begins when the booking begins
 * @param bookedAt when it was booked, or moved
 */
export function reminderTimes(begins: Date, bookedAt: Date, timeZone: string): readonly Reminder[] {
  const { date, clock } = localTime(begins, timeZone);
  const wanted: readonly Reminder[] = [
    // By the clock, not by 24 hours: a night in which clocks change has 23 or 25.
    { kind: "day", at: momentAt(dayAfter(date, -1), clock, timeZone) },
    { kind: "hours", at: new Date(begins.getTime() - HOURS_BEFORE * HOUR_MS) },
  ];
  return wanted
    .map(({ kind, at }) => ({ kind, at: beforeNight(at, timeZone) }))
    .filter(({ at }) => at.getTime() >= bookedAt.getTime() + FRESH_MS);
}

/** Whether it is night where the dealer is: no message leaves then. */
export function isNight(moment: Date, timeZone: string): boolean {
  const { clock } = localTime(moment, timeZone);
  return clock >= NIGHT.begins || clock < NIGHT.ends;
}

/** The moment itself by day, else the morning after that night. */
export function afterNight(moment: Date, timeZone: string): Date {
  if (!isNight(moment, timeZone)) return moment;
  const { date, clock } = localTime(moment, timeZone);
  return momentAt(clock < NIGHT.ends ? date : dayAfter(date, 1), NIGHT.ends, timeZone);
}

/** The moment itself by day, else the evening before that night. */
function beforeNight(moment: Date, timeZone: string): Date {
  if (!isNight(moment, timeZone)) return moment;
  const { date, clock } = localTime(moment, timeZone);
  return momentAt(clock < NIGHT.ends ? dayAfter(date, -1) : date, EVENING, timeZone);
}

/**
 * Whether a reminder that is about to be sent is still of use: the booking lies ahead and as near as it should, it is
 * day, and the reminder of the day before does not come when the one of two hours before is due.
 */
export function isTimely(kind: ReminderKind, begins: Date, now: Date, timeZone: string): boolean {
  const left = begins.getTime() - now.getTime();
  if (left <= 0 || isNight(now, timeZone)) return false;
  return kind === "hours" ? left <= DAY_MS : left > HOURS_BEFORE * HOUR_MS && left <= 2 * DAY_MS;
}
