import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { specialHoursOf } from "./opening-hours";

it("a location has the site's special days, and its own in place of the same day's (ENT-25)", () => {
  const config = siteConfig({
    site: {
      specialHours: [
        { date: "2026-12-26", name: "Boxing Day" },
        { date: "2026-12-25", name: "Christmas Day" },
      ],
    },
  });
  const days = (specialHours: Parameters<typeof specialHoursOf>[1]["specialHours"]) =>
    specialHoursOf(config, { specialHours }).map(({ date, name, status }) => [date, name, status]);
  expect(days([])).toEqual([
    ["2026-12-25", "Christmas Day", "Closed"],
    ["2026-12-26", "Boxing Day", "Closed"],
  ]);
  const sale = {
    date: "2026-12-26",
    status: "Open",
    name: "Sale",
    startHour: "09:00",
    endHour: "17:00",
  } as const;
  const show = { ...sale, date: "2026-08-12", name: "Show Day" };
  expect(days([sale, show])).toEqual([
    ["2026-08-12", "Show Day", "Open"],
    ["2026-12-25", "Christmas Day", "Closed"],
    ["2026-12-26", "Sale", "Open"],
  ]);
});
