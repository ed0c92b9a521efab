import { describe, expect, it } from "vitest";
import { budgetAmount, budgetEstimate, budgetOutcome, budgetRange } from "./budget";

describe("budgetAmount", () => {
  it.each([
    ["200", 200],
    ["$2,000", 2_000],
    [" 1 500.50 ", 1_500.5],
    [1_000_000, 1_000_000],
    ["1000001", 1_000_000],
    ["1e9", 1_000_000],
    ["-5", 0],
    ["", 0],
    ["abc", 0],
    ["12abc", 0],
    ["NaN", 0],
    ["Infinity", 0],
    [null, 0],
    [undefined, 0],
    [{}, 0],
  ])("reads %j as %d", (input, expected) => {
    expect(budgetAmount(input)).toBe(expected);
  });
});

describe("budgetEstimate", () => {
  it("is five years of repayments plus the deposit", () => {
    expect(budgetEstimate({ period: "monthly", repayment: 600, deposit: 2_000 })).toBe(38_000);
    expect(budgetEstimate({ period: "weekly", repayment: 200, deposit: 2_000 })).toBe(54_000);
  });

  it("is whole and survives the extremes", () => {
    expect(budgetEstimate({ period: "weekly", repayment: 0, deposit: 0 })).toBe(0);
    expect(budgetEstimate({ period: "weekly", repayment: 0.001, deposit: 0.4 })).toBe(1);
    expect(budgetEstimate({ period: "weekly", repayment: 1_000_000, deposit: 1_000_000 })).toBe(261_000_000);
  });
});

describe("budgetOutcome", () => {
  it.each([
    [19_999, 20_000, "none"],
    [20_000, 20_000, "some"],
    [20_001, 20_000, "some"],
    [54_000, null, "none"],
  ] as const)("of %d against a lowest price of %j is %s", (estimate, lowest, expected) => {
    expect(budgetOutcome(estimate, lowest)).toBe(expected);
  });
});

describe("budgetRange", () => {
  it("starts at the site's least price", () => {
    expect(budgetRange(54_000, 1_000)).toBe("1000:54000");
  });
  it("never starts above its end", () => {
    expect(budgetRange(600, 1_000)).toBe("600:600");
  });
});
