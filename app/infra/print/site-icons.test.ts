import sharp from "sharp";
import { expect, it } from "vitest";
import type { SiteIcon } from "~/infra/print/site-icons.server";
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
