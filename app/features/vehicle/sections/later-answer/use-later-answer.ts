import { type RefObject, useEffect, useState } from "react";
import { askLater, type LaterQuestion } from "./ask-later";

/** How far a part is whose answer script asks for. */
export interface LaterAnswer<Answer> {
  readonly found: Answer | null;
  /** Whether its place was on the screen when the answer came. */
  readonly seen: boolean;
  /**
   * `waiting`; `here`; `gone` when nothing came and the part may leave the page; `held` when nothing came while its place
   * was on the screen: that stays empty, so that nothing on the screen moves.
   */
  readonly state: "waiting" | "here" | "gone" | "held";
}

/** Asks once the page is alive. @param question must stay the same from one rendering to the next */
export function useLaterAnswer<Answer>(
  question: LaterQuestion<Answer>,
  place: RefObject<HTMLElement>,
): LaterAnswer<Answer> {
  const [answered, setAnswered] = useState<LaterAnswer<Answer>>({
    found: null,
    seen: false,
    state: "waiting",
  });
  const { name, lookup, usable } = question;
  useEffect(() => {
    const leaving = new AbortController();
    void askLater({ name, lookup, usable }, leaving.signal).then((found) => {
      if (leaving.signal.aborted) return;
      const seen = inSight(place.current);
      const none = seen ? "held" : "gone";
      setAnswered({ found, seen, state: found === null ? none : "here" });
    });
    return () => leaving.abort();
  }, [name, lookup, usable, place]);
  return answered;
}

/**
 * Whether any part of an element is on the screen. Only what is off the screen may appear or disappear without a layout
 * shift.
 */
function inSight(element: HTMLElement | null): boolean {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
