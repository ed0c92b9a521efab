/** Whether the visitor asked the system for less motion. In the browser only. */
export function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
