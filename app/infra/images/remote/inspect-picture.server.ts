import type { Sharp, SharpOptions } from "sharp";
import { PictureFault } from "~/ports/picture-source";
import { limitedSharp as sharp } from "../limited-sharp.server";

/**
 * Most pixels of a picture, six thousand by five thousand: a good camera's. It takes 120 MB decoded; a small file could
 * otherwise demand more.
 */
const MOST_PIXELS = 30_000_000;
const LONGEST_SIDE = 12_000;
const OPTIONS: SharpOptions = {
  limitInputPixels: MOST_PIXELS,
  failOn: "error",
  // Only the first frame of an animation.
  pages: 1,
  sequentialRead: true,
};
const FORMATS: readonly string[] = ["jpeg", "png", "webp", "heif", "gif"];

/**
 * Opens a file of another host, to be sized and encoded: turned as the camera was held, and on white where it is
 * transparent.
 */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, OPTIONS).autoOrient().flatten({ background: "white" });
}

/**
 * Looks at the first bytes of a file, not at what its host calls it.
 * @throws PictureFault when it is no picture of a kind we read, or too large to be one of a vehicle
 */
export async function inspectPicture(bytes: Uint8Array): Promise<void> {
  const { format, width, height } = await header(bytes);
  if (!FORMATS.includes(format)) throw notAPicture();
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) {
    throw new PictureFault("tooLarge", "The picture has too many pixels.");
  }
}

async function header(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { ...OPTIONS, limitInputPixels: false }).metadata();
  } catch (error) {
    throw notAPicture(error);
  }
}

/** The fault of a file that is not a picture, or is broken. */
export function notAPicture(cause?: unknown): PictureFault {
  return new PictureFault("noPicture", "The file is not a picture that can be read.", { cause });
}
