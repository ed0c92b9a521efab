import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { directionOf, inLanguage, languageOf, siteAddress, siteLanguages } from "./site-language";

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
