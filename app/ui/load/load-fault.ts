type Listener = () => void;

const listeners = new Set<Listener>();
let failed = false;

/** Whether the page in view is an older state, shown because the newer one could not be loaded. */
export function loadFailed(): boolean {
  return failed;
}

/** Calls back whenever {@link loadFailed} changes. @returns ends that */
export function onLoadFault(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes how the last load of a page's data went. */
export function noteLoad(went: "well" | "wrong"): void {
  if (failed === (went === "wrong")) return;
  failed = went === "wrong";
  for (const listener of listeners) listener();
}
