import { describe, expect, it } from "vitest";
import { addressLanguage, languageToOffer } from "./request-language.server";

const TAGS = ["en-AU", "ar", "zh-Hans"];
const asked = (headers: Readonly<Record<string, string>>) =>
  new Request("http://yard.example/sign-in", { headers });

describe("addressLanguage", () => {
  it.each([
    ["the address's", { "x-site-language": "ar" }, "ar"],
    ["the dealer's own without one", {}, "en-AU"],
    [
      "the dealer's own, whatever the browser asks for",
      { "accept-language": "ar", cookie: "language=ar" },
      "en-AU",
    ],
    ["the dealer's own for a language the site has not", { "x-site-language": "fr" }, "en-AU"],
  ])("is %s", async (_, headers, expected) => {
    expect(await addressLanguage(TAGS, asked(headers))).toBe(expected);
  });
});

describe("languageToOffer", () => {
  it.each([
    ["what was chosen before", { cookie: "a=1; language=ar", "accept-language": "zh-CN" }, "ar"],
    ["what the browser asks for", { "accept-language": "fr, zh-CN;q=0.8, en;q=0.5" }, "zh-Hans"],
    ["the dearest of them, in whatever order", { "accept-language": "en;q=0.5, ar;q=0.9" }, "ar"],
    ["the page's own for nothing of ours", { "accept-language": "fr" }, "en-AU"],
    ["the page's own for nothing at all", {}, "en-AU"],
    ["the page's own for what is no language", { "accept-language": "*, ;;, q=x" }, "en-AU"],
  ])("is %s", async (_, headers, expected) => {
    expect(await languageToOffer(TAGS, "en-AU", asked(headers))).toBe(expected);
  });

  it("is the language of a page in another one when nothing else is wanted", async () => {
    expect(await languageToOffer(TAGS, "ar", asked({ "accept-language": "fr" }))).toBe("ar");
    expect(await languageToOffer(TAGS, "ar", asked({ "accept-language": "en-GB" }))).toBe("en-AU");
  });
});
