import { dateFormat } from "../text/intl-formats";

/** Whose clock and language a moment is written by. */
interface Clock {
  readonly locale: string;
  readonly timeZone: string;
}

/** A day as a list has room for it: "23 Nov 2026". */
export const MEDIUM_DAY = { day: "numeric", month: "short", year: "numeric" } as const;

/** A day with its name: "Monday 23 November 2026". */
export const FULL_DAY = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;

/** A moment where the dealer is, with its zone: its hour, "5:42 pm AEST", after what is asked for of its day. */
export function zonedTime(iso: string, clock: Clock, day: Intl.DateTimeFormatOptions = {}): string {
  return zonedParts(iso, clock, day)
    .map(({ value }) => value)
    .join("");
}

/**
 * The parts of a moment's hour and zone, with what is asked for of its day. A zone that a language has no short name for has its
 * whole name: nobody reads "GMT+10" as the time at the dealer's.
 */
export function zonedParts(
  iso: string,
  { locale, timeZone }: Clock,
  day: Intl.DateTimeFormatOptions,
): readonly Intl.DateTimeFormatPart[] {
  const partsWith = (timeZoneName: "short" | "long") =>
    dateFormat(locale, { timeZone, ...day, hour: "numeric", minute: "2-digit", timeZoneName })
      .formatToParts(new Date(iso))
      // A narrow space no-break in parts is a plain one in whole texts of the same format.
      .map((part) => ({ ...part, value: part.value.replaceAll("\u202f", " ") }));
  const short = partsWith("short");
  const isOffset = short.some(({ type, value }) => type === "timeZoneName" && /[+\u2212-]\d/.test(value));
  return isOffset ? partsWith("long") : short;
}
