import { type RefObject, useEffect, useRef } from "react";

/** Where a finger was put down, in pixels of the screen. */
export interface Touch {
  readonly x: number;
  readonly y: number;
}

/** Fewer pixels are a press that trembled. */
const LEAST = 30;

/**
 * Moves on when a finger is drawn sideways over the card, as long as there is no row yet that would scroll by itself. A
 * finger that scrolls the page is taken away from us by the browser and moves nothing.
 * @param touch of the finger that is down already
 * @param isAwaited whether the row is still missing
 * @returns for an element of the card
 */
export function useFirstSwipe(
  touch: Touch | null,
  isAwaited: boolean,
  move: (step: number) => void,
): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  const from = useRef(touch);
  useEffect(() => {
    const card = box.current?.closest("article");
    if (!isAwaited || card == null) return undefined;
    const down = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      from.current = pointerType === "touch" ? { x, y } : null;
    };
    const cancel = () => void (from.current = null);
    const up = ({ clientX: x, clientY: y }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (start === null || Math.abs(x - start.x) < LEAST || Math.abs(y - start.y) > Math.abs(x - start.x))
        return;
      const isForward = x < start.x !== (getComputedStyle(card).direction === "rtl");
      move(isForward ? 1 : -1);
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    card.addEventListener("pointerdown", down, { signal });
    card.addEventListener("pointerup", up, { signal });
    card.addEventListener("pointercancel", cancel, { signal });
    return () => leaving.abort();
  }, [isAwaited, move]);
  return box;
}
