import type { SiteConfig } from "../tenant/site-config";
import { isInStock } from "../vehicle/stock-status";
import type { Vehicle } from "../vehicle/vehicle";

type Offered = Pick<Vehicle, "status" | "reserved" | "checkout_enabled">;
type Features = Pick<SiteConfig, "features">;

/** Why a vehicle cannot be reserved or bought online now; null when it can. */
export type CheckoutRefusal = "notOffered" | "sold" | "reserved";

/** Whether a vehicle can be reserved here (VDP-35, OPEN-119). */
export function reserveRefusal(vehicle: Offered, { features }: Features): CheckoutRefusal | null {
  return refusal(vehicle, features.reserveOnline);
}

/** Whether a vehicle can be bought online here (VDP-34, OPEN-70). */
export function purchaseRefusal(vehicle: Offered, { features }: Features): CheckoutRefusal | null {
  return refusal(vehicle, features.buyOnline);
}

function refusal(vehicle: Offered, offered: boolean): CheckoutRefusal | null {
  if (!isInStock(vehicle)) return "sold";
  if (!offered || !vehicle.checkout_enabled) return "notOffered";
  return vehicle.reserved ? "reserved" : null;
}
