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
/** What is kept back in the evening is looked at once more then. */
const LAST_LOOK = "19:58";
/** Milliseconds after booking in which nobody needs a reminder: the letter about it has just come. */
const FRESH_MS = HOUR_MS;
/** So many milliseconds before a booking begins, a reminder in the morning still finds its shopper at home. */
const HOME_MS = HOUR_MS / 2;
/** A reminder of the day before that waited a night comes so many milliseconds before the next one, or not at all. */
const APART_MS = 4 * HOUR_MS;

/**
 * When somebody is reminded of a booking: at the same time the day before, and two hours before. What would come at
 * night comes the evening before it, or where it was booked since, the morning after it; what would come too soon
 * after booking, or too late to set out, is not sent.
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
  const isOpen = (at: Date) => at.getTime() >= bookedAt.getTime() + FRESH_MS;
  return wanted.flatMap(({ kind, at }) => {
    const eve = beforeNight(at, timeZone);
    if (isOpen(eve)) return [{ kind, at: eve }];
    const morning = afterNight(at, timeZone);
    const isUseful = begins.getTime() - morning.getTime() >= HOME_MS;
    return isOpen(morning) && isUseful ? [{ kind, at: morning }] : [];
  });
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
 * When a reminder that was to be sent now leaves: now, or at night the morning after; null where it is of no use then.
 * It is of use while the booking lies ahead and is as near as it should be, and the one of the day before until the one
 * of two hours before is due.
 */
export function leavesAt(kind: ReminderKind, begins: Date, now: Date, timeZone: string): Date | null {
  const at = afterNight(now, timeZone);
  const left = begins.getTime() - at.getTime();
  const waits = at > now;
  if (kind === "hours") return (waits ? left >= HOME_MS : left > 0) && left <= DAY_MS ? at : null;
  const next = left - HOURS_BEFORE * HOUR_MS;
  return next > (waits ? APART_MS : 0) && left <= 2 * DAY_MS ? at : null;
}

/**
 * When a reminder that is kept back is looked at again: after a time, but once more just before a night begins, and not
 * in it.
 */
export function lookAgainAt(now: Date, afterMs: number, timeZone: string): Date {
  const next = new Date(now.getTime() + afterMs);
  if (!isNight(next, timeZone)) return next;
  const last = momentAt(localTime(now, timeZone).date, LAST_LOOK, timeZone);
  return now < last ? last : afterNight(next, timeZone);
}
