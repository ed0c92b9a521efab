import type { PriceComparison } from "~/domain/pricing/price-comparison";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehiclePath } from "~/paths";
import type { PriceComparisonSource } from "~/ports/price-comparison-source";
import { comparisonApi } from "./build-price-comparison";
import { ownComparison, type OwnComparisonSource } from "./own-comparison.server";

/** Where comparisons come from: the dealer's outside service, else the platform's own stock. */
export interface ComparisonSource extends OwnComparisonSource {
  readonly outside: PriceComparisonSource;
}

/** What `autogauge` answers for a vehicle; null for nothing. */
export async function compareVehicle(
  vehicle: Vehicle,
  source: ComparisonSource,
): Promise<PriceComparison | null> {
  const api = comparisonApi(source.config);
  return api === null
    ? ownComparison(vehicle, source)
    : source.outside.compare(api, vehiclePath(vehicle.slug));
}
