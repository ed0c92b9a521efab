import { expect, it } from "vitest";
import { readHours } from "./read-hours";

const days = (text: string) =>
  readHours(text)?.map(({ weekday, open, close }) => `${weekday} ${open}-${close}`);

it("reads days and runs of days, Monday first", () => {
  expect(days("Sa-Su 9:00-13:00, mo - tu 08:30 - 17:30")).toEqual([
    "1 08:30-17:30",
    "2 08:30-17:30",
    "6 09:00-13:00",
    "0 09:00-13:00",
  ]);
  expect(days("Mo-Su 00:00-23:59")).toHaveLength(7);
});

it.each([
  "",
  "always",
  "Mo",
  "Mo 9-17",
  "Mo 24:00-25:00",
  "Mo 09:60-10:00",
  "Mo 17:00-09:00",
  "Mo 09:00-09:00",
  "Xx 09:00-10:00",
  "Mo 09:00-10:00,",
])("%j is none", (text) => {
  expect(readHours(text)).toBeNull();
});
