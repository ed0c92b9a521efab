import { expect, it } from "vitest";
import { hoursTexts } from "./hours-text";

const brisbane = { locale: "en-AU", timeZone: "Australia/Brisbane" };
const words = { monFri: "Mon-Fri", closed: "Closed" };
const spaces = (text: string) => text.replace(/\s/gu, " ");

it("writes days and times in the locale and marks today in the site's zone", () => {
  // Saturday evening in UTC is already Sunday in Brisbane.
  const now = new Date("2026-11-21T20:00:00Z");
  const texts = hoursTexts(
    [
      { day: "monFri", hours: { open: "08:30", close: "17:30" } },
      { day: 6, hours: "By appointment" },
      { day: 0, hours: null },
    ],
    brisbane,
    now,
    words,
  );
  expect(texts.map((row) => ({ ...row, hours: spaces(row.hours) }))).toEqual([
    { day: "Mon-Fri", hours: "8:30 am – 5:30 pm", today: false },
    { day: "Saturday", hours: "By appointment", today: false },
    { day: "Sunday", hours: "Closed", today: true },
  ]);
});

it("marks the weekdays together", () => {
  const [row] = hoursTexts(
    [{ day: "monFri", hours: null }],
    brisbane,
    new Date("2026-11-20T02:00:00Z"),
    words,
  );
  expect(row?.today).toBe(true);
});
