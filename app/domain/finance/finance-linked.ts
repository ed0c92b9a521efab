import { priceToPay } from "../pricing/price-rule";
import { isInStock } from "../vehicle/stock-status";
import type { EstimateSite } from "./estimate";
import { type FinancedVehicle, financeOffer } from "./eligibility";

/**
 * Whether buttons and links lead to finance for a vehicle: it is in stock at a price to buy at that the calculator
 * takes, and the dealer's lender finances it. A lender that has published no figures for it yet may be asked; one that
 * refuses its age or price is not offered (FIN-01 to FIN-04, FIN-24, FIN-25).
 * @param thisYear the year it is at the dealer's
 */
export function financeLinked(vehicle: FinancedVehicle, site: EstimateSite, thisYear: number): boolean {
  const price = priceToPay(vehicle, site.features.subscriptions);
  const { amountMin, amountMax } = site.finance;
  if (!isInStock(vehicle) || price === null || price < amountMin || price > amountMax) return false;
  const offer = financeOffer(vehicle, site, thisYear);
  return offer.kind === "offered" || (offer.kind === "refused" && offer.refusal.reason === "figures");
}
