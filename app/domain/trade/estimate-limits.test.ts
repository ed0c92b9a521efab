import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { beyondLimits } from "./estimate-limits";

const { trade } = siteConfig();

describe("who gets no estimate online", () => {
  it("has the specification's limits where the dealer names none (TRADE-08, TRADE-09)", () => {
    expect([trade.maxAgeYears, trade.maxKm]).toEqual([7, 100_000]);
  });

  it.each([
    [2019, 100_000, null],
    [2018, 50_000, "age"],
    [2019, 100_001, "km"],
    [2018, 100_001, "age"],
    [2026, 0, null],
    [2027, 10, null],
    [2019, null, null],
    [null, 100_001, "km"],
    [null, 100_000, null],
  ])("in 2026: one of %s with %s km is beyond: %s", (year, kms, beyond) => {
    expect(beyondLimits({ year, kms }, trade, 2026)).toBe(beyond);
  });

  it("are the dealer's, also none at all for last year's", () => {
    const limits = { maxAgeYears: 0, maxKm: 0 };
    expect(beyondLimits({ year: 2026, kms: 0 }, limits, 2026)).toBeNull();
    expect(beyondLimits({ year: 2025, kms: 0 }, limits, 2026)).toBe("age");
    expect(beyondLimits({ year: 2026, kms: 1 }, limits, 2026)).toBe("km");
  });
});
