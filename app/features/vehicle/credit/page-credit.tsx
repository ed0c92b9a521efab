import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { addLaterCopy } from "~/i18n/client-i18n";
import { whenWanted } from "~/ui/later/when-wanted";
import { CREDIT_ID } from "./credit-id";
import { CreditFootnote } from "./credit-footnote";

type Footnote = ComponentType<Parameters<typeof CreditFootnote>[0]>;

/** On the server alone, so that the browser's first script is without it. */
const here: Footnote | null = import.meta.env.SSR ? CreditFootnote : null;

/**
 * {@link CreditFootnote}, whose script comes when the page is used; cards that come later come by use, too. Until then
 * the server's words stand. Not a part of `later`: that one waits in a boundary, and a change of page, which concerns
 * the footnote of every page, would find it half alive.
 */
export function PageCredit(props: Parameters<typeof CreditFootnote>[0]) {
  const { key } = useLocation();
  const [Loaded, setLoaded] = useState<Footnote | null>(() => here);
  useEffect(() => {
    let isWaiting = true;
    const wait = async () => {
      await whenWanted(CREDIT_ID, "used");
      const [{ CreditFootnote: loaded }] = await Promise.all([import("./credit-footnote"), addLaterCopy()]);
      if (isWaiting) setLoaded(() => loaded);
    };
    // What cannot be had is asked for again on the next page.
    if (Loaded === null) wait().catch(() => undefined);
    return () => {
      isWaiting = false;
    };
  }, [key, Loaded]);
  if (Loaded !== null) return <Loaded {...props} />;
  return <div id={CREDIT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
