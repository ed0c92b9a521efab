import { financeShown } from "../pricing/finance-shown";
import { priceToPay, type PricedVehicle } from "../pricing/price-rule";
import type { SiteConfig } from "../tenant/site-config";
import { isInStock } from "../vehicle/stock-status";
import type { Vehicle } from "../vehicle/vehicle";

/**
 * Whether buttons and links lead to finance for a vehicle: the dealer has a lender and hides finance neither here nor
 * for the make (FIN-01 to FIN-03), and the vehicle is in stock at a price to buy at.
 */
export function financeLinked(
  vehicle: PricedVehicle & Pick<Vehicle, "make" | "status">,
  { finance, features }: Pick<SiteConfig, "finance" | "features">,
): boolean {
  return (
    finance.provider !== null &&
    financeShown(vehicle, finance) &&
    isInStock(vehicle) &&
    priceToPay(vehicle, features.subscriptions) !== null
  );
}
