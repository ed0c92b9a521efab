/** What a field held after somebody used it. */
interface FieldState {
  readonly value: string;
  readonly checked: boolean | undefined;
}

/** What was done to the page before its script was there, as the page's first script notes it (`late-script.server`). */
export interface EarlyInput {
  /** The button that does nothing without script and was pressed last, if nothing else was clicked since. */
  readonly pressed: HTMLElement | null;
  /** Fields by what was typed or chosen. */
  readonly changed: ReadonlyMap<Element, FieldState>;
  /** Ends the noting: from the start of hydration on, the framework sees what is done. */
  readonly stop: AbortController;
}

declare global {
  interface Window {
    forecourtEarly?: EarlyInput;
  }
}

/** From here on nothing is noted any more. */
export function stopNoting(): void {
  window.forecourtEarly?.stop.abort();
}

/** Does again, now that script is there to see it, what was done to the page before. */
export function repeatEarlyInput(): void {
  const early = window.forecourtEarly;
  delete window.forecourtEarly;
  early?.changed.forEach((state, field) => repeatChange(field, state));
  early?.pressed?.click();
}

function repeatChange(field: Element, { value, checked }: FieldState): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    if (field.type === "radio" && checked !== true) return;
    field.checked = checked !== true;
    field.click();
    return;
  }
  if (field instanceof HTMLInputElement && field.type !== "file") retype(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Types a value so that React sees it: it remembers, in a property of its own on the element, the last value it knows
 * of, and takes no notice of an event that brings the same.
 */
function retype(field: HTMLInputElement, value: string): void {
  field.value = value === "" ? " " : "";
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
}
