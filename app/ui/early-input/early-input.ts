/** The state of a field after the visitor used it. */
interface FieldState {
  readonly value: string;
  readonly checked: boolean | undefined;
}

/** What the visitor did before the page was hydrated, as an inline script notes it (`render/late-script.server`). */
export interface EarlyInput {
  /** The button that was pressed last, if it needs script and nothing else was clicked since. */
  readonly pressed: HTMLElement | null;
  /** Changed fields with what was typed or chosen. */
  readonly changed: ReadonlyMap<Element, FieldState>;
  /** Aborted at the start of hydration, when the noting ends: from then on React sees what happens. */
  readonly stop: AbortController;
}

declare global {
  interface Window {
    forecourtEarly?: EarlyInput;
  }
}

/** Ends the noting. */
export function stopNoting(): void {
  window.forecourtEarly?.stop.abort();
}

/** Repeats after hydration what the visitor did before it. */
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
 * Sets a value so that React notices it. React keeps the last value it knows in a property of its own on the element,
 * and ignores an event when the value is the same.
 */
function retype(field: HTMLInputElement, value: string): void {
  field.value = value === "" ? " " : "";
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
}
