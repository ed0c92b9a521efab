/** Id of the search by repayment. */
export const BUDGET_ID = "budget-search";
