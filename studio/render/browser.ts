import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { type BuildQuality, type LocatedHotspot, type Photographer } from "../src/page/photographer";
import { type PictureSize } from "../src/scene/stage";
import { type ScenePhotographer, type TakenScene } from "../src/scenes/scene-photographer";
import { findChromium } from "../../scripts/chromium.mjs";

const FLAGS = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--disable-background-networking",
];

/** The software renderer's own remarks. */
const NOISE = /GPU stall|GL Driver Message/;

/** A picture in two layers, rows from the top. */
export interface Layers {
  readonly width: number;
  readonly height: number;
  /** The vehicle painted black: red, green, blue bytes. */
  readonly base: Buffer;
  /** One byte per pixel: the light that the paint's colour multiplies. */
  readonly paint: Buffer;
}

/** A browser with the studio in it. */
export interface StudioBrowser {
  /** Builds a shape and bakes its shadows. */
  readonly load: (shape: string, quality: BuildQuality) => Promise<void>;
  /** Takes a view of the shape loaded last. */
  readonly take: (view: string, size: PictureSize) => Promise<Layers>;
  /** Where the hotspots of the shape loaded last are in a view. */
  readonly hotspots: (view: string) => Promise<LocatedHotspot[]>;
  /** Takes a picture of a whole scene at a share of its size, as the mean of so many frames. */
  readonly takeScene: (name: string, share: number, frames: number) => Promise<TakenScene>;
  readonly close: () => Promise<void>;
}

async function pageScript(): Promise<string> {
  const result = await build({
    entryPoints: [new URL("../src/page/main.ts", import.meta.url).pathname],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    logLevel: "error",
  });
  return result.outputFiles[0]?.text ?? "";
}

/** Splits RGBA rows, bottom first, into the two layers. */
export function splitLayers(rgba: Uint8Array, width: number, height: number): Layers {
  const base = Buffer.alloc(width * height * 3);
  const paint = Buffer.alloc(width * height);
  for (let place = 0; place < width * height; place++) {
    const row = Math.floor(place / width);
    const from = ((height - 1 - row) * width + (place % width)) * 4;
    base.set(rgba.subarray(from, from + 3), place * 3);
    paint[place] = rgba[from + 3] ?? 0;
  }
  return { width, height, base, paint };
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on("console", (message) => {
    if (!NOISE.test(message.text())) console.log(`[page] ${message.text()}`);
  });
  page.on("pageerror", (error) => console.error(`[page] ${error.message}`));
  await page.setContent("<!doctype html><title>studio</title>");
  await page.addScriptTag({ content: await pageScript() });
  return page;
}

/** Starts Chromium with a software renderer: the same pictures on every machine. Throws where there is none. */
export async function openStudio(): Promise<StudioBrowser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("The studio needs Chromium: install it or set CHROMIUM_PATH");
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await openPage(browser);
  return {
    load: (shape, quality) =>
      page.evaluate(([name, how]) => photographer.load(name, how), [shape, quality] as const),
    take: async (view, size) => {
      const data = await page.evaluate(([name, how]) => photographer.take(name, how), [view, size] as const);
      return splitLayers(Buffer.from(data, "base64"), size.width, size.height);
    },
    hotspots: (view) => page.evaluate((name) => photographer.hotspots(name), view),
    takeScene: (...order) => page.evaluate((it) => scenePhotographer.take(...it), order),
    close: () => browser.close(),
  };
}

// Inside the page; see `src/page/main.ts`.
declare const photographer: Photographer;
declare const scenePhotographer: ScenePhotographer;
