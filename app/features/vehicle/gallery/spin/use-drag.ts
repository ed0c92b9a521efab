import { type RefObject, useEffect, useRef } from "react";

/** CSS pixels a pointer has to move sideways before it counts as turning. */
const MEANT_PIXELS = 8;

interface Drag {
  readonly pointer: number;
  /** Where it began, in CSS pixels from the left. */
  readonly from: number;
}

/** The press that each element is held by now. */
const HELD = new WeakMap<HTMLElement, Drag>();

/** What a drag tells. */
export interface DragEvents {
  readonly onStart: () => void;
  /** How far to the right of where it began the pointer is; negative to the left. */
  readonly onMove: (pixels: number) => void;
}

/**
 * Follows a pointer that is pressed on an element and moved sideways; one that is held already is followed from where it
 * began, without a start. Controls inside the element keep their own presses.
 */
export function useDrag(ref: RefObject<HTMLElement>, active: boolean, events: DragEvents): void {
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    const element = ref.current;
    if (element === null || !active) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const held = (event: PointerEvent) => {
      const drag = HELD.get(element);
      return drag?.pointer === event.pointerId ? drag : null;
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || isControl(event.target)) return;
      HELD.set(element, { pointer: event.pointerId, from: event.clientX });
      element.setPointerCapture(event.pointerId);
      latest.current.onStart();
    };
    const onMove = (event: PointerEvent) => {
      const drag = held(event);
      if (drag !== null) latest.current.onMove(event.clientX - drag.from);
    };
    const onEnd = (event: PointerEvent) => {
      if (held(event) !== null) HELD.delete(element);
    };
    element.addEventListener("pointerdown", onDown, { signal });
    element.addEventListener("pointermove", onMove, { signal });
    element.addEventListener("pointerup", onEnd, { signal });
    element.addEventListener("pointercancel", onEnd, { signal });
    // The browser would drag the picture itself.
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => {
      end.abort();
    };
  }, [ref, active]);
}

/**
 * Calls `onDrag` for each drag of the still picture, once for a drag: somebody wants to turn it.
 * @returns how far to the right it was dragged, in CSS pixels
 */
export function useFirstDrag(ref: RefObject<HTMLElement>, onDrag: () => void): RefObject<number> {
  const told = useRef(false);
  const dragged = useRef(0);
  useDrag(ref, true, {
    onStart: () => {
      told.current = false;
    },
    onMove: (pixels) => {
      dragged.current = pixels;
      if (told.current || Math.abs(pixels) < MEANT_PIXELS) return;
      told.current = true;
      onDrag();
    },
  });
  return dragged;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, input, video") !== null;
}
