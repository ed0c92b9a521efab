import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { inLanguage } from "../tenant/site-language";
import { priceTermsIn } from "./price-terms";

const LANGUAGES = [
  { tag: "ar", locale: "ar-AU-u-nu-latn" },
  { tag: "zh-Hans", locale: "zh-Hans-AU" },
];
const english = siteConfig({ site: { languages: LANGUAGES } });
const [arabic, chinese] = LANGUAGES.map((one) => ({
  ...english,
  site: inLanguage(english.site, { ...one, base: `/${one.tag}` }),
}));
if (arabic === undefined || chinese === undefined) throw new Error("no languages");

describe("the terms of a price", () => {
  it.each([
    ["Drive Away", "سعر شامل"],
    ["drive-away", "سعر شامل"],
    ["DRIVEAWAY", "سعر شامل"],
    ["DAP", "سعر شامل"],
    ["Ride away!", "سعر شامل"],
    ["EGC", "دون الرسوم الحكومية"],
    ["Excl. Gov't Charges", "دون الرسوم الحكومية"],
    ["Excluding Government Charges", "دون الرسوم الحكومية"],
    ["excl govt", "دون الرسوم الحكومية"],
    ["+ ORC", "إضافة إلى رسوم الطريق"],
    ["Plus on-road costs", "إضافة إلى رسوم الطريق"],
    ["Before on roads", "إضافة إلى رسوم الطريق"],
  ])("%s is said in the site's language, however the feed writes it", (written, said) => {
    expect(priceTermsIn(written, arabic)).toBe(said);
    expect(priceTermsIn(written, chinese)).not.toMatch(/[A-Za-z]/);
    expect(priceTermsIn(written, english)).toBe(written);
  });

  it.each(["Until Sunday only", "Drive away with $500 of fuel", "", "+", "POA"])(
    "“%s” is the dealer's own and stays",
    (written) => {
      expect(priceTermsIn(written, arabic)).toBe(written);
    },
  );
});
