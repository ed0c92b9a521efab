import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { placeHours } from "./place-hours";

const t = serverTranslator("en-AU", {});
const [east] = siteConfig({}).site.locations;
if (east === undefined) throw new Error("no location");
const config = siteConfig({});

it("reads today's holiday on the location's own clock (OPEN-50)", () => {
  const holiday = { date: "2026-11-21", status: "Closed" as const, name: "", startHour: null, endHour: null };
  // 14:30 UTC is Sunday in Brisbane, Saturday in Perth.
  const late = new Date("2026-11-21T14:30:00Z");
  const saturday = (timeZone: string) =>
    placeHours(config, { ...east, timeZone, specialHours: [holiday] }, late, t).find(
      ({ day }) => day === "Saturday",
    );
  expect(saturday("Australia/Perth")).toEqual({ day: "Saturday", hours: "Closed", today: true });
  expect(saturday("Australia/Brisbane")?.hours).toMatch(/8:30/);
});

it("prints a week without any hours in the words of LOC-13", () => {
  const bare = { ...config, site: { ...config.site, openingHours: [] } };
  const hours = (byAppointment: boolean) =>
    placeHours({ ...bare, locations: { ...bare.locations, byAppointment } }, east, new Date(0), t).map(
      (row) => `${row.day}: ${row.hours}`,
    );
  expect(hours(false)).toEqual(["Mon-Fri: Closed", "Saturday: Closed", "Sunday: Closed"]);
  expect(hours(true)[0]).toBe("Mon-Fri: By appointment only");
});
