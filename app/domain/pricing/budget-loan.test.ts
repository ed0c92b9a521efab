import { expect, it } from "vitest";
import { budgetLoan, type BudgetSite } from "./budget-loan";

const finance: BudgetSite["finance"] = {
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
  expect(financed()).toEqual({ annualRate: 8.99, years: 5, fees: 495 });
  expect(financed({ sampleEstimate: null })?.annualRate).toBe(12);
});

it("has the calculator's term, never longer than the estimate's five years", () => {
  expect(financed({ termDefault: 3 })?.years).toBe(3);
  expect(financed({ termDefault: 6 })?.years).toBe(5);
  expect(financed({ termDefault: "lender" })?.years).toBe(5);
});
