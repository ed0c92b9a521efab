import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { siteConfig } from "../../../../test/fixtures/site";
import { siteIn } from "../../../../test/fixtures/shopper-letters";
import { answerWords, moneyText } from "./answer-words.server";

const plain = (text: string) => text.replace(/[\u200E\u200F\u00A0]/g, " ").trim();

it.each([
  ["en-AU", "Queensland", "$8,800"],
  ["ar", "كوينزلاند", "8,800 $"],
  ["zh-Hans", "昆士兰州", "$8,800"],
])("says states and money as the pages in %s do", (tag, state, money) => {
  const config = siteIn(tag);
  const { value } = answerWords(config, serverTranslator(tag, {}), "tradeIn");
  expect(value("regoState", "qld")).toBe(state);
  expect(plain(value("range_shown_min", "8800"))).toBe(money);
  expect(plain(value("amount", "8800.00 AUD"))).toBe(money);
  expect(moneyText(config.site)(199.5)).toContain("199.50");
});

it.each([
  ["en-AU", "2.5 years", "1 year"],
  ["ar", "2.5 سنة", "سنة واحدة"],
  ["zh-Hans", "2.5 年", "1 年"],
])("says how long a loan lasts in %s", (tag, half, one) => {
  const { value } = answerWords(siteIn(tag), serverTranslator(tag, {}), "finance");
  expect([value("loan_term", "2.5"), value("loan_term", "1")].map(plain)).toEqual([half, one]);
});

it.each([
  ["rego", "123 ABC"],
  ["rego", "100 AUD"],
  ["name", "rocklea"],
  ["message", "true"],
  ["message", "2026-11-23"],
  ["company", "2026-11-23T09:30:00.000Z"],
])("leaves words as they were typed: %s %s", (name, typed) => {
  const address = { street: "12 Balham Road", city: "Rocklea", state: "QLD", postcode: "4106" };
  const place = { id: "rocklea", name: "Rocklea", slug: "rocklea", dealershipId: "yard", address };
  const config = siteConfig({ site: { locations: [place] } });
  for (const kind of ["tradeIn", "service", "enquiry"] as const)
    expect(answerWords(config, serverTranslator("en-AU", {}), kind).value(name, typed)).toBe(typed);
});

it("takes for an amount what names a currency alone", () => {
  const { value } = answerWords(siteIn("en-AU"), serverTranslator("en-AU", {}), "service");
  expect(value("second_plate", "123 ABC")).toBe("123 ABC");
});
