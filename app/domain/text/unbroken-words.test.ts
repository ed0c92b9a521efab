import { expect, it } from "vitest";
import { unbrokenWords } from "./unbroken-words";

it("a title without spaces may break between its words, not within one, and not before a sign that clings", () => {
  expect(unbrokenWords("驱动澳大利亚的一切。", "zh-Hans-AU")).toEqual(["驱动", "澳大利亚的", "一切。"]);
  expect(unbrokenWords("丰田 RAV4", "zh-Hans").join("")).toBe("丰田 RAV4");
});

it.each(["Straight cars, on-road prices.", "سيارات مستعملة", ""])("%j is one piece", (title) => {
  expect(unbrokenWords(title, "en-AU")).toEqual([title]);
});
