import { copyFile, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { soon } from "../../../test/setup/soon";
import { photograph } from "../../../test/doubles/image-host/pictures";
import type { PictureFormats } from "~/domain/picture/picture-format";
import type { PictureRequest, PictureSubject } from "~/domain/picture/picture-request";
import { type EncodedPicture, PicturesBusyError } from "~/ports/picture-source";
import type { PictureFile } from "~/domain/media/media-file";
import { shortHash } from "./short-hash.server";
import { DiskCache } from "./disk-cache.server";
import { conversionsAtOnce, createPictureSource } from "./picture-source.server";
import { RemotePictures } from "./remote/remote-pictures.server";

const HOSTS = ["photos.example"];
let cacheDir = "";
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

function source({ dir = "studio", remote }: { dir?: string; remote?: Uint8Array } = {}) {
  const cache = new DiskCache(cacheDir, 1e7);
  const fetch = async () => ({ bytes: remote ?? null, etag: null });
  const clock = { now: () => new Date(0) };
  return createPictureSource({ dir, cache, remote: new RemotePictures({ fetch, cache, clock }) });
}

const suv = (paint: string, change: Partial<PictureRequest> = {}): PictureRequest => ({
  subject: { kind: "studio", picture: { body: "suv", view: "hero", paint } },
  width: 320,
  quality: 75,
  format: null,
  ...change,
});
const of = (subject: PictureSubject): PictureRequest => suv("", { subject, width: 160 });
const as = (...formats: PictureFormats) => ({ formats, imageHosts: HOSTS });
const inside = (picture: EncodedPicture | null) => sharp(picture?.bytes ?? new Uint8Array()).metadata();

it("makes a picture in the size and format asked for, and keeps it", async () => {
  const picture = await source().read(suv("b3101a"), as("webp", "jpeg"));
  expect(await inside(picture)).toMatchObject({ format: "webp", width: 320, height: 240 });
  expect(await readdir(cacheDir)).toContain(`${picture?.version}.webp`);
  expect(await source().read(suv("b3101a"), as("webp", "jpeg"))).toEqual(picture);
});

it("makes smaller files of a lower quality, in every format", async () => {
  for (const format of ["avif", "webp", "jpeg"] as const) {
    const sizes = [40, 60, 75, 90].map(async (quality) => {
      // The numbers are those of the ladder; `map` widens them.
      const request = suv("b3101a", { quality: quality as PictureRequest["quality"] });
      return (await source().read(request, as(format)))?.bytes.length ?? 0;
    });
    const found = await Promise.all(sizes);
    expect(found).toEqual([...found].sort((one, other) => one - other));
    expect(new Set(found).size).toBe(4);
  }
});

describe("AVIF", () => {
  it("is made while the next best is sent, and there for whoever asks next", async () => {
    const one = source();
    const first = await one.read(suv("1d4f91"), as("avif", "webp", "jpeg"));
    expect(first).toMatchObject({ format: "webp", sharedSeconds: 60 });
    await soon(async () =>
      expect(await one.read(suv("1d4f91"), as("avif", "webp", "jpeg"))).toMatchObject({
        format: "avif",
        sharedSeconds: null,
      }),
    );
    const next = await one.read(suv("1d4f91"), as("avif", "webp", "jpeg"));
    expect(await inside(next)).toMatchObject({ format: "heif", compression: "av1", width: 320 });
    expect(next?.version).not.toBe(first?.version);
    expect(next?.bytes.length).toBeLessThan(first?.bytes.length ?? 0);
  });

  it("is made at once for those who take nothing else", async () => {
    expect(await source().read(suv("12563b"), as("avif"))).toMatchObject({
      format: "avif",
      sharedSeconds: null,
    });
  });
});

it("paints: the same car in red and in blue differs in hue", async () => {
  const mean = async (paint: string) => {
    const picture = await source().read(suv(paint), as("jpeg"));
    return (await sharp(picture?.bytes ?? new Uint8Array()).stats()).channels.map((channel) => channel.mean);
  };
  const [red = 0, , blueOfRed = 0] = await mean("b3101a");
  const [redOfBlue = 0, , blue = 0] = await mean("0b62c4");
  expect(red).toBeGreaterThan(blueOfRed);
  expect(blue).toBeGreaterThan(redOfBlue);
});

it("never enlarges: our own pictures, photographs and those of other hosts", async () => {
  expect(await inside(await source().read(suv("f2f3f4", { width: 2000 }), as("webp")))).toMatchObject({
    width: 1200,
  });
  const remote = await photograph(90, 120);
  const request = of({ kind: "remote", address: "https://photos.example/small.jpg" });
  expect(await inside(await source({ remote }).read(request, as("webp")))).toMatchObject({
    width: 120,
    height: 90,
  });
});

it("serves views without a paint layer, the same for every paint, and photographs", async () => {
  const caravan = (paint: string) =>
    of({ kind: "studio", picture: { body: "caravanInterior", view: "hero", paint } });
  const white = await source().read(caravan("f2f3f4"), as("webp"));
  const black = await source().read(caravan("15171a"), as("webp"));
  expect(await inside(white)).toMatchObject({ width: 160 });
  expect(black?.version).toBe(white?.version);
  expect(
    await source().read(of({ kind: "photo", name: "country-road-ute-wide" }), as("webp")),
  ).not.toBeNull();
});

it("is null for bodies and photographs there are none of", async () => {
  const unknown = of({ kind: "studio", picture: { body: "spaceship", view: "hero", paint: "f2f3f4" } });
  expect(await source().read(unknown, as("webp"))).toBeNull();
  expect(await source().read(of({ kind: "photo", name: "nothing" }), as("webp"))).toBeNull();
});

it("single flight: makes a picture once however many ask at the same time", async () => {
  const one = source();
  const all = await Promise.all(
    Array.from({ length: 8 }, () => one.read(suv("0e6070", { width: 240 }), as("webp"))),
  );
  expect(new Set(all.map((picture) => picture?.bytes)).size).toBe(1);
});

it("makes a picture anew when its source has changed", async () => {
  const dir = await mkdtemp(join(tmpdir(), "studio-"));
  await mkdir(join(dir, "photos"));
  const yard = join(dir, "photos", "yard.webp");
  await copyFile("studio/photos/country-road-ute-wide.webp", yard);
  const request = of({ kind: "photo", name: "yard" });
  const before = await source({ dir }).read(request, as("webp"));
  await copyFile("studio/photos/coast-road-suv-wide.webp", yard);
  await utimes(yard, new Date(1e12), new Date(1e12));
  const after = await source({ dir }).read(request, as("webp"));
  expect(after?.version).not.toBe(before?.version);
  expect(after?.bytes).not.toEqual(before?.bytes);
  await rm(dir, { recursive: true });
});

describe("pictures of other hosts", () => {
  const address = "https://photos.example/1.jpg";

  it("are sized and encoded like our own, and kept a day by shared caches", async () => {
    const remote = await photograph(900, 1_200);
    const picture = await source({ remote }).read(of({ kind: "remote", address }), as("webp", "jpeg"));
    expect(picture).toMatchObject({ format: "webp", sharedSeconds: 86_400 });
    expect(await inside(picture)).toMatchObject({ width: 160, height: 120 });
  });

  it("corrupt input: a file that starts like a picture and is none", async () => {
    const whole = await photograph(400, 300);
    const one = source({ remote: whole.subarray(0, 5_000) });
    const broken = of({ kind: "remote", address: "https://photos.example/broken.jpg" });
    const fault = await one.read(broken, as("webp")).catch((error: unknown) => error);
    expect(fault).toMatchObject({ kind: "noPicture" });
    // Whoever reads the log learns what is wrong with the file.
    expect(fault instanceof Error && fault.cause).toBeInstanceOf(Error);
  });

  it("are refused when the dealer's hosts do not include theirs", async () => {
    await expect(
      source().read(of({ kind: "remote", address }), { formats: ["webp"], imageHosts: [] }),
    ).rejects.toMatchObject({ kind: "refused" });
  });
});

it("makes as many pictures at once as there are processors, and leaves a thread to read files", () => {
  expect([1, 2, 3, 8].map((processors) => conversionsAtOnce(processors, 4))).toEqual([1, 2, 3, 3]);
  expect([conversionsAtOnce(8, 16), conversionsAtOnce(8, 1)]).toEqual([8, 1]);
});

describe("a dealer's own file", () => {
  const own = async (bytes: Uint8Array, format: PictureFile["format"] = "jpeg"): Promise<PictureFile> => {
    const path = join(cacheDir, `own-${shortHash(bytes)}`);
    await writeFile(path, bytes);
    return { name: "yard.jpg", format, digest: shortHash(bytes), width: 600, height: 400, path };
  };
  const subject = (digest: string) => of({ kind: "media", name: "yard.jpg", digest });
  const wish = (file: PictureFile, ...formats: PictureFormats) => ({
    ...as(...formats),
    media: new Map([[file.name, file]]),
  });

  it("is sized and encoded like any other, turned as the camera was held, without its notes", async () => {
    const file = await own(await photograph(400, 600));
    const picture = await source().read(subject(file.digest), wish(file, "webp"));
    const found = await inside(picture);
    expect(found).toMatchObject({ format: "webp", width: 160, height: 107 });
    expect(found.exif).toBeUndefined();
    expect(picture?.sharedSeconds).toBeNull();
  });

  it("stays transparent where the format can be, and is on white where it cannot", async () => {
    const clear = { width: 20, height: 20, channels: 4, background: "#ff000000" } as const;
    const file = await own(await sharp({ create: clear }).png().toBuffer(), "png");
    const first = async (format: "webp" | "jpeg") => {
      const picture = await source().read(subject(file.digest), wish(file, format));
      return [...(await sharp(picture?.bytes).ensureAlpha().raw().toBuffer()).subarray(0, 4)];
    };
    expect((await first("webp"))[3]).toBe(0);
    expect(await first("jpeg")).toEqual([255, 255, 255, 255]);
  });

  it("is none of another name, of another content, of a dealer without it, or a drawing", async () => {
    const file = await own(await photograph(40, 60));
    const drawing: PictureFile = { ...file, format: "svg" };
    const wanted = subject(file.digest);
    expect(await source().read(subject("other"), wish(file, "webp"))).toBeNull();
    expect(await source().read(wanted, wish({ ...file, name: "team.jpg" }, "webp"))).toBeNull();
    expect(await source().read(wanted, as("webp"))).toBeNull();
    expect(await source().read(wanted, wish(drawing, "webp"))).toBeNull();
  });

  it("that has changed since it was read is not sent under the address of what it held", async () => {
    const file = await own(await photograph(40, 60));
    await writeFile(file.path, await photograph(60, 40));
    await expect(source().read(subject(file.digest), wish(file, "webp"))).rejects.toThrow(PicturesBusyError);
    await expect(source().file(file)).rejects.toThrow(PicturesBusyError);
    await rm(file.path);
    await expect(source().file(file)).rejects.toThrow(PicturesBusyError);
  });

  it("that was kept is sent as it was after its file has changed or is gone", async () => {
    const bytes = await photograph(44, 66);
    const file = await own(bytes);
    await source().keep([file]);
    const first = { ...subject(file.digest), width: 160 } as const;
    await writeFile(file.path, await photograph(60, 40));
    expect(await source().file(file)).toEqual(new Uint8Array(bytes));
    expect(await inside(await source().read(first, wish(file, "webp")))).toMatchObject({ height: 44 });
    await rm(file.path);
    expect(await source().file(file)).toEqual(new Uint8Array(bytes));
  });

  it("that has changed before it could be kept is not kept", async () => {
    const file = await own(await photograph(46, 69));
    await writeFile(file.path, "something else");
    await source().keep([file]);
    await expect(source().file(file)).rejects.toThrow(PicturesBusyError);
  });
});
