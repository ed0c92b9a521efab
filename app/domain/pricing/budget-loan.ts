import { principalOf } from "../finance/amortisation";
import { LEAST_REPAYMENT } from "../finance/calculator";
import { lenderRule, type LenderRule } from "../finance/eligibility";
import { SAMPLE_YEARS } from "../finance/estimate";
import { PAYMENTS_PER_YEAR } from "../finance/frequency";
import { feesPerPayment, type LoanFees, loanFees } from "../finance/loan-fees";
import type { SiteConfig } from "../tenant/site-config";
import { BUDGET_TERM_YEARS, type BudgetLoan } from "./budget";

/** What a site needs to say of its budget search and its finance. */
export interface BudgetSite {
  readonly budget: Pick<SiteConfig["budget"], "method">;
  readonly finance: Pick<
    SiteConfig["finance"],
    | "provider"
    | "lenderRules"
    | "sampleEstimate"
    | "rateDefault"
    | "termDefault"
    | "defaultFrequency"
    | "amountMin"
    | "amountMax"
    | "fees"
    | "establishmentFee"
    | "standaloneEstablishmentFee"
  >;
}

/**
 * The loan a site's budget search counts with; null where it leaves interest out (`budget.method`). Rate, term and fees
 * are those of the estimates beside prices, so that a budget finds vehicles whose own estimate is within it. A lender's
 * term may differ between vehicles; the search then counts with five years.
 */
export function budgetLoan({ budget, finance }: BudgetSite): BudgetLoan | null {
  if (budget.method === "simple") return null;
  const { provider, sampleEstimate, rateDefault, termDefault } = finance;
  const own = termDefault === "lender" ? BUDGET_TERM_YEARS : termDefault;
  const terms = {
    annualRate: sampleEstimate?.rate ?? rateDefault,
    years: provider === null ? SAMPLE_YEARS : own,
  };
  const fees = loanFees(finance, null);
  const paymentsPerYear = paymentsNamed(finance);
  return {
    ...terms,
    fees: fees.once / 100,
    monthlyFees: fees.monthly / 100,
    paymentsPerYear,
    least: leastPrice(finance, fees, { ...terms, paymentsPerYear }),
    most: finance.amountMax,
    maxAgeYears: ruleOf(finance)?.maxAgeYears ?? null,
  };
}

/** The oldest build year that the lender finances, newer than so many years ago (FIN-04); null for any. */
export function oldestFinanced(
  loan: Pick<BudgetLoan, "maxAgeYears"> | null,
  thisYear: number,
): number | null {
  return loan === null || loan.maxAgeYears === null ? null : thisYear - loan.maxAgeYears + 1;
}

/**
 * The lowest price, in whole currency units, that has a repayment to show: the calculator takes it, the lender finances
 * it and the repayment is not too small (FIN-04, FIN-21, FIN-24).
 */
function leastPrice(
  finance: BudgetSite["finance"],
  fees: LoanFees,
  terms: Pick<BudgetLoan, "annualRate" | "years" | "paymentsPerYear">,
): number {
  const { amountMin, defaultFrequency } = finance;
  const above = ruleOf(finance)?.minPrice;
  const asked = PAYMENTS_PER_YEAR[defaultFrequency];
  const paymentsPerYear = terms.paymentsPerYear ?? asked;
  // Rounding may take up to a dollar off: a repayment this high is shown whatever the site's rounding.
  const shown = ((LEAST_REPAYMENT + 100) * asked) / paymentsPerYear - feesPerPayment(fees, paymentsPerYear);
  const named = (principalOf(shown, { ...terms, balloon: 0, paymentsPerYear }) - fees.once) / 100;
  return Math.max(amountMin, above === undefined ? 0 : Math.floor(above) + 1, Math.ceil(named));
}

/** How many payments a year the lender's own figures have, where it must give one (FIN-51). */
function paymentsNamed(finance: BudgetSite["finance"]): number | null {
  const needs = ruleOf(finance)?.needs;
  if (needs === "paymentMonth") return PAYMENTS_PER_YEAR.month;
  return needs === "paymentWeek" ? PAYMENTS_PER_YEAR.week : null;
}

function ruleOf({ provider, lenderRules }: BudgetSite["finance"]): LenderRule | null {
  return provider === null ? null : lenderRule(provider, lenderRules);
}
