import { NavigationType, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { sr } from "~/ui/theme/typography.css";

/** Events after which the reader is left alone: they went on by themselves. */
const TAKING_OVER = ["wheel", "touchstart", "pointerdown", "keydown"];

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
      if (before.pathname !== pathname || wasFollowed(hash)) return undefined;
    } else setSaid("");
    const stays = preventScrollReset;
    if (stays && (actionData ?? null) === null) return undefined;
    const stop = untilTakenOver();
    // If the module cannot be loaded, the focus stays where the browser left it.
    import("./arrive").then(
      ({ arrive }) => {
        if (!stop.signal.aborted) arrive({ hash, answerOnly: stays }, stop);
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [key, hash, pathname]);
  return (
    <p role="status" className={sr}>
      {said}
    </p>
  );
}

/** Whether the browser has gone to the place itself: it takes the focus off the link, and tries once. */
function wasFollowed(hash: string): boolean {
  if (hash === "") return true;
  const at = document.activeElement;
  const waits = at instanceof HTMLAnchorElement && at.hash === hash;
  return !waits && document.getElementById(hash.slice(1)) !== null;
}

/** Aborted at the first thing that the reader does. */
function untilTakenOver(): AbortController {
  const stop = new AbortController();
  const once = { signal: stop.signal, capture: true, passive: true };
  for (const type of TAKING_OVER) window.addEventListener(type, () => stop.abort(), once);
  return stop;
}
