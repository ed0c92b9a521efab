/** Milliseconds a click waits for script; then it does what it does without script. */
const MOST_MS = 3_000;
/** Controls that do more with script than without; disclosures and fields work by themselves. */
const CONTROLS = "a[href], button";

/**
 * Holds a click on a link or button of a part whose script is being fetched, so that a quick visitor does not get the
 * page for browsers without script.
 * @param id of the part's element
 * @returns releases the click: call it when the part is hydrated, or will not be
 */
export function holdClick(id: string): () => void {
  const holding = new AbortController();
  let held: HTMLElement | null = null;
  let timer: number | undefined;
  const letGo = () => {
    window.clearTimeout(timer);
    holding.abort();
    held?.click();
    held = null;
  };
  const onClick = (event: MouseEvent) => {
    const control = controlIn(id, event);
    if (control === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = control;
    timer ??= window.setTimeout(letGo, MOST_MS);
  };
  window.addEventListener("click", onClick, { capture: true, signal: holding.signal });
  return letGo;
}

/** The control in the part that a plain click is meant for; null for any other click. */
function controlIn(
  id: string,
  { target, metaKey, ctrlKey, shiftKey, button }: MouseEvent,
): HTMLElement | null {
  if (metaKey || ctrlKey || shiftKey || button !== 0 || !(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>(CONTROLS);
  return control !== null && document.getElementById(id)?.contains(control) === true ? control : null;
}
