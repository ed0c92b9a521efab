import { marketScope } from "~/domain/search/market-scope";
import type { PastPrice } from "~/domain/pricing/history/price-history";
import type { PriceComparison } from "~/domain/pricing/price-comparison";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { answerDelivery } from "~/features/vehicle/sections/delivery/answer-delivery.server";
import { DELIVERY_PARAMETER } from "~/features/vehicle/sections/delivery/build-delivery";
import type { DeliveryAnswer } from "~/features/vehicle/sections/delivery/delivery-answer";
import {
  comparisonApi,
  isCompared,
} from "~/features/vehicle/sections/price-comparison/build-price-comparison";
import type { ComparisonSource } from "~/features/vehicle/sections/price-comparison/compare-vehicle.server";
import { ownComparison } from "~/features/vehicle/sections/price-comparison/own-comparison.server";
import { services } from "~/services.server";
import { siteFormatter, siteTranslator } from "~/request/site-context.server";

/** What the page's calculators have to look up before the page can be built. */
export interface CalculatorAnswers {
  readonly delivery: DeliveryAnswer | null;
  readonly comparison: PriceComparison | null;
  /** What it was to be had for before; empty where the dealer does not tell. */
  readonly pastPrices: readonly PastPrice[];
}

/** Looks up the delivery price the address asks for, the platform's own price comparison and earlier prices. */
export async function calculatorAnswers(
  vehicle: Vehicle,
  config: SiteConfig,
  query: URLSearchParams,
): Promise<CalculatorAnswers> {
  const [delivery, comparison, pastPrices] = await Promise.all([
    deliveryAnswer(vehicle, config, query.get(DELIVERY_PARAMETER)),
    comparisonAtHand(vehicle, config),
    pricesBefore(vehicle, config),
  ]);
  return { delivery, comparison, pastPrices };
}

async function pricesBefore(vehicle: Vehicle, { pricing }: SiteConfig): Promise<readonly PastPrice[]> {
  if (!pricing.history || !isInStock(vehicle)) return [];
  const { stockHistory } = await services();
  return stockHistory.pastPrices(vehicle.dealership_id, vehicle.id);
}

async function deliveryAnswer(
  vehicle: Vehicle,
  config: SiteConfig,
  postcode: string | null,
): Promise<DeliveryAnswer | null> {
  if (postcode === null || !config.delivery.enabled) return null;
  const { postcodePlaces: places, deliveryLookup: lookup } = await services();
  return answerDelivery(postcode, vehicle, { config, places, lookup });
}

/** The platform's own comparison; null when the page does not show the panel, or when its script asks for it. */
async function comparisonAtHand(vehicle: Vehicle, config: SiteConfig): Promise<PriceComparison | null> {
  const shown = config.vehicle.sections.includes("priceComparison") && isCompared(vehicle, config);
  if (!shown || comparisonApi(config) !== null) return null;
  return ownComparison(vehicle, await comparisonSource(config));
}

/** What a dealer's prices are compared with. */
export async function comparisonSource(config: SiteConfig): Promise<ComparisonSource> {
  const { search, tenants, priceComparisons: outside } = await services();
  return {
    config,
    search,
    outside,
    market: marketScope(config.site.currency, tenants.all()),
    format: siteFormatter(config),
    t: siteTranslator(config),
  };
}
