import { expect, it } from "vitest";
import { momentAt } from "./moment-at";

it.each([
  ["2026-11-23", "09:30", "Australia/Brisbane", "2026-11-22T23:30:00.000Z"],
  ["2026-11-23", "00:00", "Australia/Perth", "2026-11-22T16:00:00.000Z"],
  ["2026-06-01", "09:00", "Australia/Sydney", "2026-05-31T23:00:00.000Z"],
  ["2026-12-01", "09:00", "Australia/Sydney", "2026-11-30T22:00:00.000Z"],
  // Clocks go on an hour at two, and back an hour at three.
  ["2026-10-04", "01:59", "Australia/Sydney", "2026-10-03T15:59:00.000Z"],
  ["2026-10-04", "03:00", "Australia/Sydney", "2026-10-03T16:00:00.000Z"],
  ["2026-10-04", "09:00", "Australia/Sydney", "2026-10-03T22:00:00.000Z"],
  ["2026-04-05", "09:00", "Australia/Sydney", "2026-04-04T23:00:00.000Z"],
  ["2026-11-23", "09:00", "Pacific/Auckland", "2026-11-22T20:00:00.000Z"],
  ["2026-11-23", "09:00", "UTC", "2026-11-23T09:00:00.000Z"],
])("%s %s in %s is %s", (day, clock, zone, moment) => {
  expect(momentAt(day, clock, zone).toISOString()).toBe(moment);
});
