import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { NO_PICTURES, photograph, pngBomb } from "../../../../test/doubles/image-host/pictures";
import { encode } from "../encode.server";
import { inspectPicture, openPicture } from "./inspect-picture.server";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } });

describe("real pictures", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("%s", async (format) => {
    const bytes = await plain(40, 30).toFormat(format).toBuffer();
    await expect(inspectPicture(bytes)).resolves.toBeUndefined();
    const out = await sharp(await encode(openPicture(bytes), "webp", 75)).metadata();
    expect(out).toMatchObject({ format: "webp", width: 40, height: 30, hasAlpha: false });
  });

  it("of a moving one only the first frame", async () => {
    const frames = await sharp([await plain(8, 8).png().toBuffer(), await plain(8, 8).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    await inspectPicture(frames);
    const out = await sharp(await encode(openPicture(frames), "webp", 75)).metadata();
    expect(out.pages ?? 1).toBe(1);
  });
});

describe("wrong type", () => {
  it.each(NO_PICTURES)("%s is refused by its content", async (_, content) => {
    await expect(inspectPicture(Buffer.from(content))).rejects.toMatchObject({ kind: "noPicture" });
  });
});

describe("huge input", () => {
  it("decompression bomb: refused by what its header says, without decoding it", async () => {
    const bomb = pngBomb(20_000, 20_000);
    expect(bomb.length).toBeLessThan(60_000);
    const before = process.memoryUsage().rss;
    await expect(inspectPicture(bomb)).rejects.toMatchObject({ kind: "tooLarge" });
    expect(process.memoryUsage().rss - before).toBeLessThan(50e6);
  });

  it("a bomb that gets past the look at its header is not decoded either", async () => {
    await expect(encode(openPicture(pngBomb(20_000, 20_000)), "webp", 75)).rejects.toThrow(/pixel limit/);
  });

  it("a picture too long on one side is refused, though it has few pixels", async () => {
    await expect(inspectPicture(pngBomb(12_001, 10))).rejects.toMatchObject({ kind: "tooLarge" });
    await expect(inspectPicture(pngBomb(12_000, 10))).resolves.toBeUndefined();
  });
});

it("corrupt input: a picture cut short is not drawn", async () => {
  const whole = await photograph(400, 300);
  await expect(encode(openPicture(whole.subarray(0, whole.length / 2)), "webp", 75)).rejects.toThrow();
});

it("metadata stripped: place, camera and owner are gone, the picture stands upright, colours are sRGB", async () => {
  const bytes = await photograph(400, 300);
  const before = await sharp(bytes).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif?.includes("Acme")).toBe(true);
  for (const format of ["avif", "webp", "jpeg"] as const) {
    const made = await encode(openPicture(bytes), format, 75);
    const after = await sharp(made).metadata();
    expect(after).toMatchObject({ width: 300, height: 400, space: "srgb" });
    expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    for (const word of ["Acme", "Jo Owner", "GPS", "Exif"])
      expect(Buffer.from(made).includes(word)).toBe(false);
  }
});
