import { expect, it } from "vitest";
import { hoursTexts } from "./hours-text";

const brisbane = { locale: "en-AU", timeZone: "Australia/Brisbane" };
const words = { monFri: "Mon-Fri", closed: "Closed", missing: "By appointment only" };
const spaces = (text: string) => text.replace(/\s/gu, " ");

it("writes days and times in the locale and marks today in the site's zone", () => {
  // Saturday evening in UTC is already Sunday in Brisbane.
  const now = new Date("2026-11-21T20:00:00Z");
  const texts = hoursTexts(
    [
      { day: "monFri", hours: { open: "08:30", close: "17:30" } },
      { day: 6, hours: { words: "Ring first" } },
      { day: 0, hours: "closed" },
      { day: 3, hours: "missing" },
    ],
    brisbane,
    now,
    words,
  );
  expect(texts.map((row) => ({ ...row, hours: spaces(row.hours) }))).toEqual([
    { day: "Mon-Fri", hours: "8:30 am – 5:30 pm", today: false },
    { day: "Saturday", hours: "Ring first", today: false },
    { day: "Sunday", hours: "Closed", today: true },
    { day: "Wednesday", hours: "By appointment only", today: false },
  ]);
});

it("marks the weekdays together", () => {
  const [row] = hoursTexts(
    [{ day: "monFri", hours: "closed" }],
    brisbane,
    new Date("2026-11-20T02:00:00Z"),
    words,
  );
  expect(row?.today).toBe(true);
});
