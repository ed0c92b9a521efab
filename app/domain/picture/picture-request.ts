import { parseMediaAddress } from "../media/media-address";
import { isPaint } from "./paint-palette";
import { parseRemotePicture } from "./picture-address";
import { PICTURE_FORMATS, type PictureFormat } from "./picture-format";
import { parseStudioPicture, type StudioPicture } from "./studio-picture";

/** The widths in pixels our pictures come in: few, so that caches hold them. Nothing is ever enlarged. */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 768, 960, 1200, 1600, 2000] as const;
/** A width of {@link PICTURE_WIDTHS}, in pixels. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The qualities there are, as numbers of WebP's scale. Other encodings use numbers of their own that look the same. */
export const PICTURE_QUALITIES = [40, 60, 75, 90] as const;
/** A quality of {@link PICTURE_QUALITIES}. */
export type PictureQuality = (typeof PICTURE_QUALITIES)[number];

/** Which picture, before its size and encoding. */
export type PictureSubject =
  | { readonly kind: "studio"; readonly picture: StudioPicture }
  /** A photograph of the site's picture folder, by file name without ending. */
  | { readonly kind: "photo"; readonly name: string }
  /** A file of the dealer's own; without a digest whatever it holds now. */
  | { readonly kind: "media"; readonly name: string; readonly digest: string | null }
  /** A picture on another host, by its address, which is still to be judged (`remoteSource`). */
  | { readonly kind: "remote"; readonly address: string };

/** A picture in one size. */
export interface PictureRequest {
  readonly subject: PictureSubject;
  readonly width: PictureWidth;
  readonly quality: PictureQuality;
  /** The encoding asked for by name; null to go by what the browser accepts. */
  readonly format: PictureFormat | null;
}

const DEFAULT_WIDTH: PictureWidth = 960;
const DEFAULT_QUALITY: PictureQuality = 75;
const PHOTO_ADDRESS = /^\/media\/p\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * Reads the address of a picture: `/media/v/{body}-{view}-{rrggbb}` in a paint of the palette, `/media/p/{name}`,
 * `/media/r/{encoded address}`, or a dealer's own file (`/media/d/{digest}-{size}/{name}`, `/media/{name}`). `w` is a width of the ladder (960 without one), `q` one of the qualities (75), `f` a
 * format by name, for readers that send no `Accept`. Null for anything else.
 */
export function parsePictureRequest(url: URL): PictureRequest | null {
  const subject = pictureSubject(url.pathname);
  const width = oneOf(PICTURE_WIDTHS, url.searchParams.get("w"), DEFAULT_WIDTH);
  const quality = oneOf(PICTURE_QUALITIES, url.searchParams.get("q"), DEFAULT_QUALITY);
  const format = oneOf(PICTURE_FORMATS, url.searchParams.get("f"), null);
  if (subject === null || width === undefined || quality === undefined || format === undefined) return null;
  return { subject, width, quality, format };
}

/** What a dealer's picture path is expected to be. */
export const OWN_PICTURE = "a file of the folder media/ (/media/yard.jpg), where this site's pictures are";

/**
 * What is amiss with a path of this site that a dealer gives for a picture: `wrong` below `/media/`, where no picture has
 * such an address, `unknown` elsewhere, where pictures are not and only a file of the deployment may be. Null for a
 * picture's address, and for one on another host.
 */
export function picturePathDoubt(src: string): "wrong" | "unknown" | null {
  if (!src.startsWith("/")) return null;
  const [path = ""] = src.split(/[?#]/);
  if (pictureSubject(path) !== null) return null;
  return path.toLowerCase().startsWith("/media/") ? "wrong" : "unknown";
}

function pictureSubject(pathname: string): PictureSubject | null {
  const picture = parseStudioPicture(pathname);
  if (picture !== null) return isPaint(picture.paint) ? { kind: "studio", picture } : null;
  const name = PHOTO_ADDRESS.exec(pathname)?.[1];
  if (name !== undefined) return { kind: "photo", name };
  const own = parseMediaAddress(pathname);
  if (own !== null) return { kind: "media", name: own.name, digest: own.digest };
  const address = parseRemotePicture(pathname);
  return address === null ? null : { kind: "remote", address };
}

/** The choice a parameter names exactly; the default when there is no parameter; undefined for any other text. */
function oneOf<Choice extends string | number, Default extends Choice | null>(
  choices: readonly Choice[],
  text: string | null,
  unset: Default,
): Choice | Default | undefined {
  return text === null ? unset : choices.find((choice) => String(choice) === text);
}
