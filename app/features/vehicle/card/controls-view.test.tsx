import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { sampleVehicle } from "../../../../test/contract/search-service/sample-vehicle";
import { testConfig } from "../../../../test/fixtures/listing";
import { cardView } from "./build-card-view";
import { cardLabels } from "./card-labels";
import { savedCard } from "./controls-view";
import { VehicleCard } from "./vehicle-card";

const NOW = new Date("2026-11-21T00:00:00Z");
const format = formatterFor("en-AU", "AUD", "Australia/Brisbane");
const t = serverTranslator("en-AU", {});

function saved(status: string) {
  const vehicle = sampleVehicle(7, { year: 2022, make: "Mazda", model: "CX-5", status });
  const config = testConfig({ card: { saveControl: "save" } });
  return savedCard(cardView(toVehicleSummary(vehicle), config, NOW, format, t));
}

it("a card of the browser's list takes the vehicle out again, and says in words that it is saved (FAV-01)", () => {
  const labels = cardLabels(t);
  const html = renderToStaticMarkup(<VehicleCard card={saved("in_stock")} labels={labels} />);
  expect(html).toContain('name="remove" value="7" data-list="favourites" aria-label="Save: 2022 Mazda CX-5"');
  expect(html).toMatch(/aria-pressed="true"[^>]*>.*<\/svg><span[^>]* data-on="Saved">Save<\/span><\/button>/);
  expect(saved("sold").controls.save, "of what is gone there is no control").toBeNull();
});
