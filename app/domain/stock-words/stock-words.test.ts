import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { inLanguage } from "../tenant/site-language";
import arabic from "./ar.json";
import chinese from "./zh-Hans.json";
import { withStockWords } from "./stock-words";

const english = siteConfig({ site: { languages: [{ tag: "ar", locale: "ar-AU-u-nu-latn" }] } });
const inArabic = {
  ...english,
  site: inLanguage(english.site, { tag: "ar", base: "/ar", locale: "ar-AU-u-nu-latn" }),
};
const view = { title: "2019 Toyota RAV4", make: "Petrol", facts: ["38,410 km", "Petrol"] };

describe("withStockWords", () => {
  it("says the feed's words in the site's language, and leaves names and the unknown", () => {
    expect(withStockWords(view, inArabic)).toEqual({ ...view, facts: ["38,410 km", "بنزين"] });
  });

  it("changes nothing in the language the feed is written in", () => {
    expect(withStockWords(view, english)).toBe(view);
    expect(withStockWords(view, siteConfig())).toBe(view);
  });
});

it("has the same words in every language", () => {
  expect(Object.keys(chinese).sort()).toEqual(Object.keys(arabic).sort());
});
