import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactRepayment, principalOf, ratePerPeriod } from "./amortisation";
import {
  amountFinanced,
  atDefaults,
  type FinanceInputs,
  financeResult,
  isLendersOwn,
  mostBeside,
  type FinanceTerms,
} from "./calculator";
import { FREQUENCIES, type Frequency, frequencyOf, PAYMENTS_PER_YEAR } from "./frequency";
import { lenderPayment, scaledFrom } from "./lender-payment";
import { toCents } from "./rounding";

const START: FinanceInputs = { amount: 30_000, term: 5, interest: 8.5, deposit: 0, residual: 0 };
const PLAIN: FinanceTerms = {
  defaults: { ...START, amount: 1 },
  lenderPayments: { week: null, month: null },
  lenderTerm: null,
  comparison: null,
  fees: 0,
  monthlyFees: 0,
  rounding: "nearest",
  totals: "withFees",
};
const ask = (
  inputs: Partial<FinanceInputs>,
  frequency: Frequency = "week",
  terms: Partial<FinanceTerms> = {},
) => financeResult({ ...START, ...inputs }, frequency, { ...PLAIN, ...terms });

describe("frequencies", () => {
  it("FIN-16: are week 52, fortnight 26, month 12 a year", () => {
    expect(PAYMENTS_PER_YEAR).toEqual({ week: 52, fortnight: 26, month: 12 });
    expect(FREQUENCIES.map((frequency) => ask({}, frequency).payments)).toEqual([260, 130, 60]);
  });

  it("are told from text, and nothing else is one", () => {
    expect(frequencyOf("fortnight")).toBe("fortnight");
    expect([frequencyOf("year"), frequencyOf(""), frequencyOf(null)]).toEqual([null, null, null]);
  });
});

describe("amortisation", () => {
  it("FIN-48: takes annual percent / 100 / payments per year as the rate of a period", () => {
    expect(ratePerPeriod({ annualRate: 5.2, years: 1, paymentsPerYear: 52 })).toBeCloseTo(0.001, 12);
  });

  it("FIN-49: repays $30,000 over five years at 8.5 % with $615.50 a month", () => {
    const loan = { principal: 3_000_000, balloon: 0, annualRate: 8.5, years: 5, paymentsPerYear: 12 };
    expect(exactRepayment(loan) / 100).toBeCloseTo(615.4959, 3);
    expect(ask({}, "month").repayment).toBe(615_00);
    expect(ask({}, "month", { rounding: "up" }).repayment).toBe(616_00);
  });

  it("FIN-47: takes the balloon's present value at the period rate off the amount financed (OPEN-90)", () => {
    const terms = { annualRate: 12, years: 1, paymentsPerYear: 12 };
    const discounted = 200_000 / 1.01 ** 12;
    expect(exactRepayment({ principal: 1_000_000, balloon: 200_000, ...terms })).toBeCloseTo(
      exactRepayment({ principal: 1_000_000 - discounted, balloon: 0, ...terms }),
      6,
    );
  });

  it("asks for interest alone when the balloon is the whole loan", () => {
    const loan = { principal: 1_000_000, balloon: 1_000_000, annualRate: 12, years: 3, paymentsPerYear: 12 };
    expect(exactRepayment(loan)).toBeCloseTo(10_000, 6);
  });

  it("divides a loan without interest evenly, and has no answer without periods", () => {
    expect(ask({ amount: 26_000, interest: 0 }, "week", { rounding: "up" }).repayment).toBe(100_00);
    expect(ask({ term: 0 }).repayment).toBeNull();
  });
});

describe("the lender's own payment", () => {
  const lender = { week: 186_37, month: null };
  const terms = { defaults: START, lenderPayments: lender };

  it("FIN-51: is used while the inputs equal the defaults, give or take 0.1", () => {
    expect(ask({}, "week", terms)).toMatchObject({ repayment: 186_37, byLender: true });
    expect(ask({ amount: 30_000.1, interest: 8.6, term: 5.1 }, "week", terms).byLender).toBe(true);
    for (const changed of [
      { amount: 30_001 },
      { deposit: 0.5 },
      { interest: 8.7 },
      { term: 5.5 },
      { residual: 1 },
    ])
      expect(ask(changed, "week", terms).byLender).toBe(false);
    expect(atDefaults({ ...START, residual: 0.1 }, START)).toBe(true);
    expect(atDefaults({ ...START, residual: 0.11 }, START)).toBe(false);
  });

  it("FIN-51: comes from the other figure where only that is given (OPEN-92)", () => {
    expect(lenderPayment({ week: 100_00, month: null }, "month")).toBe(433_33);
    expect(lenderPayment({ week: null, month: 433_33 }, "week")).toBe(100_00);
    expect(lenderPayment({ week: 100_00, month: 440_00 }, "month")).toBe(440_00);
    expect(lenderPayment({ week: null, month: null }, "week")).toBeNull();
  });

  it("FIN-52: is doubled for a fortnight, or 12/26 of the month's", () => {
    expect(lenderPayment(lender, "fortnight")).toBe(372_74);
    expect(lenderPayment({ week: null, month: 260_00 }, "fortnight")).toBe(120_00);
  });

  it.each([
    [100_00, 400_00, [null, "week", null]],
    [100_00, null, [null, "week", "week"]],
    [null, 400_00, ["month", "month", null]],
    [null, null, [null, null, null]],
  ])("a week's %s and a month's %s: it is said which figure each other is of", (week, month, from) => {
    const each = (["week", "fortnight", "month"] as const).map((one) => scaledFrom({ week, month }, one));
    expect(each).toEqual(from);
  });
});

describe("fees of each month", () => {
  const monthly = (inputs: Partial<FinanceInputs>, frequency: Frequency, monthlyFees: number) =>
    ask(inputs, frequency, { monthlyFees }).repayment;

  it("are paid with the repayments, in each its share (FIN-57)", () => {
    expect(monthly({ amount: 26_000, interest: 0 }, "week", 13_00)).toBe(103_00);
    expect(monthly({}, "month", 10_00)).toBe(625_00);
  });

  it("are no repayment where nothing is borrowed", () => {
    expect(monthly({ deposit: 30_000 }, "month", 40_00)).toBeNull();
    expect(monthly({ deposit: 30_100 }, "month", 40_00)).toBeNull();
  });
});

describe("the total", () => {
  it("FIN-20: is payments a year x term x repayment, plus establishment fees", () => {
    const { repayment, total } = ask({}, "week", { fees: 495_00 });
    expect(total).toBe(52 * 5 * (repayment ?? 0) + 495_00);
  });

  it("FIN-20, FIN-45: counts the fees in the amount financed and again in the total (OPEN-89)", () => {
    const fees = 1_000_00;
    expect(amountFinanced({ ...START, deposit: 5_000 }, fees)).toBe(26_000_00);
    const { financed, repayment, total } = ask({ interest: 0 }, "month", { fees });
    expect(financed).toBe(31_000_00);
    expect(repayment).toBe(517_00);
    expect(total).toBe(60 * 517_00 + fees);
  });

  it("is the repayments alone where the site says so: the fees are in them already", () => {
    const fees = 1_000_00;
    expect(ask({ interest: 0 }, "month", { fees, totals: "repayments" }).total).toBe(60 * 517_00);
    const fixed = { defaults: START, lenderPayments: { week: 186_37, month: null } };
    expect(ask({}, "week", { fees, totals: "repayments", ...fixed }).total).toBe(260 * 186_00);
    expect(ask({ deposit: 40_000 }, "week", { fees, totals: "repayments" }).total).toBeNull();
  });

  it("is what is shown times how often it is paid, whoever worked the repayment out", () => {
    for (const cents of [186_37, 186_49, 186_50, 186_99]) {
      const { repayment, total } = ask({}, "week", {
        defaults: START,
        lenderPayments: { week: cents, month: null },
      });
      expect(repayment).toBe(cents);
      expect(total).toBe(260 * Math.round(cents / 100) * 100);
    }
  });

  it("FIN-21, ERR-21: is blank with the repayment when that is 25 or less", () => {
    const at = (amount: number) => ask({ amount, interest: 0, term: 1 }, "week");
    expect(at(52 * 25)).toMatchObject({ repayment: null, total: null });
    expect(at(52 * 26)).toMatchObject({ repayment: 26_00, total: 52 * 26_00 });
    expect(ask({ deposit: 40_000 })).toMatchObject({ repayment: null, total: null });
    const fixed = { defaults: START, lenderPayments: { week: 25_00, month: null } };
    expect(ask({}, "week", fixed)).toMatchObject({ repayment: null, total: null, byLender: false });
  });
});

describe("what a number may be beside the others", () => {
  it("is the price for a deposit and the amount financed for a residual, and nothing for the rest", () => {
    const inputs = { ...START, deposit: 4_000 };
    expect(mostBeside("deposit", inputs, 495_00)).toBe(30_000);
    expect(mostBeside("residual", inputs, 495_50)).toBe(26_495.5);
    expect(mostBeside("residual", { ...START, deposit: 40_000 }, 0)).toBe(0);
    expect(mostBeside("amount", inputs, 0)).toBeNull();
  });

  it("a residual above the amount financed has no repayment; one of all of it costs the interest", () => {
    expect(ask({ residual: 30_000.01 })).toMatchObject({ repayment: null, total: null });
    // 30,000 x 8.5 % / 52
    expect(ask({ residual: 30_000 }).repayment).toBe(49_00);
  });
});

it("a comparison rate belongs to the lender's own rate and term, and to no other", () => {
  const own = (inputs: Partial<FinanceInputs>, lenderTerm: number | null = 5) =>
    isLendersOwn({ ...START, ...inputs }, { defaults: START, lenderTerm });
  expect(own({})).toBe(true);
  expect(own({ amount: 9_000, deposit: 500, residual: 100 })).toBe(true);
  expect([own({ interest: 8.51 }), own({ interest: 15 }), own({ term: 4.5 })]).toEqual([false, false, false]);
  expect([own({}, 6), own({}, null), own({ term: 6 }, 6)]).toEqual([false, true, true]);
});

describe("properties", () => {
  const SEED = { seed: 20_261_121, numRuns: 500 };
  const loan = fc.record({
    amount: fc.integer({ min: 1_000, max: 250_000 }),
    term: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    interest: fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100),
    fees: fc.integer({ min: 0, max: 200_000 }),
    frequency: fc.constantFrom(...FREQUENCIES),
  });
  const share = fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000);

  it("the repayment falls, or stays in the same dollar, as the deposit grows", () => {
    const check = (
      {
        amount,
        term,
        interest,
        frequency,
      }: { amount: number; term: number; interest: number; frequency: Frequency },
      a: number,
      b: number,
    ) => {
      const [small = 0, large = 0] = [a * amount, b * amount].sort((x, y) => x - y);
      const answer = (deposit: number) => ask({ amount, term, interest, deposit }, frequency).repayment ?? 0;
      expect(answer(large)).toBeLessThanOrEqual(answer(small));
      const exact = (deposit: number) =>
        exactRepayment({
          principal: toCents(amount) - toCents(deposit),
          balloon: 0,
          annualRate: interest,
          years: term,
          paymentsPerYear: PAYMENTS_PER_YEAR[frequency],
        });
      if (toCents(large) > toCents(small)) expect(exact(large)).toBeLessThan(exact(small));
    };
    fc.assert(fc.property(loan, share, share, check), SEED);
  });

  it("total = repayments + fees", () => {
    fc.assert(
      fc.property(loan, ({ fees, frequency, ...inputs }) => {
        const { repayment, total, payments } = ask(inputs, frequency, { fees });
        expect(total).toBe(repayment === null ? null : payments * repayment + fees);
      }),
      SEED,
    );
  });

  it("balloon 0 equals plain amortisation, and a balloon never asks for more", () => {
    fc.assert(
      fc.property(loan, share, ({ amount, term, interest, frequency }, part) => {
        const perYear = PAYMENTS_PER_YEAR[frequency];
        const terms = { annualRate: interest, years: term, paymentsPerYear: perYear };
        const principal = amount * 100;
        const [rate, periods] = [interest / 100 / perYear, term * perYear];
        const plain = rate === 0 ? principal / periods : (principal * rate) / (1 - (1 + rate) ** -periods);
        const exact = exactRepayment({ principal, balloon: 0, ...terms });
        expect(Math.abs(exact - plain)).toBeLessThan(1e-4);
        expect(exactRepayment({ principal, balloon: part * principal, ...terms })).toBeLessThanOrEqual(exact);
      }),
      SEED,
    );
  });

  it("the inverse recovers the principal to the cent", () => {
    fc.assert(
      fc.property(loan, share, ({ amount, term, interest, frequency }, part) => {
        const terms = { annualRate: interest, years: term, paymentsPerYear: PAYMENTS_PER_YEAR[frequency] };
        const principal = amount * 100;
        const balloon = Math.round(part * principal);
        const repayment = exactRepayment({ principal, balloon, ...terms });
        expect(Math.round(principalOf(repayment, { balloon, ...terms }))).toBe(principal);
      }),
      SEED,
    );
  });

  it("more years or less interest never make the payment larger", () => {
    fc.assert(
      fc.property(loan, ({ amount, term, interest, frequency }) => {
        const repayment = (inputs: Partial<FinanceInputs>) =>
          ask({ amount, term, interest, ...inputs }, frequency).repayment ?? 0;
        expect(repayment({ term: term + 0.5 })).toBeLessThanOrEqual(repayment({}));
        expect(repayment({ interest: interest + 0.5 })).toBeGreaterThanOrEqual(repayment({}));
      }),
      SEED,
    );
  });
});
