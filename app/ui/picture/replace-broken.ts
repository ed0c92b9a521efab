import drawingUrl from "./no-picture.svg?url";

/**
 * Puts the stand-in drawing where a picture fails to arrive, now or later: one listener for the whole page, since
 * `error` does not bubble but can be captured. Pictures that failed before the script ran are replaced at once.
 */
export function replaceBrokenPictures(page: Document): void {
  page.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && replace(target), true);
  for (const picture of page.images) if (picture.complete && picture.naturalWidth === 0) replace(picture);
}

function replace(picture: HTMLImageElement): void {
  // A drawing that fails too is left alone, and a picture without an address has nothing to fail.
  if (picture.getAttribute("src") === drawingUrl || picture.currentSrc === "") return;
  picture.removeAttribute("srcset");
  picture.src = drawingUrl;
}
