/** Id of the footnote's element, which every page has. */
export const CREDIT_ID = "credit";
