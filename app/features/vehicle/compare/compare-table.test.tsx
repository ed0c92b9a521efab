import { createRemixStub } from "@remix-run/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testConfig } from "../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { buildCompare } from "./build-compare";
import { CompareTable } from "./compare-table";

it("FAV-04: keeps a figure and its unit in their order beside words written from right to left", () => {
  const t = serverTranslator("ar", {});
  const site = {
    config: testConfig({ features: { compare: true } }),
    format: formatterFor("ar-AU-u-nu-latn", "AUD", "Australia/Brisbane"),
    t,
    now: new Date("2026-11-21T00:00:00Z"),
  };
  const vehicles = [vehicleWith(1, { variant: { torque: "245 Nm" } }), vehicleWith(2)];
  const view = buildCompare(vehicles, site, { ids: ["1", "2"], onlyDifferences: false, refused: null });
  const Page = createRemixStub([{ path: "*", Component: () => <CompareTable view={view} /> }]);
  const html = renderToStaticMarkup(
    <TranslationProvider t={t}>
      <Page />
    </TranslationProvider>,
  );
  expect(html).toContain("<bdi>245 Nm</bdi>");
});
