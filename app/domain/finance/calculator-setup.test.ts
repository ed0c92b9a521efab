import { describe, expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { calculatorSetup, type CalculatorVariant } from "./calculator-setup";
import type { LenderInfo } from "./lender";
import { lenderOf } from "./lender";

const LENDER = { interestRate: 8.99, comparisonRate: 9.87 };

function lender(figures: Partial<LenderInfo>): LenderInfo | null {
  const vehicle = vehicleWith(1, { lenders: { any: { ...LENDER, ...figures } } });
  return lenderOf(vehicle, "any", false);
}

function setup(
  variant: CalculatorVariant,
  finance: Record<string, unknown> = {},
  price = 38_990,
  figures: Partial<LenderInfo> | null = {},
) {
  const config = testConfig({ finance });
  const from = figures === null ? null : lender(figures);
  return calculatorSetup({ variant, finance: config.finance, price, lender: from });
}

describe("the purchase price", () => {
  it("FIN-24: is 1000 at least, 5000 for one lender brand or variant", () => {
    expect(setup("standalone").bounds.amount.min).toBe(1_000);
    expect(setup("standalone", { amountMin: 5_000 }).bounds.amount.min).toBe(5_000);
  });

  it("FIN-25: is 250000 at most where the calculator stands alone", () => {
    expect(setup("standalone").bounds.amount.max).toBe(250_000);
  });

  it("FIN-25, FIN-43: a dearer vehicle keeps its price: the repayment of another amount is not its own", () => {
    expect(setup("standalone", {}, 300_000).terms.defaults.amount).toBe(300_000);
    const site = { amountFromPrice: true, sidebarMaxFollowsPrice: true };
    const side = setup("sidebar", site, 300_000);
    expect(side.terms.defaults.amount).toBe(300_000);
    expect(side.bounds.amount.max).toBe(250_000);
    expect(setup("sidebar", { amountMax: 80_000, defaultAmount: 500_000 }).terms.defaults.amount).toBe(
      100_000,
    );
  });

  it("FIN-40: goes from 1000, or 5000, to 100000 in steps of 500 in the sidebar", () => {
    expect(setup("sidebar").bounds.amount).toEqual({ min: 1_000, max: 100_000, step: 500 });
    expect(setup("sidebar", { sidebarAmountMin: 5_000 }).bounds.amount.min).toBe(5_000);
  });

  it("FIN-41: goes to 1.05 times a price above 100000 where the site says so", () => {
    const max = (price: number, follows: boolean) =>
      setup("sidebar", { sidebarMaxFollowsPrice: follows }, price).bounds.amount.max;
    expect(max(120_000, true)).toBe(126_000);
    expect(max(100_000, true)).toBe(100_000);
    expect(max(120_000, false)).toBe(100_000);
  });

  it("FIN-42: starts at the given default above 0, else at 30000", () => {
    expect(setup("sidebar").terms.defaults.amount).toBe(30_000);
    expect(setup("sidebar", { defaultAmount: 45_000 }).terms.defaults.amount).toBe(45_000);
    expect(setup("sidebar", { defaultAmount: 0 }).terms.defaults.amount).toBe(30_000);
  });

  it("FIN-43: starts at the vehicle's price on some sites, and standing alone with a price", () => {
    expect(setup("sidebar", { amountFromPrice: true }).terms.defaults.amount).toBe(38_990);
    expect(setup("standalone").terms.defaults.amount).toBe(38_990);
    expect(setup("standalone", { defaultAmount: 45_000 }, 0).terms.defaults.amount).toBe(30_000);
  });
});

describe("the term", () => {
  it("FIN-30: is 1 to 7 years in steps of half a year", () => {
    expect(setup("standalone").bounds.term).toEqual({ min: 1, max: 7, step: 0.5 });
  });

  it("FIN-31: ends at 5, or is one of the dealer's own years", () => {
    expect(setup("standalone", { termMax: 5 }).bounds.term.max).toBe(5);
    const own = { termOptions: [2, 3, 5, 10] };
    expect(setup("standalone", own).bounds.term).toMatchObject({ min: 2, max: 10 });
    expect(setup("standalone", { ...own, termDefault: 4 }).terms.defaults.term).toBe(3);
  });

  it("FIN-33: starts at 5, at 6, or at the lender's", () => {
    expect(setup("standalone").terms.defaults.term).toBe(5);
    expect(setup("standalone", { termDefault: 6 }).terms.defaults.term).toBe(6);
    const byLender = { termDefault: "lender" };
    expect(setup("standalone", byLender, 38_990, { termYears: 4 }).terms.defaults.term).toBe(4);
    expect(setup("standalone", byLender, 38_990, {}).terms.defaults.term).toBe(5);
    expect(setup("standalone", byLender, 38_990, null).terms.defaults.term).toBe(5);
    expect(setup("standalone", { termDefault: 6, termMax: 5 }).terms.defaults.term).toBe(5);
  });
});

describe("the interest", () => {
  it("FIN-34: is 0.5 to 15 percent in steps of 0.5", () => {
    expect(setup("standalone").bounds.interest).toEqual({ min: 0.5, max: 15, step: 0.5 });
  });

  it.each([
    [7.5, 14.5],
    [1, 14.5],
    [5.99, 15.99],
    [9.95, 19.95],
    [4, 20],
  ])("FIN-35: is %d to %d percent where the dealer says so", (min, max) => {
    const { bounds } = setup("standalone", { rateBounds: [min, max] }, 38_990, { interestRate: 12 });
    expect(bounds.interest).toMatchObject({ min, max });
  });

  it("FIN-35: reaches to a lender's rate outside, which clamping would belie", () => {
    const { bounds, terms } = setup("standalone", { rateBounds: [7.5, 14.5] }, 38_990, {
      interestRate: 6.29,
    });
    expect(bounds.interest).toMatchObject({ min: 6.29, max: 14.5 });
    expect(terms.defaults.interest).toBe(6.29);
  });

  it("FIN-15, FIN-37: starts at the lender's rate, else at the site's: 8.5, or 10 on one template (OPEN-87)", () => {
    expect(setup("standalone").terms.defaults.interest).toBe(8.99);
    expect(setup("standalone", {}, 38_990, null).terms.defaults.interest).toBe(8.5);
    expect(setup("standalone", { rateDefault: 10 }, 38_990, null).terms.defaults.interest).toBe(10);
  });
});

describe("deposit, residual and fees", () => {
  it("FIN-38, FIN-39: deposit and residual are 0 to 250000 in steps of 0.5", () => {
    const { bounds } = setup("standalone");
    expect(bounds.deposit).toEqual({ min: 0, max: 250_000, step: 0.5 });
    expect(bounds.residual).toEqual({ min: 0, max: 250_000, step: 0.5 });
  });

  it("FIN-46: the deposit starts at the lender's, rounded to cents, or 0; the residual at 0", () => {
    expect(setup("standalone", {}, 38_990, { deposit: 1234.567 }).terms.defaults).toMatchObject({
      deposit: 1234.57,
      residual: 0,
    });
    expect(setup("standalone", {}, 38_990, { balloon: 9_000 }).terms.defaults).toMatchObject({
      deposit: 0,
      residual: 0,
    });
  });

  it("FIN-44: the fee is the lender's, else 1300, or 1360.5 standing alone, of one lender, else 0 (OPEN-86)", () => {
    const site = { establishmentFee: 1_300, standaloneEstablishmentFee: 1_360.5 };
    const fee = (variant: CalculatorVariant, finance: object, figures: Partial<LenderInfo>) =>
      setup(variant, { ...finance }, 38_990, figures).terms.fees;
    expect(fee("sidebar", site, { establishmentFees: 495 })).toBe(495_00);
    expect(fee("sidebar", site, {})).toBe(1_300_00);
    expect(fee("standalone", site, {})).toBe(1_360_50);
    expect(fee("standalone", {}, {})).toBe(0);
    // Given for one calculator, it is meant for both: they answer for the same vehicle.
    expect(fee("sidebar", { standaloneEstablishmentFee: 1_360.5 }, {})).toBe(1_360_50);
    expect(fee("standalone", { establishmentFee: 1_300 }, {})).toBe(1_300_00);
    expect(fee("sidebar", site, { establishmentFees: 0 })).toBe(0);
  });
});

describe("FIN-51, ENT-16: the lender's own payment", () => {
  const figures = { paymentWeek: 186.37, paymentMonth: 0, termYears: 5 };

  it("comes along where the calculator starts from the price and the lender's term", () => {
    expect(setup("standalone", {}, 38_990, figures).terms.lenderPayments).toEqual({
      week: 186_37,
      month: null,
    });
  });

  it("is no use for another amount or term", () => {
    const none = { week: null, month: null };
    expect(setup("sidebar", {}, 38_990, figures).terms.lenderPayments).toEqual(none);
    expect(setup("standalone", { termDefault: 6 }, 38_990, figures).terms.lenderPayments).toEqual(none);
    expect(setup("standalone", {}, 38_990, null).terms.lenderPayments).toEqual(none);
  });
});
