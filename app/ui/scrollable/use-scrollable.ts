import { type RefObject, useEffect, useRef, useState } from "react";

/** For a box that may scroll. */
export interface Scrollable<Box extends HTMLElement> {
  readonly ref: RefObject<Box>;
  /** Absent where nothing scrolls: a stop of the keyboard that leads nowhere. */
  readonly tabIndex?: 0;
}

/**
 * Makes a box that has a name reachable by Tab while it scrolls, so that its arrow keys work. Without script, which
 * alone knows, it always is.
 */
export function useScrollable<Box extends HTMLElement>(): Scrollable<Box> {
  const ref = useRef<Box>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => setScrolls(isScrolling(box)));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return scrolls ? { ref, tabIndex: 0 } : { ref };
}

/** Browsers round either size. */
function isScrolling({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}
