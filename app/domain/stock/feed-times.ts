import { localTime } from "../time/local-time";

/** When and where a feed is read. */
export interface FeedClock {
  /** ISO time. */
  readonly now: string;
  /** Of the dealer: days begin there. */
  readonly timeZone?: string | undefined;
}

const DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
/** Nothing that is for sale was listed before. */
const EARLIEST = Date.parse("1990-01-01T00:00:00Z");

/**
 * A time that a feed gives, as ISO time: a moment with its zone, else the beginning of the day at the dealer's. Null for
 * what is neither, lies ahead, or is older than any listing.
 */
export function feedTime(text: string, { now, timeZone = "UTC" }: FeedClock): string | null {
  const day = DAY.exec(text)?.[1];
  const at = MOMENT.test(text) ? Date.parse(text) : day === undefined ? NaN : startOfDay(day, timeZone);
  return at >= EARLIEST && at <= Date.parse(now) ? new Date(at).toISOString() : null;
}

/** A time that a feed gives in Unix seconds, as ISO time; null for what is none, lies ahead, or is older than any listing. */
export function secondsTime(seconds: unknown, clock: FeedClock): string | null {
  const at = typeof seconds === "number" ? seconds * 1_000 : NaN;
  return at >= EARLIEST && at <= Date.parse(clock.now) ? feedTime(new Date(at).toISOString(), clock) : null;
}

function startOfDay(day: string, timeZone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(utc)) return NaN;
  const { date, clock } = localTime(new Date(utc), timeZone);
  return utc - (Date.parse(`${date}T${clock}:00Z`) - utc);
}
