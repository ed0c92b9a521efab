import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
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
