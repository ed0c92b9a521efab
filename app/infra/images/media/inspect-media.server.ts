import type { Metadata, Sharp, SharpOptions } from "sharp";
import type { PictureKind } from "~/domain/media/media-file";
import { limitedSharp } from "../limited-sharp.server";

/** What a dealer's own picture is, or why it is none, in words after "expected". */
export type MediaInspection =
  | { readonly format: PictureKind; readonly width: number; readonly height: number }
  | { readonly expected: string; readonly received: string };

/** A good camera's picture; it takes 120 MB decoded. */
const MOST_PIXELS = 30_000_000;
const LONGEST_SIDE = 12_000;
const OPTIONS: SharpOptions = { failOn: "error", pages: 1, limitInputPixels: MOST_PIXELS };
/** Side in pixels of the picture that a file is decoded to, to see whether it is whole. */
const TRIAL = 16;
const FORMATS: Readonly<Record<string, PictureKind>> = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  heif: "avif",
};

/** Opens a dealer's own picture, turned as the camera was held; what is transparent stays so. */
export function openMedia(bytes: Uint8Array): Sharp {
  return limitedSharp(bytes, OPTIONS).autoOrient();
}

/** Rejects for a file that is no picture, and for an empty one. */
async function headerOf(bytes: Uint8Array): Promise<Metadata> {
  return limitedSharp(bytes, { ...OPTIONS, limitInputPixels: false }).metadata();
}

/** Looks into a file, whatever its name says, and decodes it once, so that a broken one is told before it is shown. */
export async function inspectMedia(bytes: Uint8Array): Promise<MediaInspection> {
  const told = { expected: "a picture in JPEG, PNG, WebP or AVIF, as its name says" };
  const header = await headerOf(bytes).catch(() => null);
  if (header === null) return { ...told, received: "a file that is no picture" };
  const format = FORMATS[header.format];
  if (format === undefined) return { ...told, received: header.format };
  const { width, height } = header.autoOrient;
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE)
    return {
      expected: `a picture of at most ${MOST_PIXELS / 1e6} million pixels, ${LONGEST_SIDE} a side`,
      received: `${width} by ${height}`,
    };
  try {
    await openMedia(bytes).resize(TRIAL, TRIAL).raw().toBuffer();
    return { format, width, height };
  } catch {
    return { expected: "a picture that can be read to its end", received: "a broken one" };
  }
}
