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
    const card = box.current;
    const wake = (event: Event) => {
      const isFinger = event instanceof PointerEvent && event.pointerType === "touch";
      setTouched(isFinger ? { x: event.clientX, y: event.clientY } : null);
      stop();
    };
    const stop = () => {
      for (const kind of WAKING) card?.removeEventListener(kind, wake);
    };
    for (const kind of WAKING) card?.addEventListener(kind, wake);
    return stop;
  }, []);
  return { box, touched };
}

const WAKING = ["pointerenter", "focusin"];
