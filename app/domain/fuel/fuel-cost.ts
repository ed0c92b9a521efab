import type { Vehicle } from "~/domain/vehicle/vehicle";

/** What a fuel cost is worked out from. */
export interface FuelUse {
  readonly kmPerWeek: number;
  /** Litres per 100 km. */
  readonly consumption: number;
  /** Currency units for a litre. */
  readonly pricePerLitre: number;
}

/** What the fuel costs, in currency units, unrounded. */
export interface FuelCost {
  readonly week: number;
  readonly year: number;
  /** For 100 km: what two vehicles are compared by. */
  readonly per100Km: number;
}

type Fuelled = Pick<Vehicle, "fuel" | "simple_fuel" | "item_type" | "variant">;

const WEEKS_PER_YEAR = 52;
/** Purely electric, from a battery or from hydrogen: a hybrid or a plug-in still burns fuel. */
const ELECTRIC = /^(?:(?:battery |pure |fully )?electric(?: vehicle)?|b?ev|hydrogen|fcev)$/i;

/** Weekly cost = km / 100 x consumption x price (FUEL-04). */
export function fuelCost({ kmPerWeek, consumption, pricePerLitre }: FuelUse): FuelCost {
  const per100Km = consumption * pricePerLitre;
  const week = (kmPerWeek / 100) * per100Km;
  return { week, year: week * WEEKS_PER_YEAR, per100Km };
}

/** The variant's combined consumption in litres per 100 km; null when it is missing or 0 (FUEL-03). */
export function knownConsumption({ variant }: Pick<Vehicle, "variant">): number | null {
  const litres = variant?.fuelconsumptioncombined ?? 0;
  return litres > 0 ? litres : null;
}

/** Whether a vehicle burns fuel at all: not an electric one (FUEL-05), not a caravan. */
export function burnsFuel({ fuel, simple_fuel: simple, item_type: kind }: Fuelled): boolean {
  return kind !== "caravan" && ![fuel, simple].some((word) => ELECTRIC.test(word?.trim() ?? ""));
}
