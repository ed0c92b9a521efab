import { describe, expect, it } from "vitest";
import { exactRepayment } from "./amortisation";
import { type FinanceInputs, financeResult } from "./calculator";
import { FREQUENCIES, type Frequency } from "./frequency";
import type { RoundingMode } from "./rounding";

/**
 * The calculator against a second method that shares nothing with it: the loan is run period by period in whole
 * numbers of 1/10^18 cent (interest on, payment off), and the payment that leaves exactly the balloon is found by
 * halving. Whole dollars, totals and cents are then taken from that payment, in whole numbers too.
 */

const UNIT = 10n ** 18n;
const PERIODS = { week: 52n, fortnight: 26n, month: 12n } as const;

interface Case {
  /** Cents. */
  readonly price: bigint;
  readonly deposit: bigint;
  readonly fees: bigint;
  readonly balloon: bigint;
  /** Hundredths of a percent a year. */
  readonly rate: bigint;
  readonly halfYears: bigint;
  readonly frequency: Frequency;
  readonly rounding: Exclude<RoundingMode, "compare">;
}

/** What is owed after the last payment, in units, when every payment is `payment` units. */
function owedAtTheEnd({ price, deposit, fees, rate, halfYears, frequency }: Case, payment: bigint): bigint {
  const perYear = PERIODS[frequency];
  let owed = (price - deposit + fees) * UNIT;
  for (let period = 0n; period < (halfYears * perYear) / 2n; period += 1n) {
    owed += (owed * rate) / (10_000n * perYear) - payment;
  }
  return owed;
}

/** The payment, in units, that leaves the balloon. */
function paymentByHalving(loan: Case): bigint {
  let low = 0n;
  let high = (loan.price + loan.fees) * 2n * UNIT;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (owedAtTheEnd(loan, middle) > loan.balloon * UNIT) low = middle;
    else high = middle;
  }
  return high;
}

function rounded(units: bigint, to: bigint, mode: "nearest" | "up"): bigint {
  const size = to * UNIT;
  // A loan without interest divides to the last unit; what halving leaves over there is no reason to go up.
  const bit = 10n ** 6n;
  return ((units - bit + (mode === "up" ? size - 1n : size / 2n)) / size) * to;
}

/** Price, deposit, establishment fees, residual: dollars; rate: percent; term: years. */
const LOANS: readonly (readonly [number, number, number, number, number, number])[] = [
  [30_000, 0, 0, 0, 8.5, 5],
  [30_000, 0, 0, 0, 6.29, 5],
  [30_000, 0, 0, 0, 8.19, 5],
  [38_990, 5_000, 0, 0, 8.99, 5],
  [38_990, 0, 495, 0, 8.99, 7],
  [5_000, 0, 1_300, 0, 14.5, 1],
  [5_000, 1_000, 0, 0, 7.5, 1.5],
  [250_000, 0, 1_360.5, 0, 15, 7],
  [250_000, 125_000, 0, 60_000, 0.5, 7],
  [64_990, 10_000, 912.25, 20_000, 9.95, 5],
  [18_888, 2_500.5, 0, 0, 19.95, 3],
  [22_490, 0, 395, 5_500.5, 5.99, 4],
  [104_950, 20_000, 6, 31_485, 15.99, 5],
  [12_777, 777, 8, 0, 4, 2.5],
  [45_500, 45_000, 1_300, 0, 10, 1],
  [26_000, 0, 0, 0, 0, 5],
  [72_990, 7_299, 0, 21_897, 8.99, 5],
  [9_950, 0, 0, 2_000, 20, 2],
  [33_333.33, 3_333.33, 333.33, 3_333.5, 13.13, 6.5],
  [1_999.99, 0, 1_300, 0, 8.5, 1],
  [159_990, 0, 0, 48_000, 11.45, 6],
  [27_490, 500.5, 395, 0, 1, 5.5],
  [61_250, 12_250, 0, 18_375, 14.5, 4.5],
  [83_000, 0, 912.25, 0, 7.77, 3.5],
];

const cents = (dollars: number) => BigInt(Math.round(dollars * 100));

const CASES: readonly Case[] = LOANS.flatMap(([price, deposit, fees, balloon, rate, years], at) =>
  FREQUENCIES.map((frequency, turn) => ({
    price: cents(price),
    deposit: cents(deposit),
    fees: cents(fees),
    balloon: cents(balloon),
    rate: cents(rate),
    halfYears: BigInt(years * 2),
    frequency,
    rounding: (at + turn) % 2 === 0 ? ("nearest" as const) : ("up" as const),
  })),
);

const name = ({ price, deposit, fees, balloon, rate, halfYears, frequency, rounding }: Case) =>
  [
    `$${Number(price) / 100} less $${Number(deposit) / 100} plus $${Number(fees) / 100} fees`,
    `$${Number(balloon) / 100} residual`,
    `${Number(rate) / 100} % over ${Number(halfYears) / 2} years, each ${frequency}, ${rounding}`,
  ].join(", ");

function inputsOf({ price, deposit, balloon, rate, halfYears }: Case): FinanceInputs {
  return {
    amount: Number(price) / 100,
    deposit: Number(deposit) / 100,
    residual: Number(balloon) / 100,
    interest: Number(rate) / 100,
    term: Number(halfYears) / 2,
  };
}

describe("repayments equal a loan run period by period, to the cent (FIN-16, FIN-45, FIN-47 to FIN-49)", () => {
  it("is a table of at least 60 cases", () => {
    expect(CASES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(CASES.map((loan) => [name(loan), loan] as const))("%s", (_, loan) => {
    const inputs = inputsOf(loan);
    const payment = paymentByHalving(loan);
    const exact = exactRepayment({
      principal: Number(loan.price - loan.deposit + loan.fees),
      balloon: Number(loan.balloon),
      annualRate: inputs.interest,
      years: inputs.term,
      paymentsPerYear: Number(PERIODS[loan.frequency]),
    });
    expect(BigInt(Math.round(exact))).toBe(rounded(payment, 1n, "nearest"));

    const answer = financeResult(inputs, loan.frequency, {
      defaults: { ...inputs, amount: inputs.amount + 1 },
      lenderPayments: { week: null, month: null },
      lenderTerm: null,
      comparison: null,
      fees: Number(loan.fees),
      monthlyFees: 0,
      rounding: loan.rounding,
      totals: "withFees",
    });
    const dollars = rounded(payment, 100n, loan.rounding);
    const payments = (loan.halfYears * PERIODS[loan.frequency]) / 2n;
    expect(answer.payments).toBe(Number(payments));
    expect(answer.financed).toBe(Number(loan.price - loan.deposit + loan.fees));
    // FIN-21 and FIN-20.
    const shown = dollars > 2_500n;
    expect(answer.repayment).toBe(shown ? Number(dollars) : null);
    expect(answer.total).toBe(shown ? Number(payments * dollars + loan.fees) : null);
  });
});
