import { ownPath } from "~/ui/link/site-base";
import { type RefObject, useEffect, useState } from "react";
import type { CardView } from "../../card/card-view";
import type { SimilarView } from "./similar-view";

/** How far below the screen the section may be when it is fetched (SIMI-04). */
const NEAR = "500px 0px";

/**
 * The section's cards once it is almost in sight. Null before; empty when they cannot be loaded: the page works without
 * them (ERR-16).
 */
export function useSimilarCards(
  place: RefObject<HTMLElement>,
  { cards, cardsPath }: Pick<SimilarView, "cards" | "cardsPath">,
): readonly CardView[] | null {
  const [fetched, setFetched] = useState<{ readonly from: string; readonly cards: readonly CardView[] }>();
  const known = cards !== null;
  useEffect(() => {
    if (known || place.current === null) return undefined;
    const leaving = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void fetchCards(cardsPath, leaving.signal).then(
          (found) => !leaving.signal.aborted && setFetched({ from: cardsPath, cards: found }),
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [place, known, cardsPath]);
  return fetched?.from === cardsPath ? fetched.cards : null;
}

async function fetchCards(path: string, signal: AbortSignal): Promise<readonly CardView[]> {
  try {
    const answer = await fetch(ownPath(path), { signal });
    if (!answer.ok) throw new Error(`Answered with ${answer.status}.`);
    // Our own route writes it (`cars.$slug_.similar[.]json`).
    const { cards } = (await answer.json()) as { readonly cards: readonly CardView[] };
    return cards;
  } catch (error) {
    if (!signal.aborted) console.warn("Similar vehicles could not be fetched.", error);
    return [];
  }
}
