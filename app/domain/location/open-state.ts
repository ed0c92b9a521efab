import type { OpeningHoursEntry, SiteLocation } from "~/domain/tenant/config/location";
import { type LocalTime, localTime } from "../time/local-time";
import { DAY_MS } from "../time/day";

/** Whether the doors of a place are open; times as `HH:MM`, days as `YYYY-MM-DD`, both in the place's zone. */
export type OpenState =
  | { readonly kind: "open"; readonly until: string }
  | { readonly kind: "opens"; readonly date: string; readonly from: string; readonly inDays: number }
  /** Not within the next two weeks, as far as is known. */
  | { readonly kind: "closed" }
  /** No hours are known at all. */
  | { readonly kind: "unknown" };

/** Hours of a place: its week, and the days that differ from it (ENT-25). */
export interface PlaceHours {
  readonly week: readonly OpeningHoursEntry[];
  readonly special: SiteLocation["specialHours"];
}

interface Span {
  readonly open: string;
  readonly close: string;
}

const LOOK_AHEAD_DAYS = 14;

/**
 * Whether a place is open at a moment, else when it opens next. Read on the wall clock of the place's zone, so that it
 * is true at midnight, on holidays and on the days the clocks change. The minute it closes it is closed.
 */
export function openState(hours: PlaceHours, now: Date, timeZone: string): OpenState {
  if (hours.week.length === 0 && hours.special.length === 0) return { kind: "unknown" };
  const local = localTime(now, timeZone);
  const today = spansOn(hours, local);
  const open = today.find((span) => span.open <= local.clock && local.clock < span.close);
  if (open !== undefined) return { kind: "open", until: open.close };
  const later = today.find((span) => local.clock < span.open);
  if (later !== undefined) return { kind: "opens", date: local.date, from: later.open, inDays: 0 };
  for (let inDays = 1; inDays <= LOOK_AHEAD_DAYS; inDays += 1) {
    const day = dayAfter(local, inDays);
    const [first] = spansOn(hours, day);
    if (first !== undefined) return { kind: "opens", date: day.date, from: first.open, inDays };
  }
  return { kind: "closed" };
}

/** Whether nobody wrote hours for this day: no special ones, none of its weekday. */
export function todayIsMissing({ week, special }: PlaceHours, day: LocalTime): boolean {
  return (
    special.every(({ date }) => date !== day.date) && week.every(({ weekday }) => weekday !== day.weekday)
  );
}

/** Open times of one day, earliest first; a special day goes before the week. */
function spansOn({ week, special }: PlaceHours, day: Pick<LocalTime, "date" | "weekday">): readonly Span[] {
  const exception = special.find(({ date }) => date === day.date);
  const entries =
    exception === undefined
      ? week.filter(({ weekday }) => weekday === day.weekday)
      : [{ status: exception.status, open: exception.startHour, close: exception.endHour }];
  return entries
    .flatMap(({ status, open, close }) =>
      status === "Open" && open !== null && close !== null ? [{ open, close }] : [],
    )
    .sort((a, b) => (a.open < b.open ? -1 : 1));
}

/** Calendar days are counted in UTC, where all of them are equally long. */
function dayAfter({ date }: LocalTime, days: number): Pick<LocalTime, "date" | "weekday"> {
  const moment = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);
  return { date: moment.toISOString().slice(0, 10), weekday: moment.getUTCDay() };
}
