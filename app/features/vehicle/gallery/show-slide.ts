/** Scrolls a row to one of its slides, counted from 0; a number beyond its ends leads to the end. */
export function showSlide(row: HTMLElement | null, index: number): void {
  if (row === null) return;
  const slides = row.children;
  const slide = slides[Math.min(Math.max(0, index), slides.length - 1)];
  if (slide instanceof HTMLElement) row.scrollTo({ left: slide.offsetLeft });
}
