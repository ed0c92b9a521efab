import { expect, it } from "vitest";
import { parsePictureRequest } from "./picture-request";

const parse = (address: string) => parsePictureRequest(new URL(address, "https://dealer.example"));

it("reads studio pictures and photographs with a width of the ladder", () => {
  expect(parse("/media/v/suv-hero-b3101a?w=480")).toEqual({
    kind: "studio",
    picture: { body: "suv", view: "hero", paint: "b3101a" },
    width: 480,
  });
  expect(parse("/media/p/ute-blue-wide?w=2000")).toEqual({
    kind: "photo",
    name: "ute-blue-wide",
    width: 2000,
  });
  expect(parse("/media/p/ute-blue-wide")).toMatchObject({ width: 960 });
});

it.each([
  "/media/v/suv-hero-b3101a?w=481",
  "/media/v/suv-hero-b3101a?w=",
  "/media/v/suv-hero-b3101a?w=480.0",
  "/media/v/suv-hero-b3101a?w=-480",
  "/media/v/suv-hero",
  "/media/p/..%2f..%2fetc%2fpasswd",
  "/media/p/",
  "/media/x/suv",
])("refuses %s", (address) => {
  expect(parse(address)).toBeNull();
});
