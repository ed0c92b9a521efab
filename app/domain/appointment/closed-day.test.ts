import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { openInstead } from "./closed-day";

const address = { street: "1 Road", city: "Town", state: "QLD", postcode: "4000" };
const place = { id: "yard", name: "Yard", slug: "yard", dealershipId: "yard", address };
/** Monday to Friday. */
const openingHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: "08:30", close: "17:00" }));
const holiday = { date: "2026-11-30", name: "A holiday" };

it("are the next open days of a place that is closed on one, by its week and its holidays", () => {
  const config = siteConfig({ site: { openingHours, locations: [{ ...place, specialHours: [holiday] }] } });
  const [yard] = config.site.locations;
  expect(openInstead("2026-11-27", yard ?? null, config), "a Friday").toBeNull();
  const next = ["2026-12-01", "2026-12-02", "2026-12-03"];
  expect(openInstead("2026-11-28", yard ?? null, config), "a Saturday before the holiday").toEqual(next);
  expect(openInstead("2026-11-30", yard ?? null, config), "the holiday").toEqual(next);
});

it("are none where nothing is said of hours, without a place and without a day", () => {
  const open = siteConfig({ site: { openingHours, locations: [place] } });
  expect(openInstead("", open.site.locations[0] ?? null, open)).toBeNull();
  const config = siteConfig({ site: { locations: [place], openingHours: [] } });
  expect(openInstead("2026-11-29", config.site.locations[0] ?? null, config)).toBeNull();
  expect(openInstead("2026-11-29", null, config)).toBeNull();
});
