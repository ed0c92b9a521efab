import { addLaterCopy } from "~/i18n/client-i18n";
import { later } from "~/ui/later/later";
import { CREDIT_ID } from "./credit-id";
import { CreditFootnote } from "./credit-footnote";

/** {@link CreditFootnote}, whose script comes when the page is used: cards that come later come by use, too. */
export const LaterCreditFootnote = later<Parameters<typeof CreditFootnote>[0]>({
  id: CREDIT_ID,
  wanted: "used",
  here: import.meta.env.SSR ? CreditFootnote : null,
  load: async () => {
    const [{ CreditFootnote: loaded }] = await Promise.all([import("./credit-footnote"), addLaterCopy()]);
    return loaded;
  },
});
