import { expect, it } from "vitest";
import { isSlip, sharedPairs } from "./slip";

it.each([
  ["corola", "corolla", true],
  ["hilxu", "hilux", true],
  ["front", "frnt", true],
  ["left", "right", false],
  ["three", "four", false],
  ["cx3", "cx30", false],
  ["10233", "10332", false],
])("knows a word that was mistyped: %s, %s", (one, other, expected) => {
  expect([isSlip(one, other), isSlip(other, one)]).toEqual([expected, expected]);
});

it("counts the pairs of the longer text", () => {
  expect([sharedPairs("abc", "abc"), sharedPairs("ab", "abcde"), sharedPairs("", "")]).toEqual([1, 0.25, 0]);
});
