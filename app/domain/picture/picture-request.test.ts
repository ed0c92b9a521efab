import { expect, it } from "vitest";
import { PAINTS } from "./paint-palette";
import { pictureAddress } from "./picture-address";
import { PICTURE_WIDTHS, parsePictureRequest } from "./picture-request";

const RED = PAINTS.red;
const parse = (address: string) => parsePictureRequest(new URL(address, "https://dealer.example"));

it("reads studio pictures, photographs and pictures of other hosts, with width, quality and format (CALL-10)", () => {
  expect(parse(`/media/v/suvB-hero-${RED}?w=480&q=60&f=avif`)).toEqual({
    subject: { kind: "studio", picture: { body: "suvB", view: "hero", paint: RED } },
    width: 480,
    quality: 60,
    format: "avif",
  });
  expect(parse("/media/p/country-road-ute-wide?w=2000")).toEqual({
    subject: { kind: "photo", name: "country-road-ute-wide" },
    width: 2000,
    quality: 75,
    format: null,
  });
  const source = "https://photos.example/1.jpg";
  expect(parse(pictureAddress(source, ["photos.example"]) ?? "")).toEqual({
    subject: { kind: "remote", address: source },
    width: 960,
    quality: 75,
    format: null,
  });
});

it("reads a dealer's own file, with the content its address names or without", () => {
  const digest = "abcdefghijklmnopqrstuv_-";
  expect(parse(`/media/d/${digest}-1440x960/yard.jpg?w=640`)).toMatchObject({
    subject: { kind: "media", name: "yard.jpg", digest },
    width: 640,
  });
  expect(parse("/media/yard.jpg")?.subject).toEqual({ kind: "media", name: "yard.jpg", digest: null });
});

it("takes every width of the ladder and the paints of the palette", () => {
  for (const width of PICTURE_WIDTHS) expect(parse(`/media/p/yard?w=${width}`)).toMatchObject({ width });
  for (const paint of Object.values(PAINTS)) expect(parse(`/media/v/suv-hero-${paint}`)).not.toBeNull();
});

it.each([
  ["a width off the ladder", `/media/v/suv-hero-${RED}?w=481`],
  ["an enormous width", "/media/p/yard?w=999999999"],
  ["an empty width", `/media/v/suv-hero-${RED}?w=`],
  ["another spelling of a width", `/media/v/suv-hero-${RED}?w=480.0`],
  ["a negative width", `/media/v/suv-hero-${RED}?w=-480`],
  ["a quality of its own", "/media/p/yard?q=74"],
  ["a format of its own", "/media/p/yard?f=png"],
  ["a paint off the palette", "/media/v/suv-hero-123456"],
  ["no paint", "/media/v/suv-hero"],
  ["a way out of the folder", "/media/p/..%2f..%2fetc%2fpasswd"],
  ["an address as it is", "/media/r/https://photos.example/1.jpg"],
  ["no name", "/media/p/"],
  ["a way out of a dealer's folder", "/media/..%2fsite.json"],
  ["a dealer's file that is no picture", "/media/site.json"],
  ["another kind", "/media/x/suv"],
])("refuses %s", (_, address) => {
  expect(parse(address)).toBeNull();
});
