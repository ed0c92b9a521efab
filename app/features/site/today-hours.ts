import type { OpeningHoursEntry, SiteLocation } from "~/domain/tenant/config/location";

/** Whether the doors are open; times as `HH:MM` of the site's zone. */
export type TodayHours =
  | { readonly state: "open"; readonly until: string }
  | { readonly state: "later"; readonly from: string }
  | { readonly state: "over" }
  | { readonly state: "closed" };

interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** 0 Sunday to 6 Saturday */
  readonly weekday: number;
  /** `HH:MM`, 24 hours */
  readonly clock: string;
}

/** The wall clock of a time zone. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(now).map((part) => [part.type, part.value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const date = `${part("year")}-${part("month")}-${part("day")}`;
  return {
    date,
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    clock: `${part("hour")}:${part("minute")}`,
  };
}

/**
 * What a visitor finds today. Special days (ENT-25) go before the week.
 * @returns null when nothing is known about today
 */
export function todayHours(
  week: readonly OpeningHoursEntry[],
  special: SiteLocation["specialHours"],
  now: LocalTime,
): TodayHours | null {
  const exception = special.find((day) => day.date === now.date);
  const regular = week.find((day) => day.weekday === now.weekday);
  const status = exception?.status ?? regular?.status;
  if (status === undefined) return null;
  const open = exception === undefined ? regular?.open : exception.startHour;
  const close = exception === undefined ? regular?.close : exception.endHour;
  if (status === "Closed" || open == null || close == null) return { state: "closed" };
  if (now.clock < open) return { state: "later", from: open };
  return now.clock < close ? { state: "open", until: close } : { state: "over" };
}
