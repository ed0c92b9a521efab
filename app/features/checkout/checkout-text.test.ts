import { expect, it } from "vitest";
import { zonedTime } from "~/domain/time/zoned-time";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { testConfig } from "../../../test/fixtures/listing";
import { momentText, termsText } from "./checkout-text";

const site = { config: testConfig({ reserve: { holdHours: 48 } }), t: serverTranslator("en-AU", {}) };
const deposit = { minor: 20_000, currency: "AUD" };

it("quotes what the deposit does, and the dealer's terms with the words of their box", () => {
  expect(termsText({ terms: "We keep your details." }, deposit, site)).toBe(
    [
      "Refundable deposit today: $200",
      "Held for you for 48 hours",
      "Deposit 100% refundable, no questions asked",
      "I agree to the terms of use. We keep your details.",
    ].join("\n"),
  );
});

it.each([
  ["en-AU", "Sun, 29\u00a0Nov, 6:55\u00a0pm\u00a0AEST"],
  ["ar-AU-u-nu-latn", "الأحد، 29\u00a0نوفمبر، 6:55\u00a0م توقيت شرق أستراليا الرسمي"],
  ["zh-Hans", "11月29日周日\u00a0澳大利亚东部标准时间\u00a018:55"],
])("breaks a moment after its commas and at a zone's name alone in %s", (locale, text) => {
  const { config } = site;
  const own = { ...config.site, locale, timeZone: "Australia/Brisbane" };
  const said = momentText("2026-11-29T08:55:00Z", { ...config, site: own });
  expect(said).toBe(text);
});

it.each([
  ["en-AU", "6:55 pm AEST"],
  ["en-NZ", "6:55 pm AEST"],
  ["ar-AU-u-nu-latn", "6:55 م توقيت شرق أستراليا الرسمي"],
])("names the zone of an hour in %s in words, never as an offset", (locale, text) => {
  const own = { ...site.config.site, locale, timeZone: "Australia/Brisbane" };
  const said = zonedTime("2026-11-29T08:55:00Z", own);
  expect(said).toBe(text);
});

it("agrees to nothing that was not there", () => {
  expect(termsText({ terms: null }, deposit, site)).not.toContain("agree");
  expect(termsText({ terms: "Ours." }, null, site)).toBe("I agree to the terms of use. Ours.");
  expect(termsText({ terms: null }, null, site)).toBe("");
});
