import { type RefObject, useEffect } from "react";

const CONTROLS = "a, button, summary, input, label";

/**
 * Starts a row of centred slides on one of them (REV-04) and brings a slide that is clicked to the middle (REV-05).
 * @param start counted from 0; null for a row that does neither
 */
export function useChosenSlide(ref: RefObject<HTMLElement>, start: number | null): void {
  useEffect(() => {
    const row = ref.current;
    if (row === null || start === null) return undefined;
    show(row, row.children[start], "instant");
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return;
      show(
        row,
        [...row.children].find((slide) => slide.contains(target)),
        "smooth",
      );
    };
    row.addEventListener("click", onClick);
    return () => row.removeEventListener("click", onClick);
  }, [ref, start]);
}

/**
 * Scrolls only the row: `scrollIntoView` would move the page, too. To a place and not by a distance: a browser takes the
 * fraction of a pixel that a slide lies beside the middle for a wish to see the next one.
 */
function show(row: HTMLElement, slide: Element | undefined, behavior: ScrollBehavior): void {
  if (slide === undefined) return;
  const box = slide.getBoundingClientRect();
  const view = row.getBoundingClientRect();
  const distance = box.left + box.width / 2 - (view.left + view.width / 2);
  row.scrollTo({ left: row.scrollLeft + distance, behavior });
}
