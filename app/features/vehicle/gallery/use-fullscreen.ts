import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** A press that moves less than this is a tap; more drags the row. */
const TAP_PIXELS = 8;

/** Whether an element fills the screen, and the toggle of it (GAL-03). The work is fetched when it is first wanted. */
export function useFullscreen(ref: RefObject<HTMLElement>): {
  readonly full: boolean;
  readonly toggle: () => void;
} {
  const [full, setFull] = useState(false);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);
  const toggle = useCallback(() => {
    if (leave.current !== null) {
      leave.current();
      return;
    }
    const onLeft = () => {
      leave.current = null;
      setFull(false);
    };
    import("./fill-screen").then(
      ({ fillScreen }) => {
        if (ref.current === null || leave.current !== null) return;
        leave.current = fillScreen(ref.current, onLeft);
        setFull(true);
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
  return { full, toggle };
}
