import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { testConfig } from "../../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../../test/fixtures/vehicle";
import { buildHistory } from "./build-history";
import { HistoryGaugePanel } from "./history-gauge-panel";
import { HistorySection } from "./history-section";

const t = serverTranslator("en-AU", {});
const url = "https://service.example/";
const used = vehicleWith(7, { vin: "6FPAAAJGSW6A12345" });
const over = (...names: readonly string[]) =>
  buildHistory(used, testConfig({ features: { plugins: names.map((name) => ({ name, url })) } }));

function htmlOf(view: ReturnType<typeof over>): string {
  if (view === null) return "";
  return renderToStaticMarkup(
    <TranslationProvider t={t}>
      <HistorySection view={view} />
    </TranslationProvider>,
  );
}

it("TEN-18 to TEN-20: shows what the dealer has an address for, and nothing without", () => {
  expect(over()).toBeNull();
  expect(over("Autogauge")).toEqual({ gauge: "/cars/vehicle-7/history.json", documents: [] });
  expect(over("PPSR Report", "Car Analysis")).toEqual({
    gauge: null,
    documents: [
      { key: "car-analysis", href: "/cars/vehicle-7/report/car-analysis" },
      { key: "ppsr-report", href: "/cars/vehicle-7/report/ppsr-report" },
    ],
  });
  const off = testConfig({ features: { plugins: [{ name: "Autogauge" }, { name: "PPSR Report" }] } });
  expect(buildHistory(used, off)).toBeNull();
});

it("TEN-19, TEN-20: documents are plain links, there without script", () => {
  const html = htmlOf(over("Car Analysis", "PPSR Report"));
  expect(html).toMatch(/<a [^>]*href="\/cars\/vehicle-7\/report\/car-analysis"/);
  expect(html).toMatch(/<a [^>]*href="\/cars\/vehicle-7\/report\/ppsr-report"/);
  expect(html).toContain("PPSR report (PDF)");
  expect(html.match(/<a [^>]*data-track="historyReport"/g), "each counts as event 60 (ANA-09)").toHaveLength(
    2,
  );
  expect(html).not.toContain("aria-busy");
});

it("TEN-18: the gauge keeps a place until script has asked for it", () => {
  expect(htmlOf(over("Autogauge"))).toContain('aria-busy="true"');
});

it("TEN-18: the gauge is a meter that says its score in figures and in words", () => {
  const html = renderToStaticMarkup(
    <TranslationProvider t={t}>
      <HistoryGaugePanel gauge={{ score: 78, label: "One owner" }} />
    </TranslationProvider>,
  );
  expect(html).toMatch(/role="meter"[^>]*aria-label="Vehicle history"/);
  expect(html).toContain('aria-valuenow="78"');
  expect(html).toContain('aria-valuetext="78 out of 100: One owner"');
  expect(html.replaceAll(/<[^>]+>/g, " ")).toMatch(/78\s+out of 100\s+One owner/);
});
