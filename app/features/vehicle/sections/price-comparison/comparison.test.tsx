import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PriceComparison } from "~/domain/pricing/price-comparison";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { testConfig } from "../../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../../test/fixtures/vehicle";
import { buildPriceComparison } from "./build-price-comparison";
import { PriceComparisonSection } from "./comparison-section";
import { GAUGE_MS, levels } from "./price-comparison.css";
import { COUNTER_MS, counterAt } from "./use-counter";

const t = serverTranslator("en-AU", {});
const own: PriceComparison = {
  fill: 0.58,
  listing_price: 38_990,
  market_range_min: 37_200,
  market_range_max: 44_100,
  confidence: 0.8,
  description: "Compared with 64 similar vehicles.",
};
const outside = { site: { ...testConfig().site, apiBaseUrl: "https://api.example/v1" } };
const build = (answer: PriceComparison | null, over = {}, vehicle: Partial<Vehicle> = {}) =>
  buildPriceComparison(
    vehicleWith(1, vehicle),
    {
      config: testConfig(over),
      format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
      t,
      now: new Date("2026-11-21T00:00:00Z"),
    },
    answer,
  );
const html = (answer: PriceComparison | null, over = {}) => {
  const view = build(answer, over);
  if (view === null) throw new Error("no comparison");
  return renderToStaticMarkup(
    <TranslationProvider t={t}>
      <PriceComparisonSection view={view} />
    </TranslationProvider>,
  );
};

describe("the price comparison panel", () => {
  it("PRICE-12: prints the finished panel without script, price and market range in the site's money", () => {
    const markup = html(own);
    for (const text of ["Good Deal", "$38,990", "$37,200 to $44,100", "Compared with 64 similar vehicles."])
      expect(markup).toContain(text);
    expect(markup).toContain('aria-label="Deal strength 58 out of 100"');
    expect(html({ ...own, fill: 0.65 })).toContain("Great Deal");
    expect(html({ ...own, description: null })).not.toContain("Compared");
  });

  it("PRICE-11: has the colour of its level", () => {
    expect(html({ ...own, fill: 0.29 })).toContain(levels.low);
    expect(html({ ...own, fill: 0.3 })).toContain(levels.medium);
    expect(html({ ...own, fill: 0.6 })).toContain(levels.high);
  });

  it("PRICE-13: runs for 2.5 s, its counter for 2 s, down from the market's upper end to the price", () => {
    expect([GAUGE_MS, COUNTER_MS]).toEqual([2_500, 2_000]);
    expect([0, 2_000, 9_999].map((elapsed) => counterAt(44_100, 38_990, elapsed))).toEqual([
      44_100, 38_990, 38_990,
    ]);
    const half = counterAt(44_100, 38_990, 1_000);
    expect(half).toBeGreaterThan(38_990);
    expect(half).toBeLessThan(44_100);
  });

  it("PRICE-14: is a skeleton while an outside service is asked, for script alone", () => {
    const markup = html(null, outside);
    expect(build(null, outside)).toMatchObject({ comparison: null, lookup: "/cars/vehicle-1/autogauge" });
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain("Comparing this price with the market");
    expect(markup).not.toMatch(/Deal|\$\d/);
  });

  it("does not make the page wait for an outside service", () => {
    expect(build(own, outside)?.comparison).toBeNull();
  });

  it("takes the platform's own answer where the service's address is this very site", () => {
    const { site } = testConfig();
    expect(build(own, { site: { ...site, apiBaseUrl: `${site.url}/` } })?.comparison).toEqual(own);
  });

  it("PRICE-15: is not there without an answer, where the dealer wants none, and for a vehicle that is gone", () => {
    expect(build(null)).toBeNull();
    expect(build(own, { features: { priceComparison: false } })).toBeNull();
    expect(build(own, {}, { status: "sold" })).toBeNull();
    expect(build(null, outside, { status: "sold" })).toBeNull();
  });
});
