import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { addLaterCopy } from "~/i18n/client-i18n";
import { whenWanted } from "~/ui/later/when-wanted";
import { CREDIT_ID } from "./credit-id";
import { CreditFootnote } from "./credit-footnote";

type Footnote = ComponentType<Parameters<typeof CreditFootnote>[0]>;

/** On the server only, so that the footnote is not part of the browser's first script. */
const here: Footnote | null = import.meta.env.SSR ? CreditFootnote : null;

/**
 * {@link CreditFootnote}, whose script is fetched when the visitor uses the page, and so before cards can be added.
 * Until then the server's words stay. `ui/later` is not used: it waits in a Suspense boundary, and a change of page,
 * which changes this footnote on every page, would meet a boundary that is only half hydrated.
 */
export function LaterCreditFootnote(props: Parameters<typeof CreditFootnote>[0]) {
  const { key } = useLocation();
  const [Loaded, setLoaded] = useState<Footnote | null>(() => here);
  useEffect(() => {
    let isWaiting = true;
    const wait = async () => {
      await whenWanted(CREDIT_ID);
      const [{ CreditFootnote: loaded }] = await Promise.all([import("./credit-footnote"), addLaterCopy()]);
      if (isWaiting) setLoaded(() => loaded);
    };
    // A script that could not be fetched is asked for again on the next page.
    if (Loaded === null) wait().catch(() => undefined);
    return () => {
      isWaiting = false;
    };
  }, [key, Loaded]);
  if (Loaded !== null) return <Loaded {...props} />;
  return <div id={CREDIT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
