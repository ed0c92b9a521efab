import { describe, expect, it } from "vitest";
import { amountOf } from "./amount";

const read = (text: string, options: { currency?: string; inCents?: boolean } = {}) => {
  const codes: string[] = [];
  const { currency = "AUD", inCents = false } = options;
  return { value: amountOf(text, { currency, inCents }, (code) => codes.push(code)), codes };
};

describe("amountOf", () => {
  it.each([
    ["12990", 12_990, []],
    ["12.990,-", 12_990, []],
    ["12.990,– AUD", 12_990, []],
    ["-", null, ["price-unreadable"]],
    ["$12,990", 12_990, []],
    [" AUD", null, []],
    ["USD", null, []],
    ["12 990", 12_990, []],
    ["12 990 drive away", 12_990, ["price-text"]],
    ["$12,990 + ORC", 12_990, ["price-text"]],
    ["AUD 12,990.00", 12_990, []],
    ["A$12,990", 12_990, []],
    ["12990 AUD", 12_990, []],
    ["Asking price $7500", 7_500, ["price-text"]],
    ["Buy Now: $7,500", 7_500, ["price-text"]],
    ["500", 500, []],
    ["21k", 21_000, ["price-text"]],
    ["$21.9 K", 21_900, ["price-text"]],
    ["from 21k", 21_000, ["price-text"]],
    ["0.1k", null, ["price-implausible"]],
    ["21 km", null, ["price-on-application"]],
    ["12990.50", 12_990.5, []],
    ["12.990,00", 12_990, []],
    ["12.990", 12_990, []],
    ["12990,00", 12_990, []],
    ["12990,5", 12_990.5, []],
    ["6988,00", 6_988, []],
    ["12 990,50", 12_990.5, []],
    ["1 299 000,50", 1_299_000.5, []],
    ["990,00", null, ["price-unreadable"]],
    ["12990,500", null, ["price-unreadable"]],
    ["12,990,00", null, ["price-unreadable"]],
    ["12'990", 12_990, []],
    ["12’990.50", 12_990.5, []],
    ["12'99", null, ["price-unreadable"]],
    ["SOLD", null, ["price-says-sold"]],
    ["Sold!", null, ["price-says-sold"]],
    ["*** SOLD *** $12,990", null, ["price-says-sold"]],
    ["Verkauft", null, ["price-says-sold"]],
    ["not sold", null, ["price-on-application"]],
    ["Unsold", null, ["price-on-application"]],
    ["sold as is", null, ["price-on-application"]],
    ["12.9", null, ["price-implausible"]],
    ["POA", null, ["price-on-application"]],
    ["Call for price", null, ["price-on-application"]],
    ["call 0400 000 000", null, ["price-on-application"]],
    ["10,000-12,000", null, ["price-unreadable"]],
    ["10,000 - 12,000", null, ["price-unreadable"]],
    ["499", null, ["price-implausible"]],
    ["0", null, ["price-implausible"]],
    ["-5000", null, ["price-unreadable"]],
    ["99999999999", null, ["price-implausible"]],
    ["£12,990", null, ["price-other-currency"]],
    ["€12.990", null, ["price-other-currency"]],
    ["12,990 NZD", null, ["price-other-currency"]],
    ["USD 12990", null, ["price-other-currency"]],
    ["12,990 EUR", null, ["price-other-currency"]],
  ])("%s is %s", (text, value, codes) => {
    expect(read(text)).toEqual({ value, codes });
  });

  it("takes a sign for the dealer's own currency alone", () => {
    expect(read("£12,990", { currency: "GBP" }).value).toBe(12_990);
    expect(read("$12,990", { currency: "GBP" })).toEqual({ value: null, codes: ["price-other-currency"] });
    expect(read("NZ$12,990", { currency: "NZD" }).value).toBe(12_990);
    expect(read("NZ$12,990", { currency: "AUD" })).toEqual({ value: null, codes: ["price-other-currency"] });
  });

  it("reads cents where the feed writes cents", () => {
    expect(read("1299000", { inCents: true })).toEqual({ value: 12_990, codes: [] });
    expect(read("1299050", { inCents: true })).toEqual({ value: 12_990.5, codes: [] });
    expect(read("12,990.00", { inCents: true })).toEqual({ value: null, codes: ["price-unreadable"] });
  });
});
