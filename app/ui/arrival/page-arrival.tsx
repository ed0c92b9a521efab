import { NavigationType, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { sr } from "~/ui/theme/typography.css";

/**
 * Does for pages that script opens what a browser does for pages it loads: it takes the reader to what is new, and
 * after going back it says which page it is. A change of the page in view, such as a filter, leaves the focus alone.
 */
export function PageArrival() {
  const { key, hash, pathname } = useLocation();
  const last = useRef({ key, pathname });
  const [said, setSaid] = useState("");
  useEffect(() => {
    const before = last.current;
    if (before.key === key) return undefined;
    last.current = { key, pathname };
    const { historyAction, preventScrollReset, actionData } = window.__remixRouter.state;
    if (historyAction === NavigationType.Pop) {
      setSaid(document.title);
      // A link within the page is such a step too. The browser followed it, unless its place is still to come.
      const isThere = hash === "" || document.getElementById(hash.slice(1)) !== null;
      if (isThere || before.pathname !== pathname) return undefined;
    } else setSaid("");
    const stays = preventScrollReset;
    if (stays && (actionData ?? null) === null) return undefined;
    let stop: (() => void) | null = () => undefined;
    // If the module cannot be loaded, the focus stays where the browser left it.
    import("./arrive").then(
      ({ arrive }) => (stop = stop === null ? null : arrive({ hash, answerOnly: stays })),
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [key, hash, pathname]);
  return (
    <p role="status" className={sr}>
      {said}
    </p>
  );
}
