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
  expect(configuredPictures(before)).toEqual({ config: before, faults: [] });
});

it("tells where a picture on any other host stands", () => {
  const { faults } = configuredPictures(withHero("https://elsewhere.example/yard.jpg"));
  expect(faults).toMatchObject([
    { path: ["home", "blocks", 0, "image", "src"], received: '"https://elsewhere.example/yard.jpg"' },
  ]);
});
