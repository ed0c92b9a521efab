import { expect, it } from "vitest";
import { isCalendarDay } from "./calendar-day";

it.each([
  ["2026-02-28", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-02-31", false],
  ["2026-13-01", false],
  ["2026-2-1", false],
  ["2026-02-28T00:00", false],
  ["soon", false],
  ["", false],
])("%j is in the calendar: %s", (text, isDay) => expect(isCalendarDay(text)).toBe(isDay));
