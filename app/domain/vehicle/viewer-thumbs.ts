import { hasThumbs } from "./viewer-modes";

/** A small picture below the viewer that leads to what it shows. */
export type Thumb = { readonly kind: "picture"; readonly index: number } | { readonly kind: "film" };

/** So many thumbnails stand below the pictures, the film's included. */
const THUMBS = 6;

/**
 * The thumbnails of so many pictures and films: none below four pictures (GAL-05); the film's right after the first
 * picture, which it is shown with (GAL-13).
 */
export function thumbsOf(pictures: number, films: number): readonly Thumb[] {
  if (!hasThumbs(pictures)) return [];
  const all: readonly Thumb[] = Array.from({ length: pictures }, (_, index) => ({ kind: "picture", index }));
  const withFilm: readonly Thumb[] =
    films > 0 ? [...all.slice(0, 1), { kind: "film" }, ...all.slice(1)] : all;
  return withFilm.slice(0, THUMBS);
}

/** How many pictures come after those that the thumbnails up to a place show. */
export function picturesBeyond(thumbs: readonly Thumb[], place: number, pictures: number): number {
  return pictures - thumbs.slice(0, place + 1).filter(({ kind }) => kind === "picture").length;
}
