import { beforeAll, expect, it } from "vitest";
import { orderLead, orderLeadChange } from "~/domain/checkout/order-lead";
import { ORDER_KINDS, ORDER_STATES } from "~/domain/checkout/order";
import { FORMS } from "~/domain/forms/form-catalogue";
import { offerForm } from "~/domain/offer/offer-form";
import { TRADE_CATEGORY, TRADE_SUBCATEGORIES } from "~/domain/trade/trade-form";
import { makeTranslator } from "~/i18n/server-i18n.server";
import type { Translator } from "~/i18n/translator";
import { keptOrder } from "../../../../test/fixtures/order";
import { siteConfig } from "../../../../test/fixtures/site";
import { leadTitle, pipelineText } from "./lead-title.server";

let english: Translator;
let arabic: Translator;
let chinese: Translator;
beforeAll(async () => {
  [english, arabic, chinese] = await Promise.all([
    makeTranslator("en-AU", {}),
    makeTranslator("ar", {}),
    makeTranslator("zh-Hans", {}),
  ]);
});

/** Every category and stage that leads of ours can have. */
function everyWord(): readonly string[] {
  const offers = (["sales", "service", "parts", "finance"] as const).map((department) =>
    offerForm(siteConfig(), { department }),
  );
  const orders = ORDER_KINDS.flatMap((kind) => ORDER_STATES.map((state) => keptOrder({ kind, state })));
  const words = [
    ...[...Object.values(FORMS), ...offers].flatMap(({ category, subcategory }) => [category, subcategory]),
    ...[TRADE_CATEGORY, ...Object.values(TRADE_SUBCATEGORIES)],
    ...orders.flatMap((order) => [orderLead(order).subcategory, orderLeadChange(order).subcategory ?? null]),
  ];
  return [...new Set(words)].filter((word) => word !== null);
}

it("says every category and stage in the dealer's language, and in English as lead systems have it", () => {
  const all = everyWord();
  expect(all.length).toBeGreaterThan(30);
  for (const word of all) {
    expect(pipelineText(word, english)).toBe(word);
    expect(pipelineText(word, arabic), word).toMatch(/^[\p{Script=Arabic}\p{M}\s\d.:]+$/u);
    expect(pipelineText(word, chinese), word).toMatch(/^[\p{Script=Han}\s\d.:]+$/u);
  }
});

it("leaves words as they are that another system added", () => {
  for (const word of ["Walk-in: VIP", "Enquiry: by fax", "Trade-in", "test drive", "1. عميل", ""])
    expect(pipelineText(word, arabic)).toBe(word);
  expect(leadTitle({ category: "Walk-in", kind: "enquiry" }, arabic)).toBe("Walk-in");
  expect(leadTitle({ category: "Test Drive", kind: "testDrive" }, arabic)).toBe("تجربة قيادة");
});
