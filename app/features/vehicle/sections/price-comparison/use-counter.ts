import { useEffect, useState } from "react";
import type { Entrance } from "./use-entrance";

/** How long the counter runs (PRICE-13). */
export const COUNTER_MS = 2_000;

/** A figure that counts from one value to another, slowing down; shows the end value at once without motion. */
export function useCounter(from: number, to: number, entrance: Entrance): number {
  const [value, setValue] = useState(to);
  useEffect(() => {
    if (entrance !== "playing") {
      setValue(entrance === "waiting" ? from : to);
      return;
    }
    let frame = 0;
    const start = performance.now();
    const step = (now: number) => {
      setValue(counterAt(from, to, now - start));
      if (now - start < COUNTER_MS) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to, entrance]);
  return value;
}

/** Where the counter stands after so many milliseconds. */
export function counterAt(from: number, to: number, elapsed: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsed / COUNTER_MS));
  return Math.round(to + (from - to) * left ** 3);
}
