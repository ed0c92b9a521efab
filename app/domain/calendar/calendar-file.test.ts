import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file";

const drive: CalendarEvent = {
  id: "lead-1@www.yard.example",
  title: "Test drive: 2022 Mazda CX-5",
  text: "Bring your licence.",
  place: "Yard Motors, 418 Ipswich Road, Moorooka QLD 4105",
  when: { begins: new Date("2026-11-22T23:30:00.000Z"), minutes: 60 },
  madeAt: new Date("2026-11-21T03:04:05.678Z"),
  sequence: 0,
  cancelled: false,
};
/** A file's lines as calendars read them: folded lines are one. */
const linesOf = (event: CalendarEvent) => calendarFile(event).replaceAll("\r\n ", "").split("\r\n");

describe("a calendar file", () => {
  it("has begin and end in UTC, and a line for each thing", () => {
    expect(linesOf(drive)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Forecourt//Bookings//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:lead-1@www.yard.example",
      "DTSTAMP:20261121T030405Z",
      "DTSTART:20261122T233000Z",
      "DTEND:20261123T003000Z",
      "SUMMARY:Test drive: 2022 Mazda CX-5",
      "DESCRIPTION:Bring your licence.",
      "LOCATION:Yard Motors\\, 418 Ipswich Road\\, Moorooka QLD 4105",
      "SEQUENCE:0",
      "STATUS:CONFIRMED",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("is taken out of calendars once it is called off, under the same name", () => {
    const lines = linesOf({ ...drive, sequence: 2, cancelled: true });
    expect(lines).toEqual(
      expect.arrayContaining([
        "METHOD:CANCEL",
        "UID:lead-1@www.yard.example",
        "SEQUENCE:2",
        "STATUS:CANCELLED",
      ]),
    );
  });

  it("takes any text, which can begin no line of its own", () => {
    const text = "a;b,c\\d\r\nBEGIN:VALARM\nEND:VEVENT\rx";
    const lines = linesOf({ ...drive, text });
    expect(lines).toContain("DESCRIPTION:a\\;b\\,c\\\\d\\nBEGIN:VALARM\\nEND:VEVENT\\nx");
    expect(lines).toHaveLength(18);
  });

  it("has lines of at most 75 bytes, and breaks no character of any alphabet", () => {
    const text = `${"موعد تجربة القيادة ".repeat(9)}${"试驾预约".repeat(20)}${"🚗".repeat(30)}`;
    const file = calendarFile({ ...drive, text });
    for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
    expect(file).not.toContain("\uFFFD");
    expect(linesOf({ ...drive, text })).toContain(`DESCRIPTION:${text}`);
  });
});
