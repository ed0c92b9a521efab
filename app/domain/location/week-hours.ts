import type { OpeningHoursEntry, SiteLocation } from "~/domain/tenant/config/location";

/** A day or run of days with the same hours, as a hours table prints it. */
export interface HoursRow {
  /** 0 Sunday to 6 Saturday; `monFri` when all five weekdays share their hours (LOC-12). */
  readonly day: number | "monFri";
  readonly hours: DayHours;
}

/** `HH:MM` to `HH:MM`, words of the dealer's own, closed on purpose, or `missing` where nobody wrote hours (LOC-13). */
export type DayHours =
  | { readonly open: string; readonly close: string }
  | { readonly words: string }
  | "closed"
  | "missing";

/**
 * The week with the hours of one day replaced by those of the special day of today's date (OPEN-50); unchanged when
 * there is none.
 * @param today the day, and its weekday from 0 Sunday to 6 Saturday (LOC-11)
 */
export function weekWith(
  week: readonly OpeningHoursEntry[],
  special: SiteLocation["specialHours"],
  today: { readonly date: string; readonly weekday: number },
): readonly OpeningHoursEntry[] {
  const exception = special.find(({ date }) => date === today.date);
  if (exception === undefined) return week;
  const { status, startHour: open, endHour: close } = exception;
  const day = { weekday: today.weekday, status, open, close, formattedHours: "" };
  const place = week.findIndex(({ weekday }) => weekday === today.weekday);
  const others = week.filter(({ weekday }) => weekday !== today.weekday);
  return place < 0 ? [...others, day] : others.toSpliced(place, 0, day);
}

const WEEK = [1, 2, 3, 4, 5, 6, 0];
const WEEKDAYS = [1, 2, 3, 4, 5];

/** Every day of the week as rows, Monday first, the five weekdays joined when they are alike (LOC-12, LOC-13). */
export function weekHours(entries: readonly OpeningHoursEntry[]): readonly HoursRow[] {
  const rows = WEEK.flatMap((day): readonly HoursRow[] => {
    const own = entries.filter(({ weekday }) => weekday === day);
    return own.length === 0 ? [{ day, hours: "missing" }] : own.map((one) => ({ day, hours: hoursOf(one) }));
  });
  const weekdays = rows.filter(({ day }) => typeof day === "number" && WEEKDAYS.includes(day));
  const [first] = weekdays;
  const alike = first !== undefined && weekdays.every(({ hours }) => same(hours, first.hours));
  if (weekdays.length !== WEEKDAYS.length || !alike) return rows;
  const others = rows.filter((row) => !weekdays.includes(row));
  return [{ day: "monFri", hours: first.hours }, ...others];
}

function hoursOf({ status, open, close, formattedHours }: OpeningHoursEntry): DayHours {
  if (formattedHours !== "") return { words: formattedHours };
  if (status === "Closed") return "closed";
  return open === null || close === null ? "missing" : { open, close };
}

function same(a: DayHours, b: DayHours): boolean {
  if (typeof a === "string" || typeof b === "string") return a === b;
  if ("words" in a || "words" in b) return "words" in a && "words" in b && a.words === b.words;
  return a.open === b.open && a.close === b.close;
}
