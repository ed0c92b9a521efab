import { describe, expect, test } from "vitest";
import { searchWords } from "./searchable-text";

describe("searchWords", () => {
  test("adds what else shoppers call a word", () => {
    expect(searchWords("8 speed Automatic")).toContain("auto");
    expect(searchWords("Ute")).toEqual(expect.arrayContaining(["ute", "pickup", "utility"]));
  });

  test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"])(
    "%s is a word like any other",
    (word) => {
      const words: readonly unknown[] = searchWords(`Formula ${word}`);
      expect(words.filter((one) => typeof one !== "string")).toEqual([]);
      expect(words).toContain("formula");
    },
  );
});
