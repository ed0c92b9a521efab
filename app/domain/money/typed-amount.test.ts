import { expect, it } from "vitest";
import { processorMs } from "../../../test/setup/processor-time";
import { typedAmount } from "./typed-amount";

const dollars = (text: string) => typedAmount(text, "AUD");

it.each([
  ["1,234.56", "1234.56"],
  ["1234.56", "1234.56"],
  ["99.99", "99.99"],
  ["10.5", "10.50"],
  ["1234.5", "1234.50"],
  ["0.01", "0.01"],
  ["0.1", "0.10"],
  ["100", "100"],
  ["100.00", "100"],
  ["100.0", "100"],
  ["007", "7"],
  ["0", "0"],
  ["0.00", "0"],
  ["$1,234.56", "1234.56"],
  ["$ 1 234", "1234"],
  ["1 234 567.89", "1234567.89"],
  ["1\u00A0234", "1234"],
  ["1\u202F234.50", "1234.50"],
  ["1,234.56 AUD", "1234.56"],
  ["AUD 1,234.56", "1234.56"],
  ["aud 12", "12"],
  ["A$12", "12"],
  ["12 $", "12"],
  ["\t 99 \n", "99"],
  ["0".repeat(40), "0"],
  ["999,999,999.99", "999999999.99"],
])("reads %j to the cent", (text, amount) => expect(dollars(text)).toEqual({ amount }));

it.each([
  ["full-width digits", "\uFF04\uFF11\uFF0C\uFF12\uFF13\uFF14\uFF0E\uFF15\uFF16"],
  ["Arabic digits", "١٬٢٣٤٫٥٦"],
  ["Persian digits", "۱٬۲۳۴٫۵۶"],
  ["Arabic digits with a full stop", "١٢٣٤.٥٦"],
])("reads %s", (_, text) => expect(dollars(text)).toEqual({ amount: "1234.56" }));

it.each(["1.234", "1,234.567", "0.001", "10.000", "$12.3456", "١٢٫٣٤٥"])(
  "says of %j that it has too many decimals",
  (text) => expect(dollars(text)).toEqual({ problem: "decimals" }),
);

it.each([
  ...["", " ", "$", ".", ".5", "5.", "a lot", "12a", "1e3", "1e5", "0x10", "Infinity", "NaN"],
  ...["-1", "+1", "\u221212", "(12)", "- 5.00", "$-5", "-$5"],
  // Another country's way of writing: nobody guesses which of two amounts is meant.
  ...[
    "1,23",
    "1,2345",
    "12,34",
    "1.234,56",
    "1.234.567",
    "1'234",
    "1,234,56",
    "12,34,567",
    "1234,567",
    ",234",
  ],
  ...["1 23", "12 34", "1 ,234", "1, 234", "1,234 567", "1 234,567", "10 . 50"],
  ...["1$2", "$1$", "$$1", "€100", "NZ$5", "USD 5", "US$5", "1,234.56 dollars"],
  ...["9".repeat(400), "0".repeat(41), "١٬٢٣", "1.".repeat(100), "<b>1</b>", "1\n2", "٪5"],
])("refuses %j", (text) => expect(dollars(text)).toEqual({ problem: "unreadable" }));

it.each(["1,000,000,000", "1000000000.00", "9".repeat(40)])("says of %j that it is too much", (text) =>
  expect(dollars(text)).toEqual({ problem: "tooMuch" }),
);

it("knows what a currency's cents are", () => {
  expect(typedAmount("¥5,000", "JPY")).toEqual({ amount: "5000" });
  expect(typedAmount("5,000.50", "JPY")).toEqual({ problem: "decimals" });
  expect(typedAmount("5,000.0", "JPY")).toEqual({ problem: "decimals" });
  expect(typedAmount("12.345", "KWD")).toEqual({ amount: "12.345" });
  expect(typedAmount("12.3", "KWD")).toEqual({ amount: "12.300" });
  expect(typedAmount("NZ$5.50", "NZD")).toEqual({ amount: "5.50" });
});

it("is quick for whatever is typed", async () => {
  const long = ["1,".repeat(50_000), "1 ".repeat(50_000), "$".repeat(100_000), "0".repeat(100_000)];
  expect(await processorMs(() => long.map((text) => dollars(text)))).toBeLessThan(500);
});
