import type { OpeningHoursEntry, SiteLocation } from "~/domain/tenant/config/location";

/** A day or run of days with the same hours, as a hours table prints it. */
export interface HoursRow {
  /** 0 Sunday to 6 Saturday; `monFri` when all five weekdays share their hours (LOC-12). */
  readonly day: number | "monFri";
  /** `HH:MM` to `HH:MM`, words of the dealer's own, or null when closed. */
  readonly hours: { readonly open: string; readonly close: string } | string | null;
}

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

const WEEKDAYS = [1, 2, 3, 4, 5];

/** The week as rows, Monday first, the five weekdays joined when they are alike (LOC-12). */
export function weekHours(entries: readonly OpeningHoursEntry[]): readonly HoursRow[] {
  const rows = entries.map((entry): HoursRow => ({ day: entry.weekday, hours: hoursOf(entry) }));
  const weekdays = rows.filter(({ day }) => typeof day === "number" && WEEKDAYS.includes(day));
  const [first] = weekdays;
  const alike = first !== undefined && weekdays.every(({ hours }) => same(hours, first.hours));
  if (weekdays.length !== WEEKDAYS.length || !alike) return rows;
  const others = rows.filter((row) => !weekdays.includes(row));
  return [{ day: "monFri", hours: first.hours }, ...others];
}

function hoursOf({ status, open, close, formattedHours }: OpeningHoursEntry): HoursRow["hours"] {
  if (formattedHours !== "") return formattedHours;
  return status === "Closed" || open === null || close === null ? null : { open, close };
}

function same(a: HoursRow["hours"], b: HoursRow["hours"]): boolean {
  if (typeof a === "object" && typeof b === "object" && a !== null && b !== null) {
    return a.open === b.open && a.close === b.close;
  }
  return a === b;
}
