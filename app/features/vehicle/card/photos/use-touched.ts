import { type RefObject, useEffect, useRef, useState } from "react";
import type { Touch } from "./use-first-swipe";

/** Whether a card has been pointed at, pressed or reached by keyboard: undefined before, null unless a finger did it. */
export function useTouched(): {
  readonly box: RefObject<HTMLElement>;
  readonly touched: Touch | null | undefined;
} {
  const box = useRef<HTMLElement>(null);
  const [touched, setTouched] = useState<Touch | null>();
  useEffect(() => {
    const wake = (event: Event) => {
      const isFinger = event instanceof PointerEvent && event.pointerType === "touch";
      setTouched((before = isFinger ? { x: event.clientX, y: event.clientY } : null) => before);
    };
    // They go with the card.
    for (const kind of WAKING) box.current?.addEventListener(kind, wake, { once: true });
  }, []);
  return { box, touched };
}

const WAKING = ["pointerenter", "focusin"];
