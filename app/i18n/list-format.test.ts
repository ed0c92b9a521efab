import { expect, it } from "vitest";
import { serverTranslator } from "./server-i18n.server";
import { wordList } from "./list-format";

it("words in a row are joined as their language does it", () => {
  expect(wordList("en-AU", ["red", "green", "blue"])).toBe("red, green and blue");
  expect(wordList("zh-Hans", ["红色", "Kia"], "disjunction")).toBe("红色或Kia");
  expect(wordList("en-AU", ["كيا", "Kia"])).toBe("كيا and \u2068Kia\u2069");
  expect(wordList("ar", ["Rocklea"])).toBe("Rocklea");
});

it("each name in a row is kept apart among words written from right to left, the row itself is not", () => {
  const row = wordList("ar", ["Moorooka", "Rocklea"]);
  expect(row).toBe("\u2068Moorooka\u2069 و\u2068Rocklea\u2069");
  expect(serverTranslator("ar", {})("models.titleOf", { title: row, bodies: "كيا" })).toBe(`${row}: كيا`);
});
