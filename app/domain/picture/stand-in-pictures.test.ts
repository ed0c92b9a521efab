import { describe, expect, it } from "vitest";
import { BODY_TYPES } from "../vehicle/body-types";
import { paintOf } from "./paint";
import { standInPictures } from "./stand-in-pictures";
import { STUDIO_BODIES, studioBodyOf } from "./studio-body";
import { parseStudioPicture } from "./studio-picture";

describe("stand-in pictures", () => {
  it("has a body for every body type and kind", () => {
    for (const type of BODY_TYPES) expect(STUDIO_BODIES).toContain(studioBodyOf("car", type));
    expect(studioBodyOf("caravan", null)).toBe("caravan");
    expect(studioBodyOf("motorcycle", "suv")).toBe("motorcycle");
    expect(studioBodyOf("car", null)).toBe("suv");
  });

  it("starts with the hero, repeats none, and is understood by the picture route", () => {
    const pictures = standInPictures({ item_type: "car", simple_body: "ute", colour: "Glacier White" }, 12);
    const urls = pictures.map(({ image }) => image.url);
    expect(urls[0]).toBe("/media/v/ute-hero-f2f3f1");
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) expect(parseStudioPicture(url), url).not.toBeNull();
  });

  it("gives as many as asked for", () => {
    const van = { item_type: "car", simple_body: "van", colour: null } as const;
    expect(standInPictures(van, 0)).toEqual([]);
    expect(standInPictures(van, -1)).toEqual([]);
    expect(standInPictures(van, 1)).toHaveLength(1);
  });

  it.each([
    ["Deep Crystal Blue Mica", "2b5592"],
    ["Blue Black", "1b2333"],
    ["Magnetic Grey", "7c8187"],
    ["gray", "7c8187"],
    ["Lime Green", "4f9a2f"],
    ["Lime", "dcb320"],
    [null, "a7abb0"],
    ["Something else", "a7abb0"],
  ])("paints %s", (colour, paint) => {
    expect(paintOf(colour)).toBe(paint);
  });
});
