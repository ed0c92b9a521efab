import { expect, test } from "vitest";
import { cityMistyped, cityNamed, cityWrittenAs } from "./city-words";

test.each([
  ["brisbain", "Brisbane"],
  ["melborne", "Melbourne"],
  ["Sidney", "Sydney"],
  ["canbera", "Canberra"],
  ["gold cost", "Gold Coast"],
  // One letter away from something else, or from too much.
  ["prth", null],
  ["hilux", null],
  ["kidney bean", null],
  ["", null],
])("%s with a slip is %s", (written, city) => {
  expect(cityMistyped(written)).toBe(city);
});

test.each([
  ["perth", "Perth"],
  ["Gold Coast", "Gold Coast"],
  ["syd", "Sydney"],
  ["墨尔本", "Melbourne"],
  ["ملبورن", "Melbourne"],
  ["parramatta", null],
  ["", null],
])("%s is called %s", (written, city) => {
  expect(cityNamed(written)).toBe(city);
});

test("an English name is no city in another script", () => {
  expect(cityWrittenAs("perth")).toBeNull();
  expect(cityWrittenAs("珀斯")).toBe("Perth");
});
