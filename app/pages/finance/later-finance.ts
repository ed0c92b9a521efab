import { PlainFinance } from "~/features/vehicle/sections/finance/plain-finance";
import { PLAIN_FINANCE_ID } from "~/features/vehicle/sections/finance/plain-finance-id";
import { addLaterCopy } from "~/i18n/client-i18n";
import { later } from "~/ui/later/later";

// Its styles are loaded with the page: the browser shows its HTML before it has its script.
import.meta.glob(
  ["../../features/vehicle/sections/finance/*.css.ts", "../../features/vehicle/sections/*.css.ts"],
  { eager: true },
);

/** The finance page's calculator, whose script comes when it is near: other pages at this route go without it. */
export const LaterPlainFinance = later<Parameters<typeof PlainFinance>[0]>({
  id: PLAIN_FINANCE_ID,
  wanted: "near",
  here: import.meta.env.SSR ? PlainFinance : null,
  load: async () => {
    const [loaded] = await Promise.all([
      import("~/features/vehicle/sections/finance/plain-finance"),
      addLaterCopy(),
    ]);
    return loaded.PlainFinance;
  },
});
