import { expect, it } from "vitest";
import { parseStudioPicture, studioPictureAddress } from "./studio-picture";

it("reads body, view and paint of a studio picture", () => {
  expect(parseStudioPicture("/media/v/suv-hero-b3101a")).toEqual({
    body: "suv",
    view: "hero",
    paint: "b3101a",
  });
  expect(parseStudioPicture("/media/v/lightTruck-rear34-f2f2ee")).toMatchObject({
    body: "lightTruck",
    view: "rear34",
  });
});

it("is the inverse of writing the address", () => {
  const picture = { body: "ute", view: "rear34", paint: "f2f3f1" } as const;
  expect(parseStudioPicture(studioPictureAddress(picture))).toEqual(picture);
});

it.each([
  "https://photos.example/suv-hero-b3101a",
  "/media/v/suv-above-b3101a",
  "/media/v/suv-hero-B3101A",
  "/media/v/suv-hero-b3101a?w=640",
  "/media/v/../suv-hero-b3101a",
  "",
])("is null for %j", (address) => {
  expect(parseStudioPicture(address)).toBeNull();
});
