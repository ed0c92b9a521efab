import { expect, it } from "vitest";
import type { OpeningHoursEntry } from "~/domain/tenant/config/location";
import { weekHours } from "./week-hours";

const day = (weekday: number, open: string | null, close: string | null, words = ""): OpeningHoursEntry => ({
  weekday,
  open,
  close,
  formattedHours: words,
  status: open === null ? "Closed" : "Open",
});
const weekdays = (close: (weekday: number) => string) =>
  [1, 2, 3, 4, 5].map((weekday) => day(weekday, "08:30", close(weekday)));

it("joins five weekdays that share their hours", () => {
  const rows = weekHours([...weekdays(() => "17:30"), day(6, "08:30", "16:00"), day(0, null, null)]);
  expect(rows).toEqual([
    { day: "monFri", hours: { open: "08:30", close: "17:30" } },
    { day: 6, hours: { open: "08:30", close: "16:00" } },
    { day: 0, hours: null },
  ]);
});

it("keeps the days apart when one differs or is missing", () => {
  expect(weekHours(weekdays((weekday) => (weekday === 4 ? "20:00" : "17:30")))).toHaveLength(5);
  expect(weekHours(weekdays(() => "17:30").slice(0, 4))).toHaveLength(4);
});

it("prints the dealer's own words", () => {
  expect(weekHours([day(0, null, null, "By appointment only")])).toEqual([
    { day: 0, hours: "By appointment only" },
  ]);
});

it("is empty without hours", () => {
  expect(weekHours([])).toEqual([]);
});
