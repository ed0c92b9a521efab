/** Events that show that somebody uses the page; each may be the first step to using a part. */
const ACTIVITY = ["pointermove", "pointerdown", "keydown", "focusin", "input", "scroll", "popstate"];

let used: Promise<void> | null = null;

/**
 * Resolves when a part's script is wanted: at the first sign of activity; at once when the page was used before its
 * script came, when the server sent no HTML of the part, or when a part around it was wanted.
 * @param id of the part's element
 */
export function whenWanted(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (element === null || isTouched(element) || isUsed()) return Promise.resolve();
  return (used ??= whenUsed());
}

/** Whether the page was scrolled, pressed or typed into before its script came. Older browsers do not know of presses. */
export function isUsed(): boolean {
  const activation = navigator.userActivation as UserActivation | undefined;
  return window.scrollY > 0 || activation?.hasBeenActive === true;
}

/** One promise for a page: what makes one part wanted makes all of them, also those that are drawn later. */
function whenUsed(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const settle = () => {
      waiting.abort();
      resolve();
    };
    for (const type of ACTIVITY) {
      window.addEventListener(type, settle, { signal: waiting.signal, capture: true, passive: true });
    }
  });
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
