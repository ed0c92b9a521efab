import { describe, expect, it } from "vitest";
import { PAINTS } from "./paint-palette";
import { type PicturedVehicle, standInPictures } from "./stand-in-pictures";
import { parseStudioPicture } from "./studio-picture";
import { STUDIO_SHAPES } from "./studio-shapes";

const hilux: PicturedVehicle = {
  item_type: "car",
  simple_body: "ute",
  make: "Toyota",
  model: "Hilux",
  year: 2021,
  simple_fuel: "Diesel",
  colour: "Glacier White",
};
const addresses = (change: Partial<PicturedVehicle> = {}, count = 12) =>
  standInPictures({ ...hilux, ...change }, count).map(({ image }) => image.url);

describe("stand-in pictures", () => {
  it("start with the hero, show the inside fourth and repeat none", () => {
    const urls = addresses();
    const views = urls.map((url) => parseStudioPicture(url)?.view);
    expect(views.slice(0, 4)).toEqual(["hero", "side", "rear34", "hero"]);
    expect(urls[3]).toMatch(/interior/i);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it("are of the vehicle's colour and of views the studio has", () => {
    for (const url of addresses()) {
      const picture = parseStudioPicture(url);
      expect(picture?.paint).toBe(PAINTS.white);
      const shapes: Readonly<Record<string, readonly string[]>> = STUDIO_SHAPES;
      expect(shapes[picture?.body ?? ""], url).toContain(picture?.view);
    }
  });

  it("are the same whenever they are asked for, whatever else the record holds", () => {
    expect(addresses()).toEqual(addresses({ make: " TOYOTA", model: "hilux" }));
  });

  it("are as many as asked for, and no more than there are", () => {
    expect(addresses({}, 0)).toEqual([]);
    expect(addresses({}, -1)).toEqual([]);
    expect(addresses({}, 1)).toHaveLength(1);
    expect(addresses({}, 99)).toEqual(addresses());
  });

  it("show a motorcycle from outside only, and a caravan's own room", () => {
    expect(addresses({ item_type: "motorcycle" }).join()).not.toMatch(/interior/i);
    expect(addresses({ item_type: "caravan" }).join()).toContain("/caravanInterior-hero-");
  });
});
