import { mkdir, rm } from "node:fs/promises";
import sharp from "sharp";
import { type Layers } from "./browser";

/** WebP quality of the two layers, 0 to 100. */
export interface LayerQuality {
  readonly base: number;
  readonly paint: number;
}

/** A layer darker than this everywhere holds nothing but rounding. */
const UNPAINTED = 8;

/** Whether anything in the picture takes the vehicle's colour. */
export const isPainted = ({ paint }: Layers): boolean => paint.some((value) => value > UNPAINTED);

/**
 * Writes `<stem>.base.webp`, and `<stem>.paint.webp` where something is painted, in the width wanted. Answers the
 * bytes written.
 */
export async function writeLayers(
  folder: string,
  name: string,
  layers: Layers,
  { width: wanted, quality }: { readonly width: number; readonly quality: LayerQuality },
): Promise<number> {
  const { width, height, base, paint } = layers;
  await mkdir(folder, { recursive: true });
  const stem = `${folder}/${name}`;
  const written = await sharp(base, { raw: { width, height, channels: 3 } })
    .resize(wanted)
    .webp({ quality: quality.base, effort: 6, preset: "photo" })
    .toFile(`${stem}.base.webp`);
  if (!isPainted(layers)) {
    await rm(`${stem}.paint.webp`, { force: true });
    return written.size;
  }
  const painted = await sharp(paint, { raw: { width, height, channels: 1 } })
    .resize(wanted)
    .webp({ quality: quality.paint, effort: 6, preset: "photo" })
    .toFile(`${stem}.paint.webp`);
  return written.size + painted.size;
}
