import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { closedDay } from "./closed-day";

const address = { street: "1 Road", city: "Town", state: "QLD", postcode: "4000" };
const place = { id: "yard", name: "Yard", slug: "yard", dealershipId: "yard", address };
/** Monday to Friday. */
const openingHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: "08:30", close: "17:00" }));
/** Noon in Brisbane, on a Friday. */
const NOW = new Date("2026-11-27T02:00:00.000Z");
const holiday = { date: "2026-11-30", name: "A holiday" };

it("are the next open days of a place that is closed on one, by its week and its holidays", () => {
  const config = siteConfig({ site: { openingHours, locations: [{ ...place, specialHours: [holiday] }] } });
  const [yard] = config.site.locations;
  expect(closedDay("2026-11-27", yard ?? null, config, NOW), "a Friday").toBeNull();
  const next = ["2026-12-01", "2026-12-02", "2026-12-03"];
  expect(closedDay("2026-11-28", yard ?? null, config, NOW), "a Saturday before the holiday").toEqual({
    why: "closed",
    open: next,
  });
  expect(closedDay("2026-11-30", yard ?? null, config, NOW), "the holiday").toEqual({
    why: "closed",
    open: next,
  });
});

it("are none where nothing is said of hours, without a place and without a day", () => {
  const open = siteConfig({ site: { openingHours, locations: [place] } });
  expect(closedDay("", open.site.locations[0] ?? null, open, NOW)).toBeNull();
  const config = siteConfig({ site: { locations: [place], openingHours: [] } });
  expect(closedDay("2026-11-29", config.site.locations[0] ?? null, config, NOW)).toBeNull();
  expect(closedDay("2026-11-29", null, config, NOW)).toBeNull();
});

it("is over for today once the place has closed, on its own clocks", () => {
  const later = { ...place, id: "west", timeZone: "Australia/Perth" };
  const config = siteConfig({ site: { openingHours, locations: [place, later] } });
  const [yard = null, west = null] = config.site.locations;
  const after = (minutes: number) => new Date(Date.parse("2026-11-27T07:00:00.000Z") + minutes * 60_000);
  expect(closedDay("2026-11-27", yard, config, after(-1))).toBeNull();
  const over = { why: "over", open: ["2026-11-30", "2026-12-01", "2026-12-02"] };
  expect(closedDay("2026-11-27", yard, config, after(0))).toEqual(over);
  expect(closedDay("2026-11-30", yard, config, after(0)), "another day").toBeNull();
  expect(closedDay("2026-11-27", west, config, after(0)), "two hours behind").toBeNull();
  const evening = new Date("2026-11-26T14:30:00.000Z");
  expect(closedDay("2026-11-26", yard, config, evening), "tomorrow there while it is today in Perth").toEqual(
    {
      why: "over",
      open: ["2026-11-27", "2026-11-30", "2026-12-01"],
    },
  );
});
