import { expect, it } from "vitest";
import { imagesSchema } from "./images";

it("fetches from nowhere until a dealer says from where", () => {
  expect(imagesSchema.parse(undefined)).toEqual({ hosts: [] });
});

it("takes plain host names", () => {
  const hosts = ["photos.dealer.example", "cdn-1.supplier.example"];
  expect(imagesSchema.parse({ hosts })).toEqual({ hosts });
});

it.each([
  "localhost",
  "127.0.0.1",
  "2130706433",
  "[::1]",
  "Photos.dealer.example",
  "photos.dealer.example:8443",
  "https://photos.dealer.example",
  "*.dealer.example",
  "photos.dealer.example.",
])("refuses %s as an image host", (host) => {
  expect(imagesSchema.safeParse({ hosts: [host] }).success).toBe(false);
});
