/** Milliseconds within which the place to go to must be on the page, and the page must have come to rest around it. */
const PATIENCE_MS = 5_000;
/** What a page was opened for. */
export interface Arrival {
  /** The hash of the address: `#finance`, or empty. */
  readonly hash: string;
  /** Goes to an answer only; without one the reader stays, because the page is the same as before. */
  readonly answerOnly?: boolean;
}

/**
 * Takes the reader to the beginning of a page that script opened: to the place that its address names, else to the
 * answer to the form that was sent, else to the main heading. The place gets the focus, so that it is read out and the
 * keyboard continues from there, and it is scrolled into view. Waits for parts that come later, and keeps them from
 * pushing the place out of view.
 * @param stop ends it, and is aborted when it has ended
 */
export function arrive({ hash, answerOnly = false }: Arrival, stop: AbortController): void {
  const { signal } = stop;
  const timer = window.setTimeout(() => {
    // The named place does not come; the page is there all the same.
    if (hash !== "" && placeOf(hash) === null) takeTo(startOf(answerOnly));
    stop.abort();
  }, PATIENCE_MS);
  signal.addEventListener("abort", () => window.clearTimeout(timer));
  const find = () => (hash === "" ? startOf(answerOnly) : placeOf(hash));
  const go = () => {
    const target = find();
    if (target === null) return false;
    takeTo(target);
    if (hash === "") stop.abort();
    else holdInView(target, signal);
    return true;
  };
  if (!go() && !answerOnly) whenChanged(signal, go);
}

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that cannot be decoded, such as `#%`.
    return null;
  }
}

function startOf(answerOnly: boolean): HTMLElement | null {
  const answer = document.querySelector<HTMLElement>("main [data-answer]");
  return answer ?? (answerOnly ? null : document.querySelector<HTMLElement>("main h1"));
}

function takeTo(target: HTMLElement | null): void {
  if (target === null || target.contains(document.activeElement)) return;
  // What is folded has no place to go to.
  target.closest("details")?.setAttribute("open", "");
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const isPlace = target.id !== "" && location.hash === `#${target.id}`;
  target.scrollIntoView(isPlace ? {} : { block: "nearest" });
}

function whenChanged(signal: AbortSignal, isDone: () => boolean): void {
  const observer = new MutationObserver(() => {
    if (isDone()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Browsers keep a place in view only in some cases when something above it grows or shrinks. */
function holdInView(target: HTMLElement, signal: AbortSignal): void {
  let top = target.getBoundingClientRect().top;
  const observer = new ResizeObserver(() => {
    if (Math.abs(target.getBoundingClientRect().top - top) < 2) return;
    target.scrollIntoView();
    top = target.getBoundingClientRect().top;
  });
  observer.observe(document.body);
  signal.addEventListener("abort", () => observer.disconnect());
}
