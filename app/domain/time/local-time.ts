import { dateFormat } from "../text/intl-formats";
/** A moment as clocks and calendars of one place show it. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** 0 Sunday to 6 Saturday */
  readonly weekday: number;
  /** `HH:MM`, 24 hours */
  readonly clock: string;
}

/** The wall clock of a time zone. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const parts = new Map(
    wallClock(timeZone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const date = `${part("year")}-${part("month")}-${part("day")}`;
  return {
    date,
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    clock: `${part("hour")}:${part("minute")}`,
  };
}

function wallClock(timeZone: string): Intl.DateTimeFormat {
  return dateFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}
