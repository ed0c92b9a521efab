import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { SiteIcon } from "~/infra/print/site-icons.server";
import type { PictureFile } from "~/domain/media/media-file";
import { createSiteIcons } from "./site-icons.server";

const BRAND = "#0b5953";
const icon = (change: Partial<SiteIcon> = {}): SiteIcon => ({
  size: 192,
  full: false,
  name: "Émile's Yard",
  mark: null,
  families: { display: "Archivo", text: "Archivo" },
  colors: { brand: BRAND, onBrand: "#ffffff", accentOnInverse: "#f5b324" },
  ...change,
});
const MARK = [{ path: "M10 20H30", tone: "ink" }] as const;

async function pixel(png: Uint8Array, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 4)];
}

it("is a PNG of the size asked for, with rounded corners unless its ground is full", async () => {
  const icons = createSiteIcons();
  for (const size of [180, 192, 512]) {
    expect(await sharp(await icons.png(icon({ size }))).metadata()).toMatchObject({
      format: "png",
      width: size,
      height: size,
    });
  }
  expect((await pixel(await icons.png(icon()), 0, 0))[3]).toBe(0);
  expect(await pixel(await icons.png(icon({ full: true })), 0, 0)).toEqual([11, 89, 83, 255]);
});

it("draws the mark, or the first letter in the dealer's face", async () => {
  const icons = createSiteIcons();
  expect(await pixel(await icons.png(icon({ mark: MARK })), 96, 96)).toEqual([255, 255, 255, 255]);
  const { data } = await sharp(await icons.png(icon()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const white = data.filter((value, index) => index % 4 === 0 && value > 240).length;
  expect(white).toBeGreaterThan(800);
});

it("answers the same drawing from memory", async () => {
  const icons = createSiteIcons();
  expect(await icons.png(icon())).toBe(await icons.png(icon()));
});

describe("of a dealer's own file", () => {
  const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">';
  const DOT = `${SQUARE}<rect x="1" y="1" width="2" height="2" fill="#ff0000"/></svg>`;
  const FULL = `${SQUARE}<rect width="4" height="4" fill="#ff0000"/></svg>`;
  const file = (format: PictureFile["format"], digest: string): PictureFile => ({
    ...{ name: "icon", format, digest, width: 4, height: 4, path: "" },
  });
  const ofSvg = (svg: string, full: boolean) =>
    createSiteIcons().ofFile({
      ...{ size: 80, full, file: file("svg", svg) },
      read: async () => new TextEncoder().encode(svg),
    });

  it("keeps its transparency, except where systems cut the corners", async () => {
    expect((await pixel(await ofSvg(DOT, false), 0, 0))[3]).toBe(0);
    expect(await pixel(await ofSvg(DOT, false), 22, 40)).toEqual([255, 0, 0, 255]);
    expect(await pixel(await ofSvg(DOT, true), 0, 0)).toEqual([255, 255, 255, 255]);
    // Nearer to the middle than in the file.
    expect(await pixel(await ofSvg(DOT, true), 22, 40)).toEqual([255, 255, 255, 255]);
    expect(await pixel(await ofSvg(DOT, true), 40, 40)).toEqual([255, 0, 0, 255]);
  });

  it("goes to the edges with a ground of its own", async () => {
    expect(await pixel(await ofSvg(FULL, true), 0, 0)).toEqual([255, 0, 0, 255]);
  });

  it("is a square of the size asked for, of a PNG that is none, and made once", async () => {
    const wide = await sharp({ create: { width: 300, height: 100, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const icons = createSiteIcons();
    const own = { size: 192, full: false, file: file("png", "wide"), read: async () => wide };
    const png = await icons.ofFile(own);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 192, height: 192 });
    expect((await pixel(png, 0, 0))[3]).toBe(0);
    expect(await icons.ofFile(own)).toBe(png);
  });
});
