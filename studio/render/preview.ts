import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { PAINTS } from "~/domain/picture/paint-palette";
import { tint } from "~/infra/images/tint.server";
import { atOnce } from "~/infra/turns.server";
import { type StudioBrowser } from "./browser";
import { type RenderJob } from "./jobs";

/** Coarser and smaller than the finished pictures: quick to look at. */
const PREVIEW = { width: 800, height: 600, samples: 1 } as const;
const PREVIEW_QUALITY = { cell: 0.022, directions: 48 } as const;
const FALLBACK = "silver";

/** Six hex digits of a paint's name, or of hex digits themselves; silver for anything else. */
export function previewPaint(colour: string | undefined): string {
  if (colour !== undefined && /^[0-9a-f]{6}$/i.test(colour)) return colour;
  const named = Object.entries(PAINTS).find(([name]) => name === colour);
  return named?.[1] ?? PAINTS[FALLBACK];
}

/** Takes pictures in a colour and writes them as PNG into a fresh temporary folder, printing their paths. */
export async function preview(
  studio: StudioBrowser,
  jobs: readonly RenderJob[],
  colour?: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "studio-"));
  const paint = previewPaint(colour);
  for (const { shape, views } of jobs) {
    await studio.load(shape, PREVIEW_QUALITY);
    for (const view of views) {
      const { base, paint: layer, width, height } = await studio.take(view, PREVIEW);
      const file = join(folder, `${shape}-${view}.png`);
      await sharp(atOnce(tint(base, layer, paint)), { raw: { width, height, channels: 3 } })
        .png()
        .toFile(file);
      console.log(file);
    }
  }
}
