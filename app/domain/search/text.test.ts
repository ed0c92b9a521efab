import { describe, expect, test } from "vitest";
import { allowedTypos, compactText, queryWords, textForms } from "./text";

test("a stock number loses its punctuation", () => {
  expect(compactText(" U-12/34.a ")).toBe("u1234a");
  expect(compactText("--")).toBe("");
});

describe("textForms", () => {
  test.each<[string, string[]]>([
    ["Land Cruiser", ["land", "cruiser", "landcruiser"]],
    ["HiLux", ["hilux", "hi", "lux"]],
    ["CX-5", ["cx5", "cx", "5"]],
    ["D-MAX", ["dmax", "d", "max"]],
    ["i30", ["i30", "i", "30"]],
    ["cabChassis", ["cabchassis", "cab", "chassis"]],
    ["Corolla", ["corolla"]],
    ["50SE", ["50se", "50", "se"]],
    ["Citroën C5 X", ["citroen", "c5", "x", "c", "5", "citroenc5", "c5x"]],
    ["e-tron / GT", ["etron", "gt", "e", "tron", "etrongt"]],
    ["", []],
    ["- & -", []],
  ])("%s", (text, forms) => {
    expect(textForms(text)).toEqual(forms);
  });
});

describe("queryWords", () => {
  test("keep their order, whole and in parts", () => {
    expect(queryWords(" CX-5  red ")).toEqual([
      { whole: "cx5", parts: ["cx", "5"] },
      { whole: "red", parts: ["red"] },
    ]);
  });
  test("punctuation is no word", () => {
    expect(queryWords("- !! '")).toEqual([]);
  });
  test("at most eight are read", () => {
    expect(queryWords("a b c d e f g h i j")).toHaveLength(8);
  });
});

test.each<[string, number]>([
  ["kia", 0],
  ["ford", 1],
  ["corolla", 1],
  ["mercedes", 2],
  ["2021", 0],
  ["hilux4x4", 0],
])("%s may have %i wrong letters", (word, typos) => {
  expect(allowedTypos(word)).toBe(typos);
});
