import { expect, it } from "vitest";
import { createPhotoCleaner } from "./photo-cleaner.server";
import { limitedSharp } from "./limited-sharp.server";

const { clean } = createPhotoCleaner();
const red = (width: number, height: number) =>
  limitedSharp({ create: { width, height, channels: 3, background: "red" } });

it("keeps neither place nor camera, and turns the photo as the camera says", async () => {
  const taken = await red(40, 20)
    .withExif({ IFD0: { Make: "Secret" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "27/1 28/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(taken.toString("latin1")).toContain("Exif");
  const photo = await clean(taken);
  const { exif, xmp, iptc, orientation, width, height, format } = await limitedSharp(photo?.bytes).metadata();
  expect({ exif, xmp, iptc, orientation }).toEqual({});
  expect([width, height, format]).toEqual([20, 40, "jpeg"]);
});

it("makes large ones smaller, and small ones no larger", async () => {
  const sizes = [red(4_000, 1_000).png(), red(30, 40).webp()].map(async (made) => {
    const photo = await clean(await made.toBuffer());
    const { width, height } = await limitedSharp(photo?.bytes).metadata();
    return [width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    [2_048, 512],
    [30, 40],
  ]);
});

it.each([
  ["nothing", Buffer.alloc(0)],
  ["text", Buffer.from("GIF89a is no photo")],
  ["markup", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
])("takes no %s for a photo", async (_, bytes) => {
  expect(await clean(bytes)).toBeNull();
});

it("takes no moving picture, no half of one, and none with too many pixels", async () => {
  expect(await clean(await red(8, 8).gif().toBuffer())).toBeNull();
  const whole = await red(600, 600).jpeg().toBuffer();
  expect(await clean(whole.subarray(0, whole.length / 2))).toBeNull();
  expect(await clean(await red(9_000, 8_000).png({ compressionLevel: 9 }).toBuffer())).toBeNull();
});
