import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import type { BudgetView } from "~/features/home/home-view";
import { BudgetSearch } from "./budget";
import { PriceSearch } from "./price-search";

const t = serverTranslator("en-AU", {});
const budget: BudgetView = {
  kind: "budget",
  title: "What fits your week?",
  text: "",
  locale: "en-AU",
  currency: "AUD",
  timeZone: "Australia/Brisbane",
  deposit: 2_000,
  loan: null,
  total: "Over five years",
  basis: "Before interest",
  periods: [
    { value: "weekly", label: "Weekly", repayment: 200 },
    { value: "monthly", label: "Monthly", repayment: 600 },
  ],
  carTypes: ["demo", "used"].map((value) => ({
    value,
    label: value,
    lowest: 5_000,
    view: "view",
    none: "none",
    note: "note",
  })),
};
const shown = (block: BudgetView) =>
  renderToStaticMarkup(
    <TranslationProvider t={t}>
      <BudgetSearch block={block} />
    </TranslationProvider>,
  );
const inputs = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => [
    /name="([^"]*)"/.exec(tag)?.[1],
    /value="([^"]*)"/.exec(tag)?.[1],
  ]);

it("the budget form works without script: period, car type, repayment, deposit, and what they come to", () => {
  const html = shown(budget);
  expect(html).toContain('action="/api/budget"');
  expect(inputs(html)).toEqual([
    ["period", "weekly"],
    ["period", "monthly"],
    ["car_type", "demo"],
    ["car_type", "used"],
    ["repayment", "200"],
    ["deposit", "2,000"],
  ]);
  expect(html).toMatch(/<output[^>]*>\$54,000</);
  expect(html).toContain('type="submit"');
});

it("the budget form says what its figure is: before interest, or what a loan pays off", () => {
  expect(shown(budget)).toMatch(/Over five years.*Before interest/);
  const fees = { fees: 495, monthlyFees: 0, paymentsPerYear: null };
  const loan = { annualRate: 8.99, years: 5, ...fees, least: 1_000, most: 250_000, maxAgeYears: null };
  const financed = shown({ ...budget, loan, total: "Pays off", basis: "At 8.99%" });
  expect(financed).toMatch(/Pays off.*\$43,360.*At 8\.99%/);
});

it("the price search sends open ends and asks for the dearest first (URL-20)", () => {
  const block = { kind: "priceSearch", title: "Price", text: "", action: "/search/used-cars" } as const;
  const html = renderToStaticMarkup(
    <TranslationProvider t={t}>
      <PriceSearch block={{ ...block, currencySign: "$", locale: "en-AU" }} />
    </TranslationProvider>,
  );
  expect(html).toContain('action="/search/used-cars"');
  expect(inputs(html).filter(([name]) => name !== undefined)).toEqual([
    ["sortBy", "price_desc"],
    ["price_min", ""],
    ["price_max", ""],
  ]);
  const [slider = ""] = /<input[^>]*type="range"[^>]*>/.exec(html) ?? [];
  for (const part of ['min="5000"', 'max="250000"', 'step="500"']) expect(slider).toContain(part);
  expect(html).toContain('placeholder="5,000"');
  expect(html).toContain('placeholder="250,000"');
});
