import type { Sharp } from "sharp";
import type { PictureFormat } from "~/domain/picture/picture-format";
import type { PictureQuality } from "~/domain/picture/picture-request";

/** Changed when the same picture would come out differently, so that pictures on disk are made again. */
export const RECIPE = "2";

/** Seconds one picture may take; an ordinary one takes a hundredth of that. */
const PATIENCE_SECONDS = 10;

/** The number each encoder needs to look like WebP at a quality: equal SSIM over studio pictures and photographs. */
const AVIF_QUALITY: Readonly<Record<PictureQuality, number>> = { 40: 40, 60: 47, 75: 52, 90: 72 };
const JPEG_QUALITY: Readonly<Record<PictureQuality, number>> = { 40: 64, 60: 72, 75: 77, 90: 90 };

/**
 * At 640 pixels WebP takes 8 ms and 12.9 KB, AVIF at effort 2 83 ms and 8.6 KB; at effort 0 its files are larger than
 * WebP's, and past 2 each step doubles the time for a twentieth of the bytes.
 */
const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp, quality: PictureQuality) => Sharp>> = {
  avif: (picture, quality) =>
    picture.avif({
      quality: AVIF_QUALITY[quality],
      effort: 2,
      chromaSubsampling: "4:2:0",
      bitdepth: 8,
      tune: "iq",
    }),
  webp: (picture, quality) => picture.webp({ quality, effort: 2 }),
  // JPEG knows no transparency; left alone, what shows nothing would be black.
  jpeg: (picture, quality) =>
    picture.flatten({ background: "white" }).jpeg({ quality: JPEG_QUALITY[quality], mozjpeg: true }),
};

/** Formats that are too slow to make while a visitor waits, when the visitor accepts another. */
export const SLOW_FORMATS: ReadonlySet<PictureFormat> = new Set(["avif"]);

/** The picture's file, in sRGB and without metadata: no place, camera or owner. */
export async function encode(
  picture: Sharp,
  format: PictureFormat,
  quality: PictureQuality,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await ENCODERS[format](picture, quality).timeout({ seconds: PATIENCE_SECONDS }).toBuffer();
  return new Uint8Array(bytes);
}
