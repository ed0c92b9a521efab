import { expect, test } from "vitest";
import { languageName } from "./language-name";

test("a language has a name in each", () => {
  expect(languageName("ar", "en-AU")).toBe("Arabic");
  expect(languageName("ar", "ar-AU")).toBe("العربية");
  expect(languageName("zh-Hans", "en-AU")).toBe("Simplified Chinese");
});
