import { useEffect, useRef, useState } from "react";

/** How far the panel's entrance is: it waits out of sight, plays once in sight, then stays as it is. */
export type Entrance = "done" | "waiting" | "playing";

/** Part of the panel that has to be in sight for it to play. */
const IN_SIGHT = 0.5;

/**
 * Plays once when the element comes into sight. Where it is in sight from the start, where motion is unwelcome and
 * without script it is done at once, which is how the server prints it.
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
