import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { SHAPES } from "../src/shapes/shapes";
import { allPictures } from "./jobs";
import { LAYERS_FOLDER } from "./render-layers";

const MAX_BYTES = 12_000_000;
const STUDIO = join(LAYERS_FOLDER, "..");

function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? bytesBelow(path) : statSync(path).size;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

const known = new Set(
  [...SHAPES.keys()].flatMap((shape) => allPictures(shape).map((view) => `${shape}/${view}`)),
);
/** `suv/hero`, once for both layers. What has been rendered so far; the site shows no others (`studio-shapes.ts`). */
const rendered = [
  ...new Set(
    readdirSync(LAYERS_FOLDER).flatMap((shape) =>
      readdirSync(`${LAYERS_FOLDER}/${shape}`).map(
        (file) => `${shape}/${file.replace(/\.(?:base|paint)\.webp$/, "")}`,
      ),
    ),
  ),
];

describe("the committed pictures", () => {
  it("are of shapes and views the studio has, each shape with its first view", () => {
    expect(rendered.filter((name) => !known.has(name))).toEqual([]);
    const shapes = new Set(rendered.map((name) => name.split("/")[0]));
    expect([...shapes].filter((shape) => !rendered.includes(`${shape}/hero`))).toEqual([]);
  });

  it("have layers of one size, 4 to 3", async () => {
    for (const name of rendered) {
      const { width, height } = await sharp(`${LAYERS_FOLDER}/${name}.base.webp`).metadata();
      expect(width * 3).toBe(height * 4);
      const paint = `${LAYERS_FOLDER}/${name}.paint.webp`;
      if (existsSync(paint)) expect(await sharp(paint).metadata()).toMatchObject({ width, height });
    }
  });

  it(`stay under ${MAX_BYTES} bytes together`, () => {
    expect(bytesBelow(join(STUDIO, "layers")) + bytesBelow(join(STUDIO, "photos"))).toBeLessThan(MAX_BYTES);
  });
});
