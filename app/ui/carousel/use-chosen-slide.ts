import { type RefObject, useEffect } from "react";

const CONTROLS = "a, button, summary, input, label";

/** Brings a slide that is clicked to the beginning of its row, where `on` (REV-05). */
export function useChosenSlide(ref: RefObject<HTMLElement>, on: boolean): void {
  useEffect(() => {
    const row = ref.current;
    if (row === null || !on) return undefined;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return;
      const slide = [...row.children].find((child) => child.contains(target));
      if (slide !== undefined) show(row, slide);
    };
    row.addEventListener("click", onClick);
    return () => row.removeEventListener("click", onClick);
  }, [ref, on]);
}

/**
 * Scrolls only the row: `scrollIntoView` would move the page, too. To a place and not by a distance: a browser takes the
 * fraction of a pixel that a slide lies beside its place for a wish to see the next one.
 */
function show(row: HTMLElement, slide: Element): void {
  const { direction, scrollPaddingInlineStart } = getComputedStyle(row);
  const edge = direction === "rtl" ? "right" : "left";
  const inset = (Number.parseFloat(scrollPaddingInlineStart) || 0) * (edge === "left" ? 1 : -1);
  const distance = slide.getBoundingClientRect()[edge] - row.getBoundingClientRect()[edge] - inset;
  row.scrollTo({ left: row.scrollLeft + distance, behavior: "smooth" });
}
