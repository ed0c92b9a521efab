import { MINUTE_MS } from "../time/day";

/** Something to come to, for the shopper's own calendar. */
export interface CalendarEvent {
  /** The same in every file about it: calendars then replace what they have. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where it is, in one line. */
  readonly place: string;
  /** From a moment on for so many minutes, null where nobody knows yet how long. */
  readonly when: { readonly begins: Date; readonly minutes: number | null };
  readonly madeAt: Date;
  /** How often it changed: calendars take over a file with a higher number than the one they have. */
  readonly sequence: number;
  /** True once it was called off: calendars then take it out. */
  readonly cancelled: boolean;
}

/** Most bytes of a line before it has to be folded. */
const LONGEST_LINE = 75;

/** An event as an iCalendar file (RFC 5545). Times are in UTC: no calendar has to know the dealer's zone. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Forecourt//Bookings//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${calendarMethod(event)}`,
    "BEGIN:VEVENT",
    `UID:${escaped(event.id)}`,
    `DTSTAMP:${utc(event.madeAt)}`,
    ...span(event.when),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `LOCATION:${escaped(event.place)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** What a calendar is to do with the file; mails name it beside its type as well. */
export function calendarMethod({ cancelled }: Pick<CalendarEvent, "cancelled">): "CANCEL" | "PUBLISH" {
  return cancelled ? "CANCEL" : "PUBLISH";
}

function span(when: CalendarEvent["when"]): readonly string[] {
  if (when.minutes === null) return [`DTSTART:${utc(when.begins)}`];
  const end = new Date(when.begins.getTime() + when.minutes * MINUTE_MS);
  return [`DTSTART:${utc(when.begins)}`, `DTEND:${utc(end)}`];
}

/** `20261122T233000Z` */
function utc(moment: Date): string {
  return moment
    .toISOString()
    .replace(/[-:]/g, "")
    .replace(/\.\d{3}/, "");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** Longer lines go on after a line break and a blank, between characters, never within one. */
function folded(line: string): string {
  const rows: string[] = [];
  let row = "";
  let size = 0;
  for (const character of line) {
    const bytes = bytesOf(character);
    if (size + bytes > LONGEST_LINE) {
      rows.push(row);
      row = " ";
      size = 1;
    }
    row += character;
    size += bytes;
  }
  return [...rows, row].join("\r\n");
}

/** Bytes of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
