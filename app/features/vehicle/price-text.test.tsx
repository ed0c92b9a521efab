import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { TranslationProvider } from "~/i18n/translation";
import { financedVehicle, financeSite } from "../../../test/fixtures/financed";
import { cardLabels } from "./card/card-labels";
import { cardView } from "./card/build-card-view";
import { VehicleCard } from "./card/vehicle-card";
import { buildCompare } from "./compare/build-compare";
import { vehiclePageView } from "./page/build-vehicle-page";
import { pageDescription } from "./page/page-description";
import { VehicleSide } from "./page/vehicle-side";
import { priceLine } from "./price-line";
import { shareCard, vehicleSheet } from "./print/build-sheet.server";

const site = financeSite({}, { features: { subscriptions: true, compare: true } });
const vehicle = financedVehicle({}, { price: 28_500, subscription_price: 150, price_type: "Drive Away" });
const page = vehiclePageView(vehicle, site, new URLSearchParams(), { delivery: null, comparison: null });
const textOf = (element: ReactNode) =>
  renderToStaticMarkup(<TranslationProvider t={site.t}>{element}</TranslationProvider>)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

describe("a price a week (PRICE-01, OPEN-77)", () => {
  it("never stands without its period", () => {
    const card = cardView(toVehicleSummary(vehicle), site.config, site.now, site.format, site.t);
    const asked = { ids: [vehicle.id], onlyDifferences: false, refused: null };
    const compared = buildCompare([vehicle], site, asked);
    const printed = [
      textOf(<VehicleSide page={page} withTitle />),
      textOf(<VehicleCard card={card} labels={cardLabels(site.t)} />),
      ...compared.columns.map(({ card: column }) => priceLine(column)),
      ...compared.groups
        .flatMap(({ rows }) => rows)
        .flatMap(({ key, values }) => (key === "price" ? values.map(String) : [])),
      pageDescription(page),
      ...[page, vehicleSheet(vehicle, site), shareCard(vehicle, site)].map(priceLine),
    ];
    for (const text of printed) {
      expect(text).toContain("$150");
      expect(text.match(/\$150(?!,? per week)/g), text).toBeNull();
    }
  });

  it("comes without the price it is instead of, and without finance for that", () => {
    const html = textOf(<VehicleSide page={page} withTitle />);
    expect(html).not.toMatch(/28,500|Drive Away|\/wk|Get Finance/);
    expect([page.calculators?.finance, page.calculators?.financeSide]).toEqual([null, null]);
  });
});
