import { describe, expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { financeFaults } from "./finance-faults";

function faultsOf(finance: Record<string, unknown>, legal = "", over: Record<string, unknown> = {}) {
  const config = testConfig({ finance, ...over });
  const site = { ...config.site, legal: { ...config.site.legal, disclaimer: legal } };
  return financeFaults({ ...config, site }, new Set(Object.keys(finance))).map(
    ({ path, received }) => `${path}: ${received}`,
  );
}

describe("finance settings that contradict each other", () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ["an unknown lender", { provider: "acme bank" }, ['finance.provider: "acme bank"']],
    ["bounds in reverse", { rateBounds: [15, 0.5] }, ["finance.rateBounds: [15,0.5]"]],
    ["bounds without a range", { rateBounds: [8.5, 8.5] }, ["finance.rateBounds: [8.5,8.5]"]],
    ["a step of nothing", { rateStep: 0 }, ["finance.rateStep: 0"]],
    ["a step beyond the bounds", { rateStep: 15 }, ["finance.rateStep: 15"]],
    ["a first rate out of bounds", { rateDefault: 15.01 }, ["finance.rateDefault: 15.01"]],
    ["a least above the most", { amountMin: 300_000 }, ["finance.amountMin: 300000"]],
    ["a least that is the most", { amountMin: 9_000, amountMax: 9_000 }, ["finance.amountMin: 9000"]],
    ["a first term too long", { termDefault: 7, termMax: 5 }, ["finance.termDefault: 7"]],
    ["a first term not offered", { termDefault: 5, termOptions: [2, 3] }, ["finance.termDefault: 5"]],
    ["no term at all", { termMax: 0.5 }, ["finance.termMax: 0.5"]],
    [
      "two fees for one vehicle",
      { establishmentFee: 1_300, standaloneEstablishmentFee: 1_360.5 },
      ["finance.standaloneEstablishmentFee: 1360.5"],
    ],
    [
      "a comparison rate below the rate",
      { comparisonExample: { rate: 15, comparison: 9.87, basis: "a loan" } },
      ["finance.comparisonExample.comparison: 9.87"],
    ],
    [
      "a comparison rate that the rate and the fees do not give",
      {
        establishmentFee: 495,
        comparisonExample: { rate: 8.99, comparison: 9.87, basis: "a 5-year secured loan of $30,000" },
      },
      ["finance.comparisonExample.comparison: 9.87"],
    ],
    [
      "fees listed that are not the establishment fee",
      { establishmentFee: 495, fees: [{ label: "Establishment", amount: 395 }] },
      ["finance.fees: 395"],
    ],
    ["a range in reverse", { comparisonRange: [19, 8] }, ["finance.comparisonRange: [19,8]"]],
  ])("%s", (_, finance, faults) => {
    expect(faultsOf(finance)).toEqual(faults);
  });

  it("are not there in what the specification names, nor in defaults the dealer did not choose", () => {
    expect(faultsOf({})).toEqual([]);
    for (const rateBounds of [
      [7.5, 14.5],
      [1, 14.5],
      [5.99, 15.99],
      [9.95, 19.95],
      [4, 20],
    ])
      expect(faultsOf({ rateBounds })).toEqual([]);
    for (const provider of ["Taurus", "360 Finance", "AusLoans", "manual", "Nissan Finance"])
      expect(faultsOf({ provider })).toEqual([]);
    expect(faultsOf({ termOptions: [2, 3] })).toEqual([]);
    const basis = "a 5-year secured loan of $30,000";
    expect(
      faultsOf({ establishmentFee: 495, comparisonExample: { rate: 8.99, comparison: 9.69, basis } }),
    ).toEqual([]);
    expect(faultsOf({ establishmentFee: 395, fees: [{ label: "Establishment", amount: 395 }] })).toEqual([]);
    expect(faultsOf({ termMax: 4, termDefault: "lender" })).toEqual([]);
    expect(faultsOf({ standaloneEstablishmentFee: 1_360.5 })).toEqual([]);
    expect(faultsOf({ provider: "youx" }, "", { features: { youxQuote: true } })).toEqual([]);
    expect(faultsOf({ provider: "acme", lenderRules: { ACME: {} } })).toEqual([]);
  });
});

describe("a dealer's own small print", () => {
  const claim = (rate: number, years = 5) =>
    `* Based on a ${years}-year secured loan at ${rate}% p.a., no deposit and no residual.`;

  it("names no rate or term that is none of the credit's", () => {
    expect(faultsOf({ sampleEstimate: { rate: 7.49 } }, claim(8.99))).toEqual([
      "site.legal.disclaimer: 8.99%",
    ]);
    expect(faultsOf({ sampleEstimate: { rate: 8.99 } }, claim(8.99))).toEqual([]);
    expect(faultsOf({ sampleEstimate: { rate: 8.99 } }, claim(8.99, 7))).toEqual([
      "site.legal.disclaimer: 7 years",
    ]);
    expect(faultsOf({ sampleEstimate: { rate: 8.99 }, termDefault: 7 }, claim(8.99, 7))).toEqual([]);
    expect(faultsOf({ termDefault: "lender" }, "Our loans run 6 years.")).toEqual([]);
    expect(faultsOf({ disclaimer: claim(9.95) })).toEqual(["finance.disclaimer: 9.95%"]);
    expect(faultsOf({}, "Normal lending criteria, fees and charges apply. Cards: 1.5% surcharge.")).toEqual(
      [],
    );
  });

  it("may name the comparison example and range, and be the source of the range (FIN-55, FIN-56)", () => {
    const example = { rate: 6.29, comparison: 8.19, basis: "a 3-year secured loan of $10,000" };
    const text = "Interest at 6.29% compares to 8.19% over 3 years.";
    expect(faultsOf({ comparisonExample: example }, text)).toEqual([]);
    expect(faultsOf({ comparisonRange: [8.38, 19.42] }, "Loans from 8.38% to 19.42%.")).toEqual([]);
    const source = { comparisonRange: "disclaimer", disclaimer: "Loans from 6.94% to 13.87% p.a." };
    expect(faultsOf(source)).toEqual([]);
    expect(faultsOf(source, "Loans from 6.94%.")).toEqual(["site.legal.disclaimer: 6.94%"]);
  });

  it("is told apart by file, path and figures", () => {
    const config = testConfig({ finance: { disclaimer: claim(9.95), sampleEstimate: { rate: 11.95 } } });
    expect(financeFaults(config, new Set())).toEqual([
      {
        path: "finance.disclaimer",
        expected:
          "no rates but 11.95% and no terms but the estimate's (the footnote names the lender's own figures)",
        received: "9.95%",
      },
    ]);
  });
});
