import { expect, it } from "vitest";
import { creditFiguresIn } from "./credit-figures";

it("finds the rates and terms of a text about credit", () => {
  const text =
    "* Repayment estimate is indicative only. Based on a 5-year secured loan at 8.99% p.a. (comparison rate 9.87% p.a. on a 5-year secured loan of $30,000), no deposit.";
  expect(creditFiguresIn(text)).toEqual({ rates: [8.99, 9.87], years: [5] });
});

it.each<[string, { rates: number[]; years: number[] }]>([
  ["Loans over 60 months or seven years from 7 per cent.", { rates: [7], years: [7, 5] }],
  ["A loan of one year at 8,99 % interest.", { rates: [8.99], years: [1] }],
  ["Kredit %8.99 loan over 2 yrs.", { rates: [8.99], years: [2] }],
  ["Finance over 5.5 years at 10 %.", { rates: [10], years: [5.5] }],
  ["按 5 年期抵押贷款、年利率 8.99% 计算，36 个月。", { rates: [8.99], years: [5, 3] }],
  ["قرض مضمون مدته ٥ سنوات بفائدة ٨٫٩٩٪ سنويًا.", { rates: [8.99], years: [5] }],
])("reads %s", (text, figures) => {
  expect(creditFiguresIn(text)).toEqual(figures);
});

it("leaves sentences about something else alone", () => {
  expect(creditFiguresIn("A surcharge of 1.5% applies to cards. 5-year warranty on new cars.")).toEqual({
    rates: [],
    years: [],
  });
  expect(creditFiguresIn("")).toEqual({ rates: [], years: [] });
});
