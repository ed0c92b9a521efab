import drawingUrl from "./no-picture.svg?url";

/**
 * Shows the stand-in drawing wherever a picture fails to load, now or later. One listener serves the whole page,
 * because `error` does not bubble but can be captured. Pictures that failed before the script ran are replaced at once.
 */
export function replaceBrokenPictures(page: Document): void {
  page.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && replace(target), true);
  for (const picture of page.images) if (picture.complete && picture.naturalWidth === 0) replace(picture);
}

function replace(picture: HTMLImageElement): void {
  // A drawing that fails too is left alone. A picture without an address cannot have failed.
  if (picture.getAttribute("src") === drawingUrl || picture.currentSrc === "") return;
  picture.removeAttribute("srcset");
  picture.src = drawingUrl;
}
