import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { draggedFrame, turnedFrame } from "~/domain/vehicle/spin-turn";
import { useArrowKeys } from "~/features/vehicle/gallery/use-arrow-keys";
import { prefersStillness } from "./prefers-stillness";
import { useDrag } from "./use-drag";

interface SpinOptions {
  readonly count: number;
  /** Milliseconds a frame when it turns by itself; null when it does not. */
  readonly rotateMs: number | null;
  /** How far it was dragged before it could turn, in CSS pixels. */
  readonly dragged: RefObject<number>;
  readonly panel: RefObject<HTMLElement>;
  readonly shown: boolean;
  readonly full: boolean;
}

/** Which frame of a spin is shown, and everything that turns it. It stops turning by itself once somebody turns it. */
export function useSpin({ count, rotateMs, dragged, panel, shown, full }: SpinOptions) {
  const [frame, setFrame] = useState(() => draggedFrame(0, dragged.current ?? 0, count));
  const [rotating, setRotating] = useState(() => rotateMs !== null && !prefersStillness());
  const start = useRef(0);
  const pause = useCallback(() => setRotating(false), []);
  const by = (step: number) => {
    pause();
    setFrame((now) => turnedFrame(now, step, count));
  };
  const to = (wanted: number) => {
    pause();
    setFrame(wanted);
  };
  useEffect(() => {
    if (!rotating || !shown || rotateMs === null) return undefined;
    const timer = setInterval(() => setFrame((now) => turnedFrame(now, 1, count)), rotateMs);
    return () => clearInterval(timer);
  }, [rotating, shown, rotateMs, count]);
  useDrag(panel, true, {
    onStart: () => {
      pause();
      start.current = frame;
    },
    onMove: (pixels) => {
      // It was pressed before there was anything to turn.
      pause();
      setFrame(draggedFrame(start.current, pixels, count));
    },
  });
  useArrowKeys(panel, { active: shown, everywhere: full }, by);
  return { frame, by, to, pause, rotating, toggleRotating: () => setRotating((now) => !now) };
}
