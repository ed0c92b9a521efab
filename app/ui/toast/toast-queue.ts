/** Something to tell in a corner of the page. */
export interface Toast {
  readonly tone: "positive" | "danger";
  readonly title: string;
  readonly text: string;
  /** What to know besides. */
  readonly note?: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  /** Label of the button that closes it. */
  readonly close: string;
}

/** A toast that is shown; every showing has a number of its own. */
export interface ShownToast extends Toast {
  readonly number: number;
}

type Listener = () => void;

/** How long a toast stays (OPEN-103). */
export const TOAST_MS = 5_000;

const listeners = new Set<Listener>();
let shown: ShownToast | null = null;
let number = 0;

/** Shows a toast in place of the open one: only one at a time, the newest (WATCH-07, OPEN-103). */
export function showToast(toast: Toast): void {
  number += 1;
  change({ ...toast, number });
}

/** Closes a toast; nothing happens when another has taken its place. */
export function closeToast(which: number): void {
  if (shown?.number === which) change(null);
}

/** The toast that is open. */
export function openToast(): ShownToast | null {
  return shown;
}

/** Calls back whenever {@link openToast} changes; returns what ends that. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}
