/** Id of the element of the calculator about no vehicle. */
export const PLAIN_FINANCE_ID = "plain-finance";
