/**
 * While a button of the mouse or a finger is down, leaving a field of the form is told only when it is up again. A
 * message that appears moves what stands below it; what somebody presses must stay where it is until the press counts.
 * @returns ends it
 */
export function holdLeaving(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  let pressed = false;
  let left: EventTarget | null = null;
  const on = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: listening.signal });
  const release = () => {
    pressed = false;
    left?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    left = null;
  };
  on("mousedown", () => (pressed = true));
  on("focusout", (event) => {
    if (!pressed || !(event.target instanceof Node) || !form.contains(event.target)) return;
    event.stopImmediatePropagation();
    left = event.target;
  });
  // The click comes right after the button is up.
  for (const type of ["mouseup", "dragend"]) on(type, () => setTimeout(release));
  return () => listening.abort();
}
