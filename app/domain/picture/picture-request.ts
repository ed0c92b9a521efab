import { parseStudioPicture, type StudioPicture } from "./studio-picture";

/** The widths in pixels our pictures come in: few, so that caches hold them. Nothing is ever enlarged. */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 768, 960, 1200, 1600, 2000] as const;
/** A width of {@link PICTURE_WIDTHS}, in pixels. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** A picture of our own in one size. */
export type PictureRequest =
  | { readonly kind: "studio"; readonly picture: StudioPicture; readonly width: PictureWidth }
  /** A photograph of the site's picture folder, by file name without ending. */
  | { readonly kind: "photo"; readonly name: string; readonly width: PictureWidth };

const PHOTO_ADDRESS = /^\/media\/p\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * Reads the address of a picture of our own: `/media/v/{body}-{view}-{rrggbb}` or `/media/p/{name}`, with a width of
 * the ladder as `w`; without one it is 960. Null for anything else.
 */
export function parsePictureRequest(url: URL): PictureRequest | null {
  const width = pictureWidth(url.searchParams.get("w"));
  if (width === null) return null;
  const picture = parseStudioPicture(url.pathname);
  if (picture !== null) return { kind: "studio", picture, width };
  const name = PHOTO_ADDRESS.exec(url.pathname)?.[1];
  return name === undefined ? null : { kind: "photo", name, width };
}

function pictureWidth(text: string | null): PictureWidth | null {
  if (text === null) return 960;
  return PICTURE_WIDTHS.find((width) => String(width) === text) ?? null;
}
