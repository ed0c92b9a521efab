import { expect, it } from "vitest";
import { RANGE_ATTRIBUTES } from "../attributes";
import { roundedBound, typedBound } from "./typed-range";

it.each([
  ["engine_cc", "2.0", 2_000],
  ["engine_cc", "2.0 l", 2_000],
  ["engine_cc", "٢٫٤", 2_400],
  ["engine_cc", "2０00", 2_000],
  ["engine_cc", "30", 30],
  ["engine_cc", "2.", 2_000],
  ["engine_cc", "31.5", 32],
  ["engine_cc", "0", 0],
  ["fuel_economy", "6.5", 6.5],
  ["fuel_economy", "٦٫٥", 6.5],
  ["fuel_economy", "６．５", 6.5],
  ["fuel_economy", "6.55", 6.6],
  ["fuel_economy", "6.5l/100", 6.5],
  ["length_ft", "17.5 ft", 17.5],
  ["safety_stars", "4.5", 4.5],
  ["price", "20,499.50", 20_500],
  ["price", "20k", 20_000],
  ["seat_count", "4.5", 5],
  ["year", "2018.4", 2_018],
  ["fuel_economy", "-6", null],
  ["fuel_economy", "six", null],
  ["fuel_economy", "", null],
] as const)("%s of %j is %j", (attribute, text, bound) => {
  expect(typedBound(attribute, text)).toBe(bound);
});

it("is rounded once: rounding again changes nothing", () => {
  for (const attribute of RANGE_ATTRIBUTES)
    for (const value of [0, 0.04, 6.55, 17.25, 1_999.5, 1e12])
      expect(roundedBound(attribute, roundedBound(attribute, value)), attribute).toBe(
        roundedBound(attribute, value),
      );
});
