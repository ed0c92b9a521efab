import { addLaterCopy } from "~/i18n/client-i18n";
import { later } from "~/ui/later/later";
import { BudgetSearch } from "./budget";
import { BUDGET_ID } from "./budget-id";

// The styles are loaded with the page: the browser shows the block's HTML before it has its script.
import.meta.glob("./budget.css.ts", { eager: true });

/** {@link BudgetSearch}, whose script comes when the page is used. */
export const LaterBudgetSearch = later<Parameters<typeof BudgetSearch>[0]>({
  id: BUDGET_ID,
  here: import.meta.env.SSR ? BudgetSearch : null,
  load: async () => {
    const [loaded] = await Promise.all([import("./budget"), addLaterCopy()]);
    return loaded.BudgetSearch;
  },
});
