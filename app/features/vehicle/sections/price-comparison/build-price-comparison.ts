import type { PriceComparison } from "~/domain/pricing/price-comparison";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { comparisonPath } from "~/paths";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import type { ComparisonView } from "./comparison-view";

/**
 * The outside comparison service of a dealer (CALL-06). Null where the platform compares with its own stock: also for a
 * dealer whose `site.apiBaseUrl` is this site.
 */
export function comparisonApi({ site }: Pick<SiteConfig, "site">): string | null {
  const api = site.apiBaseUrl?.replace(/\/+$/, "") ?? null;
  return api === site.url ? null : api;
}

/** Whether a vehicle is compared at all: the dealer wants it (PRICE-10), and it is for sale. */
export function isCompared(vehicle: Vehicle, { features }: Pick<SiteConfig, "features">): boolean {
  return features.priceComparison && isInStock(vehicle);
}

/**
 * The price comparison panel (PRICE-10 to PRICE-15). The page does not wait for an outside service: script asks for its
 * answer. Null when there is nothing to show now or later.
 * @param own the platform's own comparison; not called where an outside service is set up
 */
export function buildPriceComparison(
  vehicle: Vehicle,
  { config }: VehiclePageSite,
  own: PriceComparison | null,
): ComparisonView | null {
  if (!isCompared(vehicle, config)) return null;
  const later = comparisonApi(config) !== null;
  if (!later && own === null) return null;
  return {
    comparison: later ? null : own,
    lookup: comparisonPath(vehicle.slug),
    locale: config.site.locale,
    currency: config.site.currency,
  };
}
