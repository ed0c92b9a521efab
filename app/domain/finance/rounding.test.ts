import { describe, expect, it } from "vitest";
import { roundRepayment, toCents } from "./rounding";

describe("rounding", () => {
  it("FIN-49: goes to the nearest dollar, or up where the site says so", () => {
    expect([161_49, 161_50, 162_00].map((cents) => roundRepayment(cents, "nearest", null))).toEqual([
      161_00, 162_00, 162_00,
    ]);
    expect(roundRepayment(161_49, "nearest", 200_00), "whatever the lender asks").toBe(161_00);
    expect([161_01, 162_00].map((cents) => roundRepayment(cents, "up", null))).toEqual([162_00, 162_00]);
  });

  it("FIN-50: goes up when the lender's own payment is at or above the computed one, else down (OPEN-91)", () => {
    expect(roundRepayment(161_40, "compare", 161_41)).toBe(162_00);
    expect(roundRepayment(161_40, "compare", 161_40)).toBe(162_00);
    expect(roundRepayment(161_60, "compare", 161_59)).toBe(161_00);
    expect(roundRepayment(161_60, "compare", null)).toBe(162_00);
    expect(roundRepayment(162_00, "compare", 100_00), "whole dollars stay").toBe(162_00);
  });

  it("makes cents of currency units without losing any", () => {
    expect([1.005, 0.1 + 0.2, 912.25, 1360.5].map(toCents)).toEqual([101, 30, 912_25, 1360_50]);
  });
});
