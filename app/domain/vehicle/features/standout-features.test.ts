import { expect, it } from "vitest";
import { standoutFeatures } from "./standout-features";

it("begins with what shoppers look for, one of each kind first, and goes on as the feed does", () => {
  const features = [
    "CD Player",
    "Power Windows",
    "Reverse Camera",
    "360 Degree Camera",
    "Leather Seats",
    "Apple CarPlay",
  ];
  expect(standoutFeatures(features, 8)).toEqual([
    "Apple CarPlay",
    "Reverse Camera",
    "Leather Seats",
    "CD Player",
    "Power Windows",
    "360 Degree Camera",
  ]);
  expect(standoutFeatures(features, 2)).toEqual(["Apple CarPlay", "Reverse Camera"]);
});

it("reads Arabic and Chinese, any case, and names none twice", () => {
  expect(standoutFeatures(["مشغل أقراص", "فتحة سقف بانورامية"], 1)).toEqual(["فتحة سقف بانورامية"]);
  expect(standoutFeatures(["收音机", "倒车影像", "倒车影像"], 3)).toEqual(["倒车影像", "收音机"]);
  expect(standoutFeatures(["RADIO", "TOWBAR"], 1)).toEqual(["TOWBAR"]);
});

it("has nothing to choose from nothing, and leaves odd names alone", () => {
  expect(standoutFeatures([], 8)).toEqual([]);
  expect(standoutFeatures(["A", "B"], 0)).toEqual([]);
  expect(standoutFeatures(["A"], -1)).toEqual([]);
  expect(standoutFeatures(["<b>", "", "🚗", "x".repeat(4_000)], 9)).toHaveLength(4);
});
