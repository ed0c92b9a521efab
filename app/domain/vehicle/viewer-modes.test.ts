import { describe, expect, it } from "vitest";
import { hasPriority, hasThumbs, offeredModes, VIEWER_MODES } from "./viewer-modes";

const ALL = { spinner: true, walkaround: true, gallery: true, interior: true };
const NONE = { spinner: false, walkaround: false, gallery: false, interior: false };

describe("the viewer's modes", () => {
  it("GAL-01: are spin, walkaround, gallery and interior, in this order", () => {
    expect(VIEWER_MODES).toEqual(["spinner", "walkaround", "gallery", "interior"]);
    expect(offeredModes(ALL, "gallery")?.modes).toEqual(VIEWER_MODES);
  });

  it("GAL-02: begin with the dealer's choice", () => {
    for (const mode of VIEWER_MODES) expect(offeredModes(ALL, mode)?.first).toBe(mode);
  });

  it("OPEN-80: without data are not offered, and the choice falls to the gallery", () => {
    const offered = offeredModes({ ...ALL, spinner: false, interior: false }, "spinner");
    expect(offered).toEqual({ modes: ["walkaround", "gallery"], first: "gallery" });
  });

  it("OPEN-80: begin with what there is where there are no pictures either", () => {
    expect(offeredModes({ ...NONE, interior: true }, "spinner")).toEqual({
      modes: ["interior"],
      first: "interior",
    });
    expect(offeredModes(NONE, "spinner")).toBeNull();
  });
});

it.each([
  [0, false],
  [3, false],
  [4, true],
])("GAL-05: %i pictures have thumbnails: %s", (pictures, expected) => {
  expect(hasThumbs(pictures)).toBe(expected);
});

it("GAL-06: the first 2 pictures load with priority", () => {
  expect([0, 1, 2, 3].map(hasPriority)).toEqual([true, true, false, false]);
});
