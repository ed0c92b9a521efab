import { describe, expect, it } from "vitest";
import type { CreditBasis } from "~/domain/finance/credit-basis";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { creditIn } from "./credit-in";
import { creditSentences, ownCreditText } from "./credit-text";

const BASIS: CreditBasis = {
  rate: 6.99,
  comparison: 8.24,
  years: 5,
  deposit: 6_200_00,
  fees: 395_00,
  monthlyFees: 8_00,
  frequency: "week",
};
const wordsIn = (language: string, locale = language) => ({
  t: serverTranslator(language, {}),
  format: formatterFor(locale, "AUD", "Australia/Brisbane"),
  locale,
  currency: "AUD",
  comparisonBasis: null,
});
const WORDS = wordsIn("en-AU");
const said = (cards: readonly CreditBasis[], own: readonly CreditBasis[] = []) =>
  creditSentences({ own, cards }, WORDS);
const YOURS = "Repayments that you work out with other numbers are based on those numbers.";
const WEEKLY = "Weekly repayments are worked out for 52 payments a year.";
const COMPARED =
  "Comparison rates are for a 5-year secured loan of $30,000, repaid monthly, with the fees that are named here; other terms, fees or amounts make another comparison rate.";

describe("what repayments are worked out from", () => {
  it("is nothing where there are none", () => {
    expect(said([])).toEqual([]);
  });

  it("names rate, comparison rate, term, frequency, deposit, fee and residual of one vehicle", () => {
    expect(ownCreditText(BASIS, WORDS)).toBe(
      `The estimate for this vehicle is based on a secured loan at 6.99% p.a. (comparison rate 8.24% p.a.) over 5 years, repaid weekly, with a deposit of $6,200, fees of $395 added to the loan plus fees of $8 a month and no residual. ${YOURS} ${WEEKLY} ${COMPARED}`,
    );
  });

  it("is said once for cards that share it, with the deposits' range", () => {
    expect(said([BASIS, { ...BASIS, deposit: 1_800_50 }, BASIS])).toEqual([
      "Repayments on this page are based on a secured loan at 6.99% p.a. (comparison rate 8.24% p.a.) over 5 years, repaid weekly, with a deposit of $1,800.50 to $6,200 depending on the vehicle, fees of $395 added to the loan plus fees of $8 a month and no residual.",
      WEEKLY,
      COMPARED,
    ]);
  });

  it("is said of each lender and term, and without a comparison rate where there is none", () => {
    const bare = { ...BASIS, comparison: null, deposit: 0, fees: 0, monthlyFees: 0 };
    expect(said([bare, { ...bare, rate: 7, years: 5.5, frequency: "month" }])).toEqual([
      "Some repayments on this page are based on a secured loan at 6.99% p.a. over 5 years, repaid weekly, with no deposit, no establishment fee and no residual.",
      "Some repayments on this page are based on a secured loan at 7% p.a. over 5.5 years, repaid monthly, with no deposit, no establishment fee and no residual.",
      WEEKLY,
    ]);
  });

  it.each([
    ["week", undefined, WEEKLY],
    ["fortnight", undefined, "Fortnightly repayments are worked out for 26 payments a year."],
    ["fortnight", "month", "A fortnightly repayment is 12/26 of the lender’s monthly one."],
    ["fortnight", "week", "A fortnightly repayment is two of the lender’s weekly ones."],
    ["week", "month", "A weekly repayment is 12/52 of the lender’s monthly one."],
    ["month", "week", "A monthly repayment is 52/12 of the lender’s weekly one."],
  ] as const)(
    "says how a %s's repayment is reached, from the lender's %s figure",
    (frequency, from, text) => {
      const basis = { ...BASIS, frequency, ...(from === undefined ? {} : { scaledFrom: from }) };
      expect(said([], [basis])).toContain(text);
      expect(said([{ ...BASIS, frequency: "month" }]).join()).not.toMatch(/worked out for|lender’s/);
      for (const language of ["ar", "zh-Hans"])
        expect(creditSentences({ own: [basis], cards: [] }, wordsIn(language)).join()).not.toMatch(
          /credit\./,
        );
    },
  );

  it("does not say the same twice where only that differs", () => {
    expect(said([BASIS, { ...BASIS, scaledFrom: "month" }])).toEqual([
      expect.stringMatching(/^Repayments on this page/),
      WEEKLY,
      "A weekly repayment is 12/52 of the lender’s monthly one.",
      COMPARED,
    ]);
  });

  it("begins with the page's own vehicle, and does not repeat it for others", () => {
    expect(said([BASIS], [BASIS])).toHaveLength(4);
    expect(said([{ ...BASIS, deposit: 0 }], [BASIS])[2]).toMatch(
      /^Estimates for other vehicles on this page .* with no deposit/,
    );
  });

  it("takes the dealer's own words for the loan comparison rates are of", () => {
    const words = { ...WORDS, comparisonBasis: "a 3-year loan of $10,000" };
    expect(ownCreditText(BASIS, words)).toContain("Comparison rates are for a 3-year loan of $10,000,");
  });

  it.each([
    ["ar", "ar"],
    ["zh-Hans", "zh-Hans-AU"],
  ])("holds the same figures in %s", (language, locale) => {
    const text = ownCreditText(BASIS, wordsIn(language, locale));
    const western = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
    for (const figure of [/6[.٫]99%/, /8[.٫]24%/, /6[,٬]200/, /395/, /30[,٬]000/, /5/])
      expect(western).toMatch(figure);
    expect(text).not.toMatch(/credit\.|\{/);
  });
});

it("is found wherever a page's data keeps it", () => {
  const data = {
    view: { cards: [{ credit: BASIS }, { credit: null }], page: { calculators: { ownCredit: BASIS } } },
    blocks: [{ ticket: { credit: { ...BASIS, rate: 1 } } }, null, "credit"],
    footer: { credit: { locale: "en-AU" } },
  };
  expect(creditIn([data, undefined])).toEqual({ own: [BASIS], cards: [BASIS, { ...BASIS, rate: 1 }] });
  expect(creditIn(null)).toEqual({ own: [], cards: [] });
});
