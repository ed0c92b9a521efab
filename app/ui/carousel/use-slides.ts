import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

const UNSEEN = { ready: false, atStart: true, atEnd: false, index: 0 };

/** Follows a scrolling row: whether it overflows, where it stands, and moves it by a slide. */
export function useSlides(given?: RefObject<HTMLUListElement>) {
  const own = useRef<HTMLUListElement>(null);
  const ref = given ?? own;
  const [place, setPlace] = useState(UNSEEN);

  useEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    const look = () => {
      const travelled = Math.abs(row.scrollLeft);
      const room = row.scrollWidth - row.clientWidth;
      const index = Math.round(travelled / slideStep(row));
      const now = { ready: room > 1, atStart: travelled < 2, atEnd: travelled > room - 2, index };
      // Scrolling reports every pixel; the state changes only when something visible does.
      setPlace((before) => (same(before, now) ? before : now));
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

/** How far it is from one slide to the next, in pixels. */
function slideStep({ children: [first, second], clientWidth }: HTMLElement): number {
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return Math.max(1, clientWidth);
  return Math.max(1, Math.abs(second.offsetLeft - first.offsetLeft));
}

function same(left: typeof UNSEEN, right: typeof UNSEEN): boolean {
  return (
    left.ready === right.ready &&
    left.atStart === right.atStart &&
    left.atEnd === right.atEnd &&
    left.index === right.index
  );
}
