import { useEffect, useState } from "react";
import { isUsed } from "~/ui/later/when-wanted";

/** What ends a gesture: whatever is then shown at the foot of the window comes under no finger. */
const GESTURES = ["scroll", "click", "keyup"];

/**
 * Whether the visitor has begun to use the page: scrolled it, or pressed something that is no field. Whoever writes is
 * not interrupted.
 */
export function useBegun(): boolean {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (isUsed() && !isField(document.activeElement)) {
      setBegun(true);
      return undefined;
    }
    const waiting = new AbortController();
    const begin = ({ target }: Event) => {
      if (isField(target)) return;
      waiting.abort();
      setBegun(true);
    };
    // Not while it is captured: a list that scrolls within the page is no scrolling of the page.
    const options = { signal: waiting.signal, passive: true };
    for (const type of GESTURES) window.addEventListener(type, begin, options);
    return () => waiting.abort();
  }, []);
  return begun;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}
