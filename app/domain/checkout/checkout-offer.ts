import { priceToPay, type PricedVehicle, shownPrice } from "../pricing/price-rule";
import type { SiteConfig } from "../tenant/site-config";
import { isInStock } from "../vehicle/stock-status";
import { isTestDriveOnly } from "../vehicle/test-drive-only";
import type { Vehicle } from "../vehicle/vehicle";

type Offered = PricedVehicle & Pick<Vehicle, "status" | "reserved" | "checkout_enabled" | "tag">;
/** What says whether a dealer's site leads to a checkout. */
type Offers = Pick<SiteConfig, "features" | "vehicle" | "card">;

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

/** Whether the dealer reserves online: by the feature and a button that leads there, not by an address alone (TEN-12). */
export function offersReserve({ features, vehicle, card }: Offers): boolean {
  const hasButton = vehicle.buttons.includes("reserve") || card.buttons.includes("reserve");
  return features.reserveOnline && hasButton;
}

/** Whether the dealer sells online: by the feature and the button that leads there, not by an address alone (TEN-12). */
export function offersPurchase({ features, vehicle }: Offers): boolean {
  return features.buyOnline && vehicle.buttons.includes("onlinePurchase");
}

/** Whether a vehicle can be reserved here (VDP-35, OPEN-119). */
export function reserveRefusal(vehicle: Offered, config: Offers): CheckoutRefusal | null {
  return refusal(vehicle, offersReserve(config), config.features);
}

/** Whether a vehicle can be bought online here (VDP-34, OPEN-70). */
export function purchaseRefusal(vehicle: Offered, config: Offers): CheckoutRefusal | null {
  return refusal(vehicle, offersPurchase(config), config.features);
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
