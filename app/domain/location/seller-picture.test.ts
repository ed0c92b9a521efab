import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { dealerImage, placeImage } from "./seller-picture";

const photo = (src: string) => ({ image: { src, alt: "", width: 1200, height: 800 } });
const hero = { kind: "hero" as const, title: "Cars", ...photo("/media/p/row") };
const config = siteConfig({ home: { blocks: [hero] } });

it("shows of a place its own photo alone", () => {
  expect(placeImage(config, photo("/media/p/yard")).image).toBe(`${config.site.url}/media/p/yard?w=1200`);
  expect(placeImage(config, { image: null })).toEqual({});
});

it("shows of the dealer its main place, else what stands for the site", () => {
  expect(dealerImage(config, photo("/media/p/yard")).image).toContain("/media/p/yard");
  expect(dealerImage(config, { image: null }).image).toContain("/media/p/row");
  expect(dealerImage(config, null).image).toContain("/media/p/row");
  expect(dealerImage(siteConfig({}), null)).toEqual({});
});
