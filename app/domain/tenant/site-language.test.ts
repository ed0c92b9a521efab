import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { directionOf, inLanguage, languageOf, siteAddress, siteLanguages, withBase } from "./site-language";

const { site } = siteConfig({ site: { languages: [{ tag: "ar", locale: "ar-AU-u-nu-latn" }] } });
const arabic = { tag: "ar", base: "/ar", locale: "ar-AU-u-nu-latn" };
const english = { tag: "en-AU", base: "", locale: "en-AU" };

describe("siteLanguages", () => {
  it("are the dealer's own and then the others", () => {
    expect(siteLanguages(siteConfig().site)).toEqual([english]);
    expect(siteLanguages(site)).toEqual([english, arabic]);
  });

  it("are the same for the site in each of them", () => {
    const inArabic = inLanguage(site, arabic);
    expect(siteLanguages(inArabic)).toEqual([english, arabic]);
    expect(languageOf(site)).toEqual(english);
    expect(languageOf(inArabic)).toEqual(arabic);
  });
});

it.each([
  ["/", "/ar"],
  ["/?page=2", "/ar?page=2"],
  ["/#budget", "/ar#budget"],
  ["/cars/x", "/ar/cars/x"],
  ["/army", "/ar/army"],
  ["/ar", "/ar"],
  ["/ar/cars/x", "/ar/cars/x"],
  ["/ar?page=2", "/ar?page=2"],
  ["#main", "#main"],
  ["tel:123", "tel:123"],
  ["//elsewhere.example/x", "//elsewhere.example/x"],
  ["https://elsewhere.example/x", "https://elsewhere.example/x"],
])("puts the language before a path of the site, once: %s", (path, expected) => {
  expect(withBase("/ar", path)).toBe(expected);
  expect(withBase("", path)).toBe(path);
});

it("writes addresses for others in the site's language", () => {
  expect(siteAddress(site, "/faq")).toBe("https://www.yard.example/faq");
  expect(siteAddress(inLanguage(site, arabic), "/faq")).toBe("https://www.yard.example/ar/faq");
});

it("knows which way a language is written", () => {
  expect(["ar", "fa", "he-IL", "en-AU", "zh-Hans", "arn"].map(directionOf)).toEqual([
    "rtl",
    "rtl",
    "rtl",
    "ltr",
    "ltr",
    "ltr",
  ]);
});
