/** So long a page may take to bring what the reader is taken to, and to come to rest around it. */
const PATIENCE_MS = 5_000;
/** Whoever does one of these goes on by themselves. */
const TAKING_OVER = ["wheel", "touchstart", "pointerdown", "keydown"];

/** What a page was opened for. */
export interface Arrival {
  /** Of the address: `#finance`, or empty. */
  readonly hash: string;
  /** Only an answer counts: the page itself is the one that was there. */
  readonly answerOnly?: boolean;
}

/**
 * Takes the reader to where a page that script opened begins: the place its address names, else what answers the form
 * that was sent, else its main heading. It has the focus, so that it is read out and the keyboard goes on from there,
 * and is in view. Parts that come later are waited for, and do not push the named place out of view.
 * @returns stops it
 */
export function arrive({ hash, answerOnly = false }: Arrival): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of TAKING_OVER) {
    window.addEventListener(type, () => stop.abort(), { signal, capture: true, passive: true });
  }
  const timer = window.setTimeout(() => {
    // A place that does not come: the page is there nevertheless.
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
  return () => stop.abort();
}

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not an address anybody wrote: `#%`.
    return null;
  }
}

function startOf(answerOnly: boolean): HTMLElement | null {
  const answer = document.querySelector<HTMLElement>("main [data-answer]");
  return answer ?? (answerOnly ? null : document.querySelector<HTMLElement>("main h1"));
}

function takeTo(target: HTMLElement | null): void {
  if (target === null || target.contains(document.activeElement)) return;
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

/** Where what stands above grows or shrinks, browsers keep the place in view only some of the time. */
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
