import { burnsFuel, knownConsumption } from "~/domain/fuel/fuel-cost";
import type { FuelTyped } from "~/domain/fuel/fuel-form";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehiclePath } from "~/paths";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import { keptParameters } from "../kept-parameters";
import type { FuelView, SliderSpan } from "./fuel-view";

const PRICE_DECIMALS = 2;
/** A slider reaches to this multiple of its start, rounded to steps people would pick. */
const REACH = 2;
const PRICE_STEP = 0.05;
const KM_STEP = 10;
const LONGEST = 12;

/**
 * The fuel calculator (FUEL-01 to FUEL-05): what the address says of `fuel_price` and `fuel_km`, else the dealer's
 * defaults. Null for an electric vehicle, a caravan, and one that is gone.
 * @param anchor where on the page it stands
 */
export function buildFuel(
  vehicle: Vehicle,
  { config, format, t }: VehiclePageSite,
  query: URLSearchParams,
  anchor = "fuel",
): FuelView | null {
  if (!burnsFuel(vehicle) || !isInStock(vehicle)) return null;
  const { fuel, site } = config;
  const known = knownConsumption(vehicle);
  const consumption = known ?? fuel.consumption;
  const rate = t("units.consumption", { number: format.number(consumption) });
  const kmPerWeek = fuel.kmPerWeekOf[vehicle.item_type] ?? fuel.kmPerWeek;
  const start: FuelTyped = {
    price: fuel.pricePerLitre.toFixed(PRICE_DECIMALS),
    km: format.number(kmPerWeek),
  };
  return {
    action: `${vehiclePath(vehicle.slug)}#${anchor}`,
    kept: keptParameters(query, "fuel_"),
    typed: { price: typedIn(query, "fuel_price", start.price), km: typedIn(query, "fuel_km", start.km) },
    entered: query.has("fuel_price") || query.has("fuel_km"),
    consumption,
    basis: t(`fuel.${basisOf(vehicle, known)}`, { rate }),
    partial: vehicle.simple_fuel === "PHEV",
    sliders: { price: span(fuel.pricePerLitre, PRICE_STEP), km: span(kmPerWeek, KM_STEP) },
    locale: site.locale,
    currency: site.currency,
  };
}

/** Where the figure comes from; a plug-in hybrid's counts no electricity. */
function basisOf({ simple_fuel: fuel }: Vehicle, known: number | null): string {
  if (known === null) return "assumed";
  return fuel === "PHEV" ? "plugIn" : "known";
}

function typedIn(query: URLSearchParams, name: string, otherwise: string): string {
  return query.get(name)?.slice(0, LONGEST) ?? otherwise;
}

function span(start: number, step: number): SliderSpan {
  const max = Math.ceil(((start * REACH) / step) * (1 - Number.EPSILON)) * step;
  return { min: step, max: Number(max.toFixed(PRICE_DECIMALS)), step };
}
