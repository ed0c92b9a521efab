import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Follows a scrolling row: whether it overflows, whether it stands at an end, and moves it by a slide. */
export function useSlides(given?: RefObject<HTMLUListElement>) {
  const own = useRef<HTMLUListElement>(null);
  const ref = given ?? own;
  const [place, setPlace] = useState({ ready: false, atStart: true, atEnd: false });

  useEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    const look = () => {
      const travelled = Math.abs(row.scrollLeft);
      const room = row.scrollWidth - row.clientWidth;
      setPlace({ ready: room > 1, atStart: travelled < 2, atEnd: travelled > room - 2 });
    };
    look();
    row.addEventListener("scroll", look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(row);
    return () => {
      row.removeEventListener("scroll", look);
      resized.disconnect();
    };
  }, [ref]);

  const move = useCallback(
    (direction: 1 | -1) => {
      const row = ref.current;
      const step = row?.firstElementChild?.getBoundingClientRect().width ?? 0;
      const sign = row !== null && getComputedStyle(row).direction === "rtl" ? -1 : 1;
      row?.scrollBy({ left: direction * sign * step });
    },
    [ref],
  );
  return { ref, ...place, move };
}
