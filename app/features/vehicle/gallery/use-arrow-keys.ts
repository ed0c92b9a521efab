import { type RefObject, useEffect, useRef } from "react";
import { KEY_TURNS } from "~/domain/vehicle/spin-turn";

/**
 * Listens for the left and right arrow keys (codes 37 and 39, GAL-04 and GAL-08): inside an element, or everywhere
 * while `everywhere`. Inputs and films keep their own arrow keys.
 * @param onArrow is told 1 for right and -1 for left
 */
export function useArrowKeys(
  ref: RefObject<HTMLElement>,
  { active, everywhere }: { readonly active: boolean; readonly everywhere: boolean },
  onArrow: (direction: number) => void,
): void {
  const latest = useRef(onArrow);
  latest.current = onArrow;
  useEffect(() => {
    const target: GlobalEventHandlers | null = everywhere ? document : ref.current;
    if (!active || target === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const direction = KEY_TURNS[event.key];
      if (direction === undefined || hasOwnArrows(event)) return;
      event.preventDefault();
      latest.current(direction);
    };
    const end = new AbortController();
    // Both kinds of target take keyboard events; their common type does not say so.
    (target as HTMLElement).addEventListener("keydown", onKey, { signal: end.signal });
    return () => {
      end.abort();
    };
  }, [ref, active, everywhere]);
}

function hasOwnArrows({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return true;
  return (
    target instanceof HTMLVideoElement || (target instanceof HTMLInputElement && target.type === "radio")
  );
}
