import { expect, it, vi } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { giveFigure } from "./trade-request.server";

const API = "https://api.yard.example";
const CAR = { year: "2022", make: "Mazda", model: "CX-5", kms: "50000" };

/** The figure on 1 November 2026 for a dealer whose file says this, and what was reported of it. */
async function given(file: object, apiBaseUrl: string | null = API) {
  const base = siteConfig({ trade: { valuation: { source: "table" } }, ...file });
  const config = { ...base, site: { ...base.site, apiBaseUrl } };
  const valuation = { value: () => Promise.resolve({ low: 1, high: 3, offer: 2 }), report: vi.fn() };
  const asked = {
    site: { config, services: { valuation }, today: "2026-11-01" },
    dealer: config,
    state: { figure: null },
    thisYear: 2026,
  };
  // Of a request only what a figure depends on.
  const { figure } = await giveFigure(asked as unknown as Parameters<typeof giveFigure>[0], CAR);
  return { until: "until" in figure ? figure.until : null, reports: valuation.report.mock.calls };
}

it("stands for the dealer's trade.valuation.validDays", async () => {
  expect((await given({ trade: { valuation: { source: "table", validDays: 10 } } })).until).toBe(
    "2026-11-11",
  );
});

it("is reported where the dealer has features.saveValuation and an address for it (TRADE-12)", async () => {
  const on = { features: { saveValuation: true } };
  expect((await given(on)).reports).toEqual([[API, { low: 1, high: 3, offer: 2 }]]);
  expect((await given(on, null)).reports).toEqual([]);
  expect((await given({})).reports).toEqual([]);
});
