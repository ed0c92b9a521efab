import { expect, it } from "vitest";
import { exactRepayment } from "../finance/amortisation";
import { lenderPayment } from "../finance/lender-payment";
import { budgetEstimate } from "./budget";
import { budgetLoan, type BudgetSite, oldestFinanced } from "./budget-loan";

const finance: BudgetSite["finance"] = {
  provider: "manual",
  lenderRules: { manual: { minPrice: 500, inStock: true, needs: "none" } },
  defaultFrequency: "week",
  amountMin: 1_000,
  amountMax: 250_000,
  fees: [],
  standaloneEstablishmentFee: 0,
  sampleEstimate: { rate: 8.99 },
  rateDefault: 12,
  termDefault: 5,
  establishmentFee: 495,
};
const financed = (over: Partial<BudgetSite["finance"]> = {}) =>
  budgetLoan({ budget: { method: "financed" }, finance: { ...finance, ...over } });

it("is none where the site leaves interest out", () => {
  expect(budgetLoan({ budget: { method: "simple" }, finance })).toBeNull();
});

it("has the rate beside prices, the calculator's where there is none, and the site's fee", () => {
  expect(financed()).toMatchObject({ annualRate: 8.99, years: 5, fees: 495, monthlyFees: 0 });
  expect(financed({ sampleEstimate: null })?.annualRate).toBe(12);
});

it("has the estimate's term, five years where that is the lender's or the sample's", () => {
  expect(financed({ termDefault: 3 })?.years).toBe(3);
  expect(financed({ termDefault: 6 })?.years).toBe(6);
  expect(financed({ termDefault: "lender" })?.years).toBe(5);
  expect(financed({ termDefault: 6, provider: null })?.years).toBe(5);
});

it("has the fees that are listed, once and each month", () => {
  const fees = [
    { label: "Establishment", amount: 395, per: "loan" },
    { label: "Account", amount: 8, per: "month" },
  ] as const;
  expect(financed({ fees: [...fees], establishmentFee: 0 })).toMatchObject({ fees: 395, monthlyFees: 8 });
});

it("starts at the lowest price whose repayment is named, and ends at the highest", () => {
  // $26 a week over 260 weeks at 8.99 % pays off $5,444; $495 of that is the fee.
  const least = financed()?.least ?? 0;
  expect(least).toBeGreaterThan(4_500);
  expect(least).toBeLessThan(5_200);
  expect(financed({ defaultFrequency: "month", amountMin: 900 })?.least).toBe(900);
  expect(financed({ amountMin: 20_000, amountMax: 90_000 })).toMatchObject({ least: 20_000, most: 90_000 });
  const dear = { manual: { minPrice: 9_999.5, inStock: true, needs: "none", maxAgeYears: 12 } } as const;
  expect(financed({ lenderRules: dear })).toMatchObject({ least: 10_000, maxAgeYears: 12 });
  expect(financed()?.maxAgeYears).toBeNull();
});

it("starts at the first dollar that costs $26 a week, the month's fees with it", () => {
  const fees = [
    { label: "Establishment", amount: 395, per: "loan" },
    { label: "Account", amount: 8, per: "month" },
  ] as const;
  const least = financed({ fees: [...fees], amountMin: 0, lenderRules: {} })?.least ?? 0;
  const weekly = (price: number) =>
    exactRepayment({
      principal: (price + 395) * 100,
      balloon: 0,
      annualRate: 8.99,
      years: 5,
      paymentsPerYear: 52,
    }) /
      100 +
    (8 * 12) / 52;
  expect(weekly(least)).toBeGreaterThanOrEqual(26);
  expect(weekly(least - 1)).toBeLessThan(26);
});

it("where the lender names a month, a week's budget buys what that month pays off (FIN-51)", () => {
  const monthly = { manual: { inStock: true, needs: "paymentMonth" } } as const;
  const loan = financed({ lenderRules: monthly });
  expect(loan?.paymentsPerYear).toBe(12);
  const price = budgetEstimate({ period: "weekly", repayment: 120, deposit: 0 }, loan);
  const weekOf = (amount: number) => {
    const terms = { balloon: 0, annualRate: 8.99, years: 5, paymentsPerYear: 12 };
    const month = Math.round(exactRepayment({ principal: (amount + 495) * 100, ...terms }));
    return lenderPayment({ week: null, month }, "week");
  };
  expect(weekOf(price)).toBeLessThanOrEqual(12_000);
  expect(weekOf(price + 5)).toBeGreaterThan(12_000);
  expect(budgetEstimate({ period: "monthly", repayment: 520, deposit: 0 }, loan)).toBe(price);
});

it("finances vehicles newer than so many years ago (FIN-04)", () => {
  expect(oldestFinanced({ maxAgeYears: 15 }, 2026)).toBe(2012);
  expect(oldestFinanced({ maxAgeYears: null }, 2026)).toBeNull();
  expect(oldestFinanced(null, 2026)).toBeNull();
});
