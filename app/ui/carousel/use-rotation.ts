import { type RefObject, useEffect, useState } from "react";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** What a pause control needs. */
export interface Rotation {
  /**
   * False where nothing moves by itself: switched off, without script, or because the visitor prefers reduced motion.
   */
  readonly possible: boolean;
  readonly playing: boolean;
  readonly toggle: () => void;
}

/**
 * Moves a scrolling row on by one slide at a time, and from its end back to its start. It stands still while the
 * visitor points at it, has the focus in it, or looks at another part of the page or another window.
 * @param ms milliseconds between slides; null for never
 */
export function useRotation(ref: RefObject<HTMLElement>, ms: number | null): Rotation {
  const [possible, setPossible] = useState(false);
  const [playing, setPlaying] = useState(true);
  useEffect(() => setPossible(ms !== null && !window.matchMedia(LESS_MOTION).matches), [ms]);
  useEffect(() => {
    if (!possible || !playing || ms === null) return undefined;
    const timer = setInterval(() => {
      if (ref.current !== null && !isHeld(ref.current)) advance(ref.current);
    }, ms);
    return () => clearInterval(timer);
  }, [ref, ms, possible, playing]);
  return { possible, playing, toggle: () => setPlaying((before) => !before) };
}

function isHeld(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const isSeen = bottom > 0 && top < window.innerHeight && !document.hidden;
  return !isSeen || row.matches(":hover") || row.contains(document.activeElement);
}

function advance(row: HTMLElement): void {
  const isAtEnd = Math.abs(row.scrollLeft) > row.scrollWidth - row.clientWidth - 2;
  if (isAtEnd) row.scrollTo({ left: 0 });
  const step = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  const sign = getComputedStyle(row).direction === "rtl" ? -1 : 1;
  if (!isAtEnd) row.scrollBy({ left: sign * step });
}
