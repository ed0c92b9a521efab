import { readdir, stat } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SHAPES } from "../shapes/shapes";
import { SCENE_PICTURES } from "./pictures";

const FOLDER = new URL("../../photos/", import.meta.url).pathname;
const MOST_BYTES = 1_400_000;

test("every photo kept is a scene's, and every scene has its photo", async () => {
  const files = await readdir(FOLDER);
  expect(files.toSorted()).toEqual([...SCENE_PICTURES.keys()].map((name) => `${name}.webp`).toSorted());
});

test.each([...SCENE_PICTURES])("%s has the size its scene states", async (name, { width, height }) => {
  expect(await sharp(`${FOLDER}${name}.webp`).metadata()).toMatchObject({ width, height, format: "webp" });
});

test("all photos together stay small", async () => {
  const files = await readdir(FOLDER);
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${FOLDER}${file}`)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

test.each([...SCENE_PICTURES])(
  "%s shows vehicles that exist, inside the ground with shadows",
  (_, { plan }) => {
    const { vehicles, focus, reach } = plan();
    expect(vehicles.length).toBeGreaterThan(0);
    for (const { shape, at } of vehicles) {
      expect(SHAPES.has(shape)).toBe(true);
      expect(Math.hypot(at[0] - focus[0], at[1] - focus[2])).toBeLessThan(reach);
    }
  },
);
