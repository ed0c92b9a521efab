import { describe, expect, it } from "vitest";
import { comparisonRate, isComparisonOf } from "./comparison-rate";

const fees = (once: number, monthly = 0) => ({ once: once * 100, monthly: monthly * 100 });

/** The value of the month's payments at a rate, summed one by one: apart from the formulas under test. */
function worthToday(payment: number, rate: number): number {
  let sum = 0;
  for (let month = 1; month <= 60; month += 1) sum += payment / (1 + rate / 1200) ** month;
  return sum;
}

describe("the comparison rate (FIN-55)", () => {
  it.each([
    [10.95, 1360.5, 0, 12.9],
    [9.49, 1300, 0, 11.33],
    [6.99, 395, 0, 7.54],
    [6.99, 1313.25, 8, 9.35],
    [8.99, 495, 0, 9.69],
    [11.95, 385, 0, 12.51],
  ])("of %d%% with $%d at first and $%d a month is %d%%", (rate, once, monthly, expected) => {
    expect(comparisonRate(rate, fees(once, monthly))).toBe(expected);
  });

  it.each([0, 0.5, 7.49, 40])("of %d%% without fees is the rate itself", (rate) => {
    expect(comparisonRate(rate, fees(0))).toBe(rate);
  });

  it("makes the payments worth what the borrower gets", () => {
    const payment = (30_395 * (0.0699 / 12)) / (1 - (1 + 0.0699 / 12) ** -60) + 12.5;
    expect(worthToday(payment, comparisonRate(6.99, fees(395, 12.5)))).toBeCloseTo(30_000, -1);
  });

  it("counts fees of a loan without interest, and fees as large as the loan", () => {
    expect(comparisonRate(0, fees(3_000))).toBeGreaterThan(3);
    expect(comparisonRate(10, fees(30_000))).toBeGreaterThan(40);
  });

  it("is told apart from another one, within what rounding makes of it", () => {
    expect(isComparisonOf(12.9, 10.95, fees(1360.5))).toBe(true);
    expect(isComparisonOf(12.95, 10.95, fees(1360.5))).toBe(true);
    expect(isComparisonOf(12.96, 10.95, fees(1360.5))).toBe(false);
    expect(isComparisonOf(12.41, 10.95, fees(1360.5))).toBe(false);
  });
});
