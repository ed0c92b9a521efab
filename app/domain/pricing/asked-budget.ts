import { type Budget, budgetAmount, REPAYMENT_PERIODS } from "./budget";

/** The parameter of a listing that says which budget led to it. */
export const BUDGET_PARAMETER = "budget";
/** The parameter's value where the shopper named no repayment: every price is listed. */
export const NO_BUDGET = "none";

/**
 * Whether a listing has to explain the budget: the shopper named a deposit, which the repayments on its cards do not
 * count.
 */
export function saysBudget({ repayment, deposit }: Budget): boolean {
  return repayment > 0 && deposit > 0;
}

/** A budget as an address carries it: `weekly:300:5000`, repayment before deposit. */
export function writeBudget({ period, repayment, deposit }: Budget): string {
  return [period, repayment, deposit].join(":");
}

/** The budget an address carries; null for anything that {@link writeBudget} did not write. */
export function readBudget(text: string): Budget | null {
  const [name, repayment, deposit] = text.split(":");
  const period = REPAYMENT_PERIODS.find((one) => one === name);
  if (period === undefined) return null;
  const budget = { period, repayment: budgetAmount(repayment), deposit: budgetAmount(deposit) };
  return writeBudget(budget) === text ? budget : null;
}
