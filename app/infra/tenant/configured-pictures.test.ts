import { expect, it } from "vitest";
import { parseRemotePicture } from "~/domain/picture/picture-address";
import { testConfig } from "../../../test/fixtures/listing";
import { configuredPictures } from "./configured-pictures.server";

const withHero = (src: string) =>
  testConfig({
    images: { hosts: ["photos.dealer.example"] },
    home: { blocks: [{ kind: "hero", title: "Cars", image: { src } }] },
  });
const heroOf = (config: ReturnType<typeof withHero>) =>
  config.home.blocks.find((block) => block.kind === "hero");

it("serves a picture on the dealer's image host by our own route", () => {
  const { config, faults } = configuredPictures(withHero("https://photos.dealer.example/yard.jpg"));
  const src = heroOf(config)?.image?.src ?? "";
  expect(parseRemotePicture(src)).toBe("https://photos.dealer.example/yard.jpg");
  expect(faults).toEqual([]);
});

it("changes nothing else", () => {
  const before = withHero("/media/p/country-road-ute-wide");
  expect(configuredPictures(before)).toEqual({ config: before, faults: [], doubts: [] });
});

it("tells where a picture on any other host stands", () => {
  const { faults } = configuredPictures(withHero("https://elsewhere.example/yard.jpg"));
  expect(faults).toMatchObject([
    { path: ["home", "blocks", 0, "image", "src"], received: '"https://elsewhere.example/yard.jpg"' },
  ]);
});

it.each(["/media/../../emu/site.json", "/Media/yard.jpg", "/media/Yard.JPG"])(
  "tells of %s, which no picture has",
  (src) => {
    const { faults, doubts } = configuredPictures(withHero(src));
    expect(faults).toMatchObject([{ path: ["home", "blocks", 0, "image", "src"], received: `"${src}"` }]);
    expect(doubts).toEqual([]);
  },
);

it("doubts a path at which this site has no pictures", () => {
  const { faults, doubts } = configuredPictures(withHero("/hero.webp"));
  expect(faults).toEqual([]);
  expect(doubts).toMatchObject([{ path: ["home", "blocks", 0, "image", "src"], received: '"/hero.webp"' }]);
});
