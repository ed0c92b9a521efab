/** When the script of a part of the page is fetched: when the part is almost in sight as well, or only by activity. */
export type Wanted = "near" | "used";

/** What shows that somebody is there; each of these may be the first step to using the part. */
const ACTIVITY = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "popstate"];
/** So far off the screen a part is almost in sight: about half a phone's. */
const NEAR = "400px 0px";

/**
 * Settles when a part's script is wanted: at the first sign of activity, when the part comes near, at once when
 * something was typed into it before the page came alive, or when the server has sent no HTML of it.
 * @param id of the part's element
 */
export function whenWanted(id: string, wanted: Wanted): Promise<void> {
  const element = document.getElementById(id);
  if (element === null || isTouched(element)) return Promise.resolve();
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const settle = () => {
      waiting.abort();
      resolve();
    };
    for (const type of ACTIVITY) {
      window.addEventListener(type, settle, { signal: waiting.signal, capture: true, passive: true });
    }
    if (wanted === "near") settleNear(element, waiting.signal, settle);
  });
}

function settleNear(element: HTMLElement, signal: AbortSignal, settle: () => void): void {
  const observer = new IntersectionObserver((entries) => entries.some(isSeen) && settle(), {
    rootMargin: NEAR,
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}

function isSeen({ isIntersecting }: IntersectionObserverEntry): boolean {
  return isIntersecting;
}

/** Whether somebody is in one of its fields, or has changed one; a slider rounds its number by itself. */
function isTouched(element: HTMLElement): boolean {
  if (element.contains(document.activeElement)) return true;
  return [...element.querySelectorAll("input:not([type=range])")].some(isChanged);
}

function isChanged(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}
