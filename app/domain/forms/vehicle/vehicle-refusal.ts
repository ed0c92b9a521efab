import { isInStock } from "../../vehicle/stock-status";
import type { Vehicle } from "../../vehicle/vehicle";
import type { FormKey } from "../form-catalogue";

/** Why a form cannot be about the vehicle it names: it was sold, or this dealer does not have it. */
export type VehicleRefusal = "sold" | "gone";

/**
 * Forms that promise something about the vehicle itself, and money for it. The other forms are messages, which must never be
 * lost.
 */
const PROMISING: ReadonlySet<FormKey> = new Set([
  "testDrive",
  "photoRequest",
  "financeEnquiry",
  "financeApplication",
  "personalisedFinance",
]);

/** What a form's address names. */
export interface AskedVehicle {
  /** The vehicle, if it is one this dealer lists or sold lately; else null. */
  readonly vehicle: Pick<Vehicle, "status" | "sold"> | null;
  /** What the address says; null where it names none. */
  readonly named: string | null;
  /** True while nobody can look it up. */
  readonly unavailable: boolean;
}

/**
 * Whether a form may be about the vehicle it names (FORM-10, FORM-11, VDP-28): nobody drives, photographs or
 * borrows for one that is sold, another dealer's, or not for sale yet. Null when it may, and while nobody can say.
 */
export function vehicleRefusal(key: FormKey, asked: AskedVehicle): VehicleRefusal | null {
  return PROMISING.has(key) ? whyNotThere(asked) : null;
}

/** What an address names a vehicle by that this dealer does not have; null where there is none, and while nobody can say. */
export function missingVehicle({ vehicle, named, unavailable }: AskedVehicle): string | null {
  return vehicle === null && !unavailable ? named : null;
}

/** Why the vehicle that an address names is not to be had; null when it is, where none is named and while nobody can say. */
export function whyNotThere({ vehicle, named, unavailable }: AskedVehicle): VehicleRefusal | null {
  if (named === null || unavailable) return null;
  if (vehicle === null) return "gone";
  if (vehicle.sold || vehicle.status === "sold") return "sold";
  return isInStock(vehicle) ? null : "gone";
}
