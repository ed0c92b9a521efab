import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PictureRequest } from "~/domain/picture/picture-request";
import type { PictureFormat } from "~/ports/picture-source";
import { tint } from "./tint.server";

// The queue in front decides how many pictures are made at once; each of them uses one thread.
sharp.concurrency(1);

/** WebP at effort 2: AVIF files are a third smaller but took ten times as long on the same machine. */
const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  webp: (picture) => picture.webp({ quality: 74, effort: 2 }),
  jpeg: (picture) => picture.jpeg({ quality: 78, mozjpeg: false }),
};

/** Makes a picture in its size and encoding. Rejects when its source files are unreadable. */
export async function renderPicture(
  dir: string,
  request: PictureRequest,
  format: PictureFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = request.kind === "photo" ? photo(dir, request) : await painted(dir, request);
  return Uint8Array.from(await ENCODERS[format](picture).toBuffer());
}

function photo(dir: string, { name, width }: Extract<PictureRequest, { kind: "photo" }>): Sharp {
  return sharp(join(dir, "photos", `${name}.webp`)).resize({ width, withoutEnlargement: true });
}

/** Layers are shrunk before they are joined: the same to the eye and many times faster for small sizes. */
async function painted(
  dir: string,
  { picture, width }: Extract<PictureRequest, { kind: "studio" }>,
): Promise<Sharp> {
  const file = (layer: string) => join(dir, "layers", picture.body, `${picture.view}.${layer}.webp`);
  const shrink = (name: string) => sharp(name).resize({ width, withoutEnlargement: true });
  const [base, layer] = await Promise.all([
    shrink(file("base")).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    // A few views show nothing painted and have no such layer.
    shrink(file("paint"))
      .extractChannel(0)
      .raw()
      .toBuffer()
      .catch(() => new Uint8Array()),
  ]);
  const { width: w, height } = base.info;
  return sharp(tint(base.data, layer, picture.paint), { raw: { width: w, height, channels: 3 } });
}
