import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

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
  return { full, toggle };
}
