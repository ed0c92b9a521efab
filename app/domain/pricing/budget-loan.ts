import type { SiteConfig } from "../tenant/site-config";
import { BUDGET_TERM_YEARS, type BudgetLoan } from "./budget";

/** What a site needs to say of its budget search and its finance. */
export interface BudgetSite {
  readonly budget: Pick<SiteConfig["budget"], "method">;
  readonly finance: Pick<
    SiteConfig["finance"],
    "sampleEstimate" | "rateDefault" | "termDefault" | "establishmentFee"
  >;
}

/**
 * The loan a site's budget search counts with, null where it leaves interest out (`budget.method`). Rate and fee are
 * those of the estimate beside prices and of the calculator. The term is the calculator's, but never longer than the
 * five years of that estimate (FIN-23): a longer one would lead to vehicles whose own estimate is above the budget.
 */
export function budgetLoan({ budget, finance }: BudgetSite): BudgetLoan | null {
  if (budget.method === "simple") return null;
  const { sampleEstimate, rateDefault, termDefault, establishmentFee } = finance;
  const years = termDefault === "lender" ? BUDGET_TERM_YEARS : Math.min(termDefault, BUDGET_TERM_YEARS);
  return { annualRate: sampleEstimate?.rate ?? rateDefault, years, fees: establishmentFee };
}
