import { type StudioBrowser } from "./browser";
import { type LayerQuality, writeLayers } from "./encode";
import { type RenderJob } from "./jobs";

/** Where finished layers are kept, one folder per shape. */
export const LAYERS_FOLDER = new URL("../layers", import.meta.url).pathname;

interface PictureKind {
  /** Pixels of the finished picture. */
  readonly width: number;
  readonly height: number;
  /** How much larger it is taken, both ways, so that edges come out smooth when it is made smaller. */
  readonly oversize: number;
  /** Samples per pixel taken, along each axis. */
  readonly samples: number;
  readonly quality: LayerQuality;
}

/** The pictures people look at longest. */
const LARGE: PictureKind = {
  width: 1200,
  height: 900,
  oversize: 1,
  samples: 2,
  quality: { base: 70, paint: 58 },
};
/** Straight and close views: little is lost at this size, and the whole set stays small enough to be committed. */
const SMALL: PictureKind = {
  width: 960,
  height: 720,
  oversize: 1.5,
  samples: 1,
  quality: { base: 72, paint: 60 },
};
const FRAME: PictureKind = {
  width: 720,
  height: 540,
  oversize: 1.5,
  samples: 1,
  quality: { base: 58, paint: 46 },
};

const SMALL_VIEWS: ReadonlySet<string> = new Set([
  "side",
  "front",
  "rear",
  "detail",
  "front34",
  "tail",
  "dash",
]);

/** How finely shapes are built for finished pictures. */
export const FINAL_QUALITY = { cell: 0.017, directions: 64 } as const;

function kindOf(view: string): PictureKind {
  if (view.startsWith("spin")) return FRAME;
  return SMALL_VIEWS.has(view) ? SMALL : LARGE;
}

/** Takes one shape's pictures and writes them, printing time and bytes of each. */
export async function renderLayers(studio: StudioBrowser, { shape, views }: RenderJob): Promise<void> {
  const started = Date.now();
  await studio.load(shape, FINAL_QUALITY);
  console.log(`${shape}: built in ${Date.now() - started} ms`);
  for (const view of views) {
    const { width, height, oversize, samples, quality } = kindOf(view);
    const from = Date.now();
    const layers = await studio.take(view, { width: width * oversize, height: height * oversize, samples });
    const bytes = await writeLayers(`${LAYERS_FOLDER}/${shape}`, view, layers, { width, quality });
    console.log(`  ${view}: ${Date.now() - from} ms, ${bytes} bytes`);
  }
}
