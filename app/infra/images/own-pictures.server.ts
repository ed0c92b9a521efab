import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Sharp } from "sharp";
import type { PictureSubject, PictureWidth } from "~/domain/picture/picture-request";
import type { StudioPicture } from "~/domain/picture/studio-picture";
import { inTurns } from "~/infra/turns.server";
import type { Draw, Original } from "./original.server";
import { limitedSharp as sharp } from "./limited-sharp.server";
import { tint } from "./tint.server";

/** A picture that ships with the platform. */
export type OwnSubject = Extract<PictureSubject, { kind: "studio" | "photo" }>;

/**
 * Finds a picture in the folder with `layers/<shape>/<view>.{base,paint}.webp` and `photos/<name>.webp`; null when it
 * is not there.
 */
export async function ownOriginal(dir: string, subject: OwnSubject): Promise<Original | null> {
  if (subject.kind === "photo") {
    const file = join(dir, "photos", `${subject.name}.webp`);
    const age = await fileVersion(file);
    return age === null
      ? null
      : original(`photo ${subject.name} ${age}`, async (width) => shrink(file, width));
  }
  const { body, view, paint } = subject.picture;
  const files = layerFiles(dir, subject.picture);
  const [base, layer] = await Promise.all([fileVersion(files.base), fileVersion(files.paint)]);
  if (base === null) return null;
  // Without a paint layer nothing in this view is painted, and one file serves all paints.
  const version = `studio ${body} ${view} ${base}${layer === null ? "" : ` ${layer} ${paint}`}`;
  return original(version, (width) => painted(files, layer === null ? null : paint, width));
}

function original(version: string, draw: Draw): Original {
  return { version, sharedSeconds: null, load: async () => draw };
}

interface LayerFiles {
  readonly base: string;
  readonly paint: string;
}

function layerFiles(dir: string, { body, view }: StudioPicture): LayerFiles {
  const file = (layer: string) => join(dir, "layers", body, `${view}.${layer}.webp`);
  return { base: file("base"), paint: file("paint") };
}

/** Size and time of change; null when there is no such file. */
function fileVersion(file: string): Promise<string | null> {
  return stat(file).then(
    ({ size, mtimeMs }) => `${size}-${mtimeMs}`,
    () => null,
  );
}

function shrink(file: string, width: PictureWidth): Sharp {
  return sharp(file).resize({ width, withoutEnlargement: true });
}

/**
 * The painted picture. Its layers are sized before they are joined, which looks the same and is many times faster for
 * small sizes.
 */
async function painted(files: LayerFiles, paint: string | null, width: PictureWidth): Promise<Sharp> {
  const base = shrink(files.base, width).removeAlpha();
  if (paint === null) return base;
  const [{ data, info }, layer] = await Promise.all([
    base.raw().toBuffer({ resolveWithObject: true }),
    shrink(files.paint, width).extractChannel(0).raw().toBuffer(),
  ]);
  const colours = await inTurns(tint(data, layer, paint));
  return sharp(colours, { raw: { width: info.width, height: info.height, channels: 3 } });
}
