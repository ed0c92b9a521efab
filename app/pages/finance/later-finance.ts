import { PlainFinance } from "~/features/vehicle/sections/finance/plain-finance";
import { PLAIN_FINANCE_ID } from "~/features/vehicle/sections/finance/plain-finance-id";
import { addLaterCopy } from "~/i18n/client-i18n";
import { later } from "~/ui/later/later";

/** The finance page's calculator: other pages with a form go without its script. */
export const LaterPlainFinance = later<Parameters<typeof PlainFinance>[0]>({
  id: PLAIN_FINANCE_ID,
  here: import.meta.env.SSR ? PlainFinance : null,
  load: async () => {
    const [loaded] = await Promise.all([
      import("~/features/vehicle/sections/finance/plain-finance"),
      addLaterCopy(),
    ]);
    return loaded.PlainFinance;
  },
});
