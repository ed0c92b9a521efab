/**
 * When the script of a part is fetched: `used`, at the first sign of activity; `near`, also when the part is almost in
 * sight.
 */
export type Wanted = "near" | "used";

/** Events that show that somebody uses the page; each may be the first step to using the part. */
const ACTIVITY = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "popstate"];
/** How far off the screen a part counts as almost in sight: about half the height of a phone's screen. */
const NEAR = "400px 0px";

/**
 * Resolves when a part's script is wanted: at the first sign of activity; when the part comes near; at once when
 * something was typed into it before hydration, or when the server sent no HTML of it.
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

/** Whether one of its fields has the focus or was changed. A slider counts as changed only beyond its own rounding. */
function isTouched(element: HTMLElement): boolean {
  if (element.contains(document.activeElement)) return true;
  return [...element.querySelectorAll("input:not([type=range])")].some(isChanged);
}

function isChanged(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}
