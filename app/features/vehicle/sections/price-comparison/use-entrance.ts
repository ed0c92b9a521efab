import { useEffect, useRef, useState } from "react";

/** The state of the panel's entrance: `waiting` out of sight, `playing` once in sight, `done` afterwards. */
export type Entrance = "done" | "waiting" | "playing";

/** The share of the panel that has to be in sight before it plays. */
const IN_SIGHT = 0.5;

/**
 * Plays once when the element comes into sight. It is `done` at once where the element is in sight from the start,
 * where the visitor prefers reduced motion, and without script: that is how the server prints it.
 */
export function useEntrance<Element extends HTMLElement>(playAtOnce: boolean) {
  const element = useRef<Element>(null);
  const [entrance, setEntrance] = useState<Entrance>(playAtOnce ? "playing" : "done");
  useEffect(() => {
    const watched = element.current;
    if (watched === null || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setEntrance("done");
      return;
    }
    if (playAtOnce || watched.getBoundingClientRect().top < innerHeight) return;
    setEntrance("waiting");
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        setEntrance("playing");
      },
      { threshold: IN_SIGHT },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [playAtOnce]);
  return { element, entrance };
}
