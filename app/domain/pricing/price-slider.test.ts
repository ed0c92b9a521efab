import { describe, expect, it } from "vitest";
import { movePrice, PRICE_SLIDER, WHOLE_PRICE_SLIDER } from "./price-slider";

describe("the price slider (FILT-17, FILT-18)", () => {
  it("spans 5000 to 250000 in steps of 500", () => {
    expect(PRICE_SLIDER).toEqual({ min: 5_000, max: 250_000, step: 500 });
    expect(WHOLE_PRICE_SLIDER).toEqual({ low: 5_000, high: 250_000 });
  });

  const handles = { low: 20_000, high: 60_000 };
  it.each([
    ["low", 25_000, { low: 25_000, high: 60_000 }],
    ["low", 25_249, { low: 25_000, high: 60_000 }],
    ["low", 25_250, { low: 25_500, high: 60_000 }],
    ["low", 60_000, { low: 59_500, high: 60_000 }],
    ["low", 900_000, { low: 59_500, high: 60_000 }],
    ["low", 0, { low: 5_000, high: 60_000 }],
    ["low", -1, { low: 5_000, high: 60_000 }],
    ["low", Number.NaN, { low: 5_000, high: 60_000 }],
    ["high", 20_000, { low: 20_000, high: 20_500 }],
    ["high", 0, { low: 20_000, high: 20_500 }],
    ["high", 1e9, { low: 20_000, high: 250_000 }],
  ] as const)("its %s handle moved to %d gives %j", (end, value, expected) => {
    expect(movePrice(handles, end, value)).toEqual(expected);
  });
});
