import { expect, it } from "vitest";
import type { OpeningHoursEntry } from "~/domain/tenant/config/location";
import { weekHours, weekWith } from "./week-hours";

const day = (weekday: number, open: string | null, close: string | null, words = ""): OpeningHoursEntry => ({
  weekday,
  open,
  close,
  formattedHours: words,
  status: open === null ? "Closed" : "Open",
});
const weekdays = (close: (weekday: number) => string) =>
  [1, 2, 3, 4, 5].map((weekday) => day(weekday, "08:30", close(weekday)));

it("joins five weekdays that share their hours to Mon-Fri, from weekdays 0 Sunday to 6 Saturday (LOC-11, LOC-12)", () => {
  const rows = weekHours([...weekdays(() => "17:30"), day(6, "08:30", "16:00"), day(0, null, null)]);
  expect(rows).toEqual([
    { day: "monFri", hours: { open: "08:30", close: "17:30" } },
    { day: 6, hours: { open: "08:30", close: "16:00" } },
    { day: 0, hours: "closed" },
  ]);
});

it("keeps the days apart when one differs or is missing (LOC-12)", () => {
  expect(weekHours(weekdays((weekday) => (weekday === 4 ? "20:00" : "17:30")))).toHaveLength(7);
  expect(weekHours(weekdays(() => "17:30").slice(0, 4))).toHaveLength(7);
});

it("prints the dealer's own words, such as By appointment only (ERR-08)", () => {
  expect(weekHours([day(0, null, null, "By appointment only")]).at(-1)).toEqual({
    day: 0,
    hours: { words: "By appointment only" },
  });
});

it("has a row for every day of a partial week, and tells a day without hours from a closed one (LOC-13)", () => {
  expect(weekHours([day(6, null, null), day(1, "08:30", "17:30")])).toEqual([
    { day: 1, hours: { open: "08:30", close: "17:30" } },
    ...[2, 3, 4, 5].map((weekday) => ({ day: weekday, hours: "missing" })),
    { day: 6, hours: "closed" },
    { day: 0, hours: "missing" },
  ]);
  expect(weekHours([])).toEqual([
    { day: "monFri", hours: "missing" },
    { day: 6, hours: "missing" },
    { day: 0, hours: "missing" },
  ]);
});

it("joins weekdays of the same words, not of words and hours (LOC-12)", () => {
  const asked = [1, 2, 3, 4, 5].map((weekday) => day(weekday, null, null, "Ring first"));
  expect(weekHours(asked)[0]).toEqual({ day: "monFri", hours: { words: "Ring first" } });
  expect(weekHours([day(1, "08:30", "17:30"), ...asked.slice(1)])).toHaveLength(7);
});

it("gives today the hours of a special day, so that Mon-Fri falls apart (OPEN-50, LOC-12)", () => {
  const week = [...weekdays(() => "17:30"), day(6, "08:30", "16:00")];
  const holiday = { date: "2026-12-25", status: "Closed" as const, name: "", startHour: null, endHour: null };
  const friday = { date: "2026-12-25", weekday: 5 };
  const rows = weekHours(weekWith(week, [holiday], friday));
  expect(rows.map(({ day: weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(rows[4]).toEqual({ day: 5, hours: "closed" });
  expect(weekWith(week, [holiday], { date: "2026-12-24", weekday: 4 })).toBe(week);
  const fair = {
    ...holiday,
    date: "2026-12-27",
    status: "Open" as const,
    startHour: "10:00",
    endHour: "14:00",
  };
  expect(weekHours(weekWith(week, [fair], { date: "2026-12-27", weekday: 0 })).at(-1)).toEqual({
    day: 0,
    hours: { open: "10:00", close: "14:00" },
  });
});
