import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { distanceUnitOf, fromKm, toKm } from "./distance-unit";

it("is the site's own unit, else its country's", () => {
  expect(distanceUnitOf(siteConfig().site)).toBe("km");
  expect(distanceUnitOf(siteConfig({ site: { distanceUnit: "mi" } }).site)).toBe("mi");
  expect(distanceUnitOf(siteConfig({ site: { country: "nz", distanceUnit: null } }).site)).toBe("km");
});

it("gives back the miles that were asked for, through whole kilometres", () => {
  for (const miles of [0, 1, 2, 99, 30_000, 30_001, 123_457, 1_000_000])
    expect(Math.round(fromKm(toKm(miles, "mi"), "mi"))).toBe(miles);
  expect(toKm(30_000, "mi")).toBe(48_280);
  expect([toKm(5, "km"), fromKm(5, "km")]).toEqual([5, 5]);
});
