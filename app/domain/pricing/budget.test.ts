import { describe, expect, it } from "vitest";
import { exactRepayment } from "../finance/amortisation";
import { budgetAmount, budgetEstimate, budgetOutcome, budgetPrice, budgetRange } from "./budget";

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
    ["0x10", 0],
    ["1e999", 1_000_000],
    ["€200", 200],
    ["٣٠٠", 300],
    ["١٬٢٣٤٫٥", 1_234.5],
    ["۳۰۰", 300],
    ["３００", 300],
    ["-٣٠٠", 0],
    [null, 0],
    [undefined, 0],
    [{}, 0],
    [["5"], 0],
  ])("reads %j as %d (BUDG-09, BUDG-10)", (input, expected) => {
    expect(budgetAmount(input)).toBe(expected);
  });
});

it("reads the longest number as it does one of twenty digits", () => {
  expect(budgetAmount("9".repeat(20))).toBe(1_000_000);
  expect(budgetAmount("9".repeat(3_000))).toBe(1_000_000);
  expect(budgetAmount(`${"9".repeat(3_000)}x`)).toBe(0);
  expect(budgetAmount(`-${"9".repeat(3_000)}`)).toBe(0);
});

it("leads to no price where no repayment is named and the deposit alone buys nothing", () => {
  const loan = {
    annualRate: 9,
    years: 5,
    fees: 0,
    monthlyFees: 0,
    paymentsPerYear: null,
    most: 250_000,
    maxAgeYears: null,
  };
  const price = (repayment: number, deposit: number, least: number | null) => {
    const budget = { period: "weekly", repayment, deposit } as const;
    return budgetPrice(budget, 1_000, least === null ? null : { ...loan, least });
  };
  expect([price(0, 0, null), price(0, 999, null), price(0, 0, 5_000), price(0, 4_999, 5_000)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([price(0, 1_000, null), price(0, 5_000, 5_000)]).toEqual(["1000:1000", "5000:5000"]);
  // A lender that names no repayment below 5,000 has none for these.
  expect([price(1, 0, 5_000), price(1, 2_000, 5_000)]).toEqual([null, null]);
  expect(price(1, 2_000, null)).toBe("1000:2260");
  expect(price(1, 0, null), "less than the site's least price").toBe("1:260");
  // Less than a dollar's worth in all: a range up to 0 would be no price, which is what vehicles without one have.
  expect([price(0.004, 0, 5_000), price(0.001, 0, null)]).toEqual([null, null]);
});

describe("budgetEstimate", () => {
  it("is five years of repayments plus the deposit", () => {
    expect(budgetEstimate({ period: "monthly", repayment: 600, deposit: 2_000 }, null)).toBe(38_000);
    expect(budgetEstimate({ period: "weekly", repayment: 200, deposit: 2_000 }, null)).toBe(54_000);
  });

  it("is whole and survives the extremes", () => {
    expect(budgetEstimate({ period: "weekly", repayment: 0, deposit: 0 }, null)).toBe(0);
    expect(budgetEstimate({ period: "weekly", repayment: 0.001, deposit: 0.4 }, null)).toBe(1);
    expect(budgetEstimate({ period: "weekly", repayment: 1_000_000, deposit: 1_000_000 }, null)).toBe(
      261_000_000,
    );
  });
});

describe("budgetEstimate with a loan", () => {
  const loan = {
    annualRate: 8.99,
    years: 5,
    fees: 495,
    monthlyFees: 0,
    paymentsPerYear: null,
    least: 0,
    most: Number.POSITIVE_INFINITY,
    maxAgeYears: null,
  };
  const weekly = (repayment: number, deposit = 0) => ({ period: "weekly", repayment, deposit }) as const;

  it("is what the repayments pay off at the dealer's rate, less the fees, plus the deposit", () => {
    // 260 payments of $200 at 8.99 % a year are worth $41,855.12 today.
    expect(budgetEstimate(weekly(200, 2_000), loan)).toBe(43_360);
    expect(budgetEstimate(weekly(200, 2_000), { ...loan, fees: 0 })).toBe(43_855);
  });

  it("is the sum of the repayments when there is neither interest nor fee", () => {
    const free = { ...loan, annualRate: 0, fees: 0 };
    expect(budgetEstimate(weekly(200, 2_000), free)).toBe(54_000);
    expect(budgetEstimate({ period: "monthly", repayment: 600, deposit: 2_000 }, free)).toBe(38_000);
  });

  it.each([
    ["weekly", 52, 200],
    ["weekly", 52, 87.35],
    ["monthly", 12, 600],
    ["monthly", 12, 1_000_000],
  ] as const)("costs no more than the budget, and a dollar more would: %s, %d a year, %d", (...given) => {
    const [period, paymentsPerYear, repayment] = given;
    const costOf = (price: number) => {
      const principal = Math.round((price + loan.fees) * 100);
      return exactRepayment({ principal, balloon: 0, annualRate: 8.99, years: 5, paymentsPerYear }) / 100;
    };
    const price = budgetEstimate({ period, repayment, deposit: 0 }, loan);
    expect(costOf(price)).toBeLessThanOrEqual(repayment);
    expect(costOf(price + 1)).toBeGreaterThan(repayment);
  });

  it("leaves of the repayments what the lender does not ask each month beside them", () => {
    const monthly = { period: "monthly", repayment: 608, deposit: 0 } as const;
    const without = budgetEstimate({ ...monthly, repayment: 600 }, loan);
    expect(budgetEstimate(monthly, { ...loan, monthlyFees: 8 })).toBe(without);
  });

  it("is never above what a repayment is named for", () => {
    expect(budgetEstimate(weekly(200), { ...loan, most: 20_000 })).toBe(20_000);
  });

  it("is the deposit alone when the repayments do not cover the fees", () => {
    expect(budgetEstimate(weekly(0, 0), loan)).toBe(0);
    expect(budgetEstimate(weekly(0, 2_000), loan)).toBe(2_000);
    expect(budgetEstimate(weekly(2, 2_000), loan)).toBe(2_000);
    expect(budgetEstimate(weekly(0.001, 0.4), loan)).toBe(0);
  });
});

describe("budgetOutcome", () => {
  it.each([
    [19_999, 20_000, "none"],
    [20_000, 20_000, "some"],
    [20_001, 20_000, "some"],
    [54_000, null, "none"],
  ] as const)("of %d against a lowest price of %j is %s", (estimate, lowest, expected) => {
    expect(budgetOutcome(estimate, lowest, null)).toBe(expected);
  });
  it("is none below the lowest price that a repayment is named for", () => {
    expect(budgetOutcome(4_999, 2_000, { least: 5_000 })).toBe("none");
    expect(budgetOutcome(5_000, 2_000, { least: 5_000 })).toBe("some");
  });
});

describe("budgetRange", () => {
  it("starts at the site's least price", () => {
    expect(budgetRange(54_000, 1_000, null)).toBe("1000:54000");
  });
  it("starts at the lowest price that a repayment is named for", () => {
    expect(budgetRange(54_000, 1_000, { least: 5_000 })).toBe("5000:54000");
    expect(budgetRange(5_001, 1_000, { least: 5_000 })).toBe("5000:5001");
  });
  it("starts at the least price where it ends below that, so that it finds what the budget buys", () => {
    expect(budgetRange(600, 1_000, null)).toBe("1:600");
    expect(budgetRange(1_000, 1_000, null)).toBe("1000:1000");
    expect(budgetRange(4_999, 1_000, { least: 5_000 })).toBe("1:4999");
  });
});
