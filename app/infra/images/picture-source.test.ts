import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PictureRequest, PictureWidth } from "~/domain/picture/picture-request";
import { createPictureSource } from "./picture-source.server";

let cacheDir = "";
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

const source = () => createPictureSource({ dir: "studio", cacheDir });
const suv = (paint: string, width: PictureWidth): PictureRequest => ({
  kind: "studio",
  picture: { body: "suv", view: "hero", paint },
  width,
});

it("makes a picture in the size and encoding asked for, and keeps it", async () => {
  const bytes = await source().read(suv("b3101a", 320), "webp");
  expect(await sharp(bytes ?? new Uint8Array()).metadata()).toMatchObject({
    format: "webp",
    width: 320,
    height: 240,
  });
  expect(await readdir(cacheDir)).toContain("v-suv-hero-b3101a-320.webp");
  expect(await source().read(suv("b3101a", 320), "webp")).toEqual(bytes);
});

it("paints: the same car in red and in blue differs in hue", async () => {
  const mean = async (paint: string) => {
    const { channels } = await sharp(
      (await source().read(suv(paint, 160), "jpeg")) ?? new Uint8Array(),
    ).stats();
    return channels.map((channel) => channel.mean);
  };
  const [red = 0, , blueOfRed = 0] = await mean("b3101a");
  const [redOfBlue = 0, , blue = 0] = await mean("123f8f");
  expect(red).toBeGreaterThan(blueOfRed);
  expect(blue).toBeGreaterThan(redOfBlue);
});

it("never enlarges", async () => {
  const bytes = await source().read(suv("ffffff", 2000), "webp");
  expect(await sharp(bytes ?? new Uint8Array()).metadata()).toMatchObject({ width: 1200 });
});

it("serves views without a paint layer and photographs", async () => {
  const inside = {
    kind: "studio",
    picture: { body: "caravanInterior", view: "hero", paint: "ffffff" },
    width: 160,
  } as const;
  expect(await source().read(inside, "webp")).not.toBeNull();
  expect(await source().read({ kind: "photo", name: "ute-blue-wide", width: 160 }, "webp")).not.toBeNull();
});

it("is null for bodies and photographs there are none of", async () => {
  const unknown = {
    kind: "studio",
    picture: { body: "spaceship", view: "hero", paint: "ffffff" },
    width: 160,
  } as const;
  expect(await source().read(unknown, "webp")).toBeNull();
  expect(await source().read({ kind: "photo", name: "nothing", width: 160 }, "webp")).toBeNull();
});

it("makes a picture once however many ask at the same moment", async () => {
  const one = source();
  const all = await Promise.all(Array.from({ length: 8 }, () => one.read(suv("0e6070", 240), "webp")));
  expect(new Set(all).size).toBe(1);
});
