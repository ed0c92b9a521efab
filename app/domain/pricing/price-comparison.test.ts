import { describe, expect, it } from "vitest";
import { comparisonHeadline, comparisonLevel, usableComparison } from "./price-comparison";

const answer = {
  fill: 0.58,
  listing_price: 38_990,
  market_range_min: 37_200,
  market_range_max: 44_100,
  confidence: 0.8,
  description: "Against 64 similar vehicles.",
};

describe("usableComparison", () => {
  it("PRICE-10: takes an answer with all five figures (ENT-15)", () => {
    expect(usableComparison(answer)).toEqual(answer);
  });

  it.each(["fill", "listing_price", "market_range_min", "market_range_max", "confidence"])(
    "PRICE-10: shows nothing without %s, or with one that is no number",
    (key) => {
      const others = Object.fromEntries(Object.entries(answer).filter(([name]) => name !== key));
      expect(usableComparison(others)).toBeNull();
      for (const wrong of [null, undefined, "0.5", NaN, Infinity, {}, [1], true]) {
        expect(usableComparison({ ...answer, [key]: wrong })).toBeNull();
      }
    },
  );

  it("PRICE-10: needs a confidence above 0.2", () => {
    expect(usableComparison({ ...answer, confidence: 0.2 })).toBeNull();
    expect(usableComparison({ ...answer, confidence: 0.201 })).not.toBeNull();
  });

  it("PRICE-10: needs the market's upper end not below the price", () => {
    expect(usableComparison({ ...answer, market_range_max: 38_989 })).toBeNull();
    expect(usableComparison({ ...answer, market_range_max: 38_990 })).not.toBeNull();
  });

  it("PRICE-15: shows nothing of figures that cannot be right", () => {
    expect(usableComparison({ ...answer, fill: 1.01 })).toBeNull();
    expect(usableComparison({ ...answer, fill: -0.01 })).toBeNull();
    expect(usableComparison({ ...answer, market_range_min: 44_100 })).toBeNull();
    expect(usableComparison({ ...answer, market_range_min: -1 })).toBeNull();
    expect(usableComparison({ ...answer, market_range_min: 0 })).toBeNull();
    expect(usableComparison({ ...answer, fill: 0 }), "the worst of deals is one").not.toBeNull();
    expect(usableComparison({ ...answer, listing_price: 0 })).toBeNull();
  });

  it.each([null, undefined, "", "fill", 7, [], {}, [answer]])("PRICE-15: shows nothing of %j", (junk) => {
    expect(usableComparison(junk)).toBeNull();
  });

  it("does without a description, and cuts a long one", () => {
    expect(usableComparison({ ...answer, description: undefined })?.description).toBeNull();
    expect(usableComparison({ ...answer, description: "  " })?.description).toBeNull();
    expect(usableComparison({ ...answer, description: 7 })?.description).toBeNull();
    expect(usableComparison({ ...answer, description: "x".repeat(1_000) })?.description).toHaveLength(400);
  });
});

describe("the gauge", () => {
  it.each([
    [0, "low"],
    [0.299, "low"],
    [0.3, "medium"],
    [0.599, "medium"],
    [0.6, "high"],
    [1, "high"],
  ])("PRICE-11: at a fill of %d has the %s colour (OPEN-75)", (fill, level) => {
    expect(comparisonLevel(fill)).toBe(level);
  });

  it.each([
    [0, "good"],
    [0.649, "good"],
    [0.65, "great"],
    [1, "great"],
  ])("PRICE-12: at a fill of %d is headed a %s deal", (fill, headline) => {
    expect(comparisonHeadline(fill)).toBe(headline);
  });
});
