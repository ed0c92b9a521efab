/** Marks the entry of the history that stands for the photograph over the page. */
const MARK = "overPage";

const stateNow = (): unknown => history.state;

/**
 * Lets Back close what lies over the page, as it closes a photograph everywhere on a phone: one more entry of the
 * history, of the same address, which goes when it is closed in another way.
 * @returns takes the entry away; called when it was closed, whoever closed it
 */
export function leaveByBack(leave: () => void): () => void {
  const state = stateNow();
  // The router's own marks stay: it would take an entry without them for another page.
  history.pushState({ ...(typeof state === "object" ? state : null), [MARK]: true }, "");
  const end = new AbortController();
  const onPop = (event: PopStateEvent) => {
    // The page stays, so the router need not know.
    event.stopImmediatePropagation();
    end.abort();
    leave();
  };
  addEventListener("popstate", onPop, { capture: true, signal: end.signal });
  return () => {
    const now = stateNow();
    const isOnTop = typeof now === "object" && now !== null && MARK in now;
    if (end.signal.aborted) return;
    if (isOnTop) history.back();
    else end.abort();
  };
}
