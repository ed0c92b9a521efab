import { expect, it } from "vitest";
import { exactMoney, moneyFormat } from "./money-format";

it.each([
  ["en-AU", "AUD", 0, "$1,790"],
  ["en-AU", "AUD", 2, "$1,790.00"],
  ["en-NZ", "NZD", 0, "$1,790"],
  ["zh-Hans", "AUD", 0, "$1,790"],
])(
  "writes money of the dealer's own country with its short sign in %s",
  (locale, currency, decimals, text) => {
    expect(moneyFormat(locale, currency, decimals)(1790)).toBe(text);
  },
);

it("has no country before the sign in Arabic, and keeps its marks of direction", () => {
  const text = moneyFormat("ar-AU-u-nu-latn", "AUD", 2)(34.43);
  expect(text).not.toContain("AU");
  expect(text.replace(/[^\d.$]/g, "")).toBe("34.43$");
});

it("shows cents only where there are any", () => {
  expect([12, 12.5, 0, 1234.56].map(exactMoney("en-AU", "AUD"))).toEqual([
    "$12",
    "$12.50",
    "$0",
    "$1,234.56",
  ]);
  expect([5_000, 1_234].map(exactMoney("en-AU", "JPY"))).toEqual(["¥5,000", "¥1,234"]);
  expect(exactMoney("en-AU", "KWD")(12.5)).toMatch(/12\.500/);
});

it("makes each writer once for a locale and currency", () => {
  expect(moneyFormat("en-GB", "GBP", 2)).toBe(moneyFormat("en-GB", "GBP", 2));
  expect(moneyFormat("en-GB", "GBP", 0)(1.5)).not.toBe(moneyFormat("en-GB", "GBP", 2)(1.5));
  expect(exactMoney("en-GB", "GBP")).toBe(exactMoney("en-GB", "GBP"));
  expect(exactMoney("en-GB", "EUR")).not.toBe(exactMoney("en-GB", "GBP"));
  expect(exactMoney("en-GB", "EUR")(1)).toBe("€1");
});
