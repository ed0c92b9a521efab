import { isSalePrice, shownPrice } from "../pricing/price-rule";
import { isInStock } from "../vehicle/stock-status";
import { type EstimateSite, vehicleEstimate } from "./estimate";
import type { FinancedVehicle } from "./eligibility";

/**
 * The repayment that a vehicle's card shows, in whole currency units as often as `finance.defaultFrequency` says (FIN-23);
 * undefined where the card shows none.
 * @param thisYear the year it is at the dealer's
 */
export function shownRepayment(
  vehicle: FinancedVehicle,
  site: EstimateSite,
  thisYear: number,
): number | undefined {
  if (!isInStock(vehicle) || site.finance.sampleEstimate === null) return undefined;
  if (!isSalePrice(shownPrice(vehicle, site.features.subscriptions))) return undefined;
  const estimate = vehicleEstimate(vehicle, site, thisYear);
  return estimate === null ? undefined : Math.round(estimate.repayment / 100);
}
