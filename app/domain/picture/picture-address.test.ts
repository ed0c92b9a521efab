import { expect, it } from "vitest";
import { parseRemotePicture, pictureAddress } from "./picture-address";

const HOSTS = ["photos.dealer.example"];

it("leaves addresses of this site as they are", () => {
  expect(pictureAddress("/media/v/suv-hero-b3101a", HOSTS)).toBe("/media/v/suv-hero-b3101a");
  expect(pictureAddress("/logo.svg", [])).toBe("/logo.svg");
});

it.each([
  "https://photos.dealer.example/stock/1.jpg",
  "https://photos.dealer.example/a%20b.jpg?size=large&v=~%C3%A9%3E%3F",
])("sends %s through the picture route and back", (source) => {
  const address = pictureAddress(source, HOSTS) ?? "";
  expect(address).toMatch(/^\/media\/r\/[A-Za-z0-9_-]+$/);
  expect(parseRemotePicture(address)).toBe(source);
});

it.each([
  "https://elsewhere.example/1.jpg",
  "http://photos.dealer.example/1.jpg",
  "//photos.dealer.example/1.jpg",
  "",
  "1.jpg",
  "\\\\host\\1.jpg",
])("has no address for %j", (source) => {
  expect(pictureAddress(source, HOSTS)).toBeNull();
});

it.each([
  "/media/r/",
  "/media/r/a",
  "/media/r/aHR0cHM6Ly9hLmV4YW1wbGU=",
  "/media/r/aHR0cHM6Ly9hLmV4YW1wbGV",
  "/media/v/suv-hero-b3101a",
])("does not read %s", (pathname) => {
  expect(parseRemotePicture(pathname)).toBeNull();
});
