import { describe, expect, it } from "vitest";
import { draws, fewerSpans, spansOf, widthAt } from "./font-facts";

const wide = (weight: number, em: number, stretch = 100) => ({ weight, stretch, em });

describe("the width of text in a typeface", () => {
  const widths = [wide(700, 0.5), wide(300, 0.4), wide(400, 0.44)];

  it.each([
    [300, 0.4],
    [400, 0.44],
    [550, 0.47],
    [350, 0.42],
    [100, 0.4],
    [900, 0.5],
  ])("is that of weight %d", (weight, em) => {
    expect(widthAt({ widths }, weight)).toBeCloseTo(em);
  });

  it("follows the width axis too", () => {
    const both = [wide(400, 0.3, 75), wide(800, 0.4, 75), wide(400, 0.5), wide(800, 0.6)];
    expect(widthAt({ widths: both }, 600)).toBeCloseTo(0.55);
    expect(widthAt({ widths: both }, 600, 75)).toBeCloseTo(0.35);
    expect(widthAt({ widths: both }, 400, 87.5)).toBeCloseTo(0.4);
    expect(widthAt({ widths: both }, 400, 125)).toBeCloseTo(0.5);
  });

  it("is 0 where nothing was measured", () => {
    expect(widthAt({ widths: [] }, 400)).toBe(0);
  });
});

describe("characters as spans", () => {
  it("joins what follows on each other and drops what stands twice", () => {
    expect(spansOf([])).toEqual([]);
    expect(spansOf([65, 67, 66, 66, 0x4e00])).toEqual([
      { from: 65, to: 67 },
      { from: 0x4e00, to: 0x4e00 },
    ]);
  });

  it.each([
    ["A", true],
    ["C", true],
    ["D", false],
    ["一", true],
    ["😀", false],
    ["", false],
  ])("%j is drawn: %s", (character, drawn) => {
    expect(draws({ characters: spansOf([65, 66, 67, 0x4e00]) }, character)).toBe(drawn);
  });

  it("closes the smallest gaps first", () => {
    const spans = spansOf([10, 12, 20, 100, 102]);
    expect(fewerSpans(spans, 9)).toEqual(spans);
    expect(fewerSpans(spans, 2)).toEqual([
      { from: 10, to: 20 },
      { from: 100, to: 102 },
    ]);
    expect(fewerSpans(spans, 1)).toEqual([{ from: 10, to: 102 }]);
    expect(fewerSpans([], 3)).toEqual([]);
  });
});
