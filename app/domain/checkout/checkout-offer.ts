import { priceToPay, type PricedVehicle, shownPrice } from "../pricing/price-rule";
import type { SiteConfig } from "../tenant/site-config";
import { isInStock } from "../vehicle/stock-status";
import { isTestDriveOnly } from "../vehicle/test-drive-only";
import type { Vehicle } from "../vehicle/vehicle";

type Offered = PricedVehicle & Pick<Vehicle, "status" | "reserved" | "checkout_enabled" | "tag">;
type Features = Pick<SiteConfig, "features">;

/**
 * Why a vehicle cannot be reserved or bought online now; null when it can. `noPrice`: its price is not known yet;
 * `subscription`: it is offered by the week; `testDriveOnly`: it can be driven, not bought (VDP-41).
 */
export type CheckoutRefusal =
  | "notOffered"
  | "sold"
  | "reserved"
  | "noPrice"
  | "subscription"
  | "testDriveOnly";

/** Whether a vehicle can be reserved here (VDP-35, OPEN-119). */
export function reserveRefusal(vehicle: Offered, { features }: Features): CheckoutRefusal | null {
  return refusal(vehicle, features.reserveOnline, features);
}

/** Whether a vehicle can be bought online here (VDP-34, OPEN-70). */
export function purchaseRefusal(vehicle: Offered, { features }: Features): CheckoutRefusal | null {
  return refusal(vehicle, features.buyOnline, features);
}

function refusal(
  vehicle: Offered,
  offered: boolean,
  { subscriptions }: SiteConfig["features"],
): CheckoutRefusal | null {
  if (!isInStock(vehicle)) return "sold";
  if (!offered || !vehicle.checkout_enabled) return "notOffered";
  if (isTestDriveOnly(vehicle)) return "testDriveOnly";
  if (priceToPay(vehicle, subscriptions) === null)
    return shownPrice(vehicle, subscriptions).kind === "subscription" ? "subscription" : "noPrice";
  return vehicle.reserved ? "reserved" : null;
}
