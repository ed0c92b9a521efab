import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type * as FullFrame from "./full/full-frame";

/** A press that moves less than this is a tap; more drags the row. */
const TAP_PIXELS = 8;

/**
 * What is drawn around an element while it fills the screen (null while it does not), and the toggle of it (GAL-03).
 * The work is fetched when it is first wanted.
 */
export function useFullscreen(ref: RefObject<HTMLElement>): {
  readonly frame: typeof FullFrame | null;
  readonly toggle: () => void;
} {
  const [frame, setFrame] = useState<typeof FullFrame | null>(null);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);
  const toggle = useCallback(() => {
    if (leave.current !== null) {
      leave.current();
      return;
    }
    const onLeft = () => {
      leave.current = null;
      setFrame(null);
    };
    Promise.all([import("./fill-screen"), import("./full/full-frame")]).then(
      ([{ fillScreen }, around]) => {
        if (ref.current === null || leave.current !== null) return;
        leave.current = fillScreen(ref.current, onLeft);
        setFrame(around);
      },
      (error: unknown) => {
        console.warn("Full screen could not be loaded.", error);
      },
    );
  }, [ref]);
  // A photograph that is tapped opens there; the button does the same for the keyboard.
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let from = 0;
    const onDown = ({ clientX }: PointerEvent) => {
      from = clientX;
    };
    const onClick = ({ target, clientX }: MouseEvent) => {
      const isTap = Math.abs(clientX - from) < TAP_PIXELS;
      if (isTap && leave.current === null && target instanceof HTMLImageElement && target.closest("li"))
        toggle();
    };
    ref.current?.addEventListener("pointerdown", onDown, { signal });
    ref.current?.addEventListener("click", onClick, { signal });
    return () => end.abort();
  }, [ref, toggle]);
  return { frame, toggle };
}
