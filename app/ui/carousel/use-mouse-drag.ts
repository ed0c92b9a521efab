import type { KeenSliderInstance, KeenSliderOptions } from "keen-slider";
import { type RefObject, useEffect } from "react";

/**
 * Lets a mouse drag a scrolling row; touch, wheel and keyboard move it anyway. keen-slider only calculates the
 * movement. It is fetched when a mouse first comes near, and its position is written to the row's own scroll position,
 * which stays the only state: the row works without keen-slider.
 */
export function useMouseDrag(ref: RefObject<HTMLUListElement>): void {
  useEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    let slider: KeenSliderInstance | null = null;
    let gone = false;
    const wake = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      row.removeEventListener("pointerenter", wake);
      void import("keen-slider").then(({ default: KeenSlider }) => {
        if (!gone) slider = new KeenSlider(row, dragOptions(row));
      });
    };
    row.addEventListener("pointerenter", wake);
    return () => {
      gone = true;
      row.removeEventListener("pointerenter", wake);
      slider?.destroy();
    };
  }, [ref]);
}

/** How far a pressed mouse has to move the row before it drags it, in CSS pixels: a click stays a click. */
const MEANT_PIXELS = 5;

/** What a mouse does to a row. Without a drag nothing is written: a click may have the row scroll elsewhere (REV-05). */
function dragOptions(row: HTMLElement): KeenSliderOptions {
  const rtl = getComputedStyle(row).direction === "rtl";
  const room = () => row.scrollWidth - row.clientWidth;
  const place = ({ track }: KeenSliderInstance) => track.details.progress * room() * (rtl ? -1 : 1);
  let dragging = false;
  return {
    mode: "free-snap",
    renderMode: "custom",
    selector: ":scope > li",
    rtl,
    slides: { perView: "auto", spacing: () => Number.parseFloat(getComputedStyle(row).columnGap) || 0 },
    dragStarted(slider) {
      dragging = false;
      const { details } = slider.track;
      // The row was scrolled by other means meanwhile: the drag continues from there.
      if (room() > 0) slider.track.to(details.min + (Math.abs(row.scrollLeft) / room()) * details.length);
    },
    dragged(slider) {
      if (dragging || Math.abs(place(slider) - row.scrollLeft) < MEANT_PIXELS) return;
      dragging = true;
      setNativeSnap(row, false);
    },
    detailsChanged(slider) {
      if (dragging) row.scrollLeft = place(slider);
    },
    animationEnded: () => {
      dragging = false;
      setNativeSnap(row, true);
    },
  };
}

/**
 * Switches the browser's own snapping and smooth scrolling: they would work against a scroll position that is written
 * at every frame.
 */
function setNativeSnap(row: HTMLElement, on: boolean): void {
  row.style.scrollSnapType = on ? "" : "none";
  row.style.scrollBehavior = on ? "" : "auto";
}
