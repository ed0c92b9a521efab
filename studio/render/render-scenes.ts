import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { SCENE_PICTURES } from "../src/scenes/pictures";
import { openStudio } from "./browser";

/** Where finished photos are kept. */
const PHOTOS_FOLDER = new URL("../photos", import.meta.url).pathname;

const FINAL_FRAMES = 14;
const QUALITY = 80;

function namesOf(text: string | undefined): string[] {
  const known = [...SCENE_PICTURES.keys()];
  if (text === undefined || text === "all") return known;
  const wanted = text.split(",");
  const wrong = wanted.filter((name) => !known.includes(name));
  if (wrong.length > 0) throw new Error(`Unknown scene ${wrong.join(", ")}; known: ${known.join(", ")}`);
  return wanted;
}

/**
 * Takes whole scenes: comma-separated names (all without), then optionally the share of the full size and the frames to
 * average, which makes quick looks in a temporary folder. Throws for a name no scene has.
 */
export async function renderScenes([names, share, frames]: readonly string[]): Promise<void> {
  const wanted = namesOf(names);
  const isQuick = share !== undefined;
  const folder = isQuick ? await mkdtemp(join(tmpdir(), "studio-scenes-")) : PHOTOS_FOLDER;
  await mkdir(folder, { recursive: true });
  const studio = await openStudio();
  try {
    for (const name of wanted) {
      const from = Date.now();
      const scene = await studio.takeScene(name, Number(share ?? 1), Number(frames ?? FINAL_FRAMES));
      const file = join(folder, `${name}.${isQuick ? "png" : "webp"}`);
      const raw = { width: scene.width, height: scene.height, channels: 4 } as const;
      const picture = sharp(Buffer.from(scene.pixels, "base64"), { raw }).flip().removeAlpha();
      const { size } = await (isQuick ? picture.png() : picture.webp({ quality: QUALITY, effort: 6 })).toFile(
        file,
      );
      console.log(`${file}: ${Date.now() - from} ms, ${size} bytes`);
    }
  } finally {
    await studio.close();
  }
}
