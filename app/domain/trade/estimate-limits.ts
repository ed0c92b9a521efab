import type { SiteConfig } from "../tenant/site-config";

/** Why no value is shown online. */
export type NoFigure = "age" | "km" | "unknown";

/** A vehicle as far as the limits look at it. */
export interface LimitedVehicle {
  /** Of its build; null when it is not known. */
  readonly year: number | null;
  /** Null when it has no odometer. */
  readonly kms: number | null;
}

/**
 * Why a vehicle is not valued online: it is older or has more kilometres than the dealer's limits (TRADE-08, TRADE-09).
 * A vehicle exactly at a limit is valued.
 * @param thisYear the calendar year at the dealer's
 */
export function beyondLimits(
  { year, kms }: LimitedVehicle,
  { maxAgeYears, maxKm }: Pick<SiteConfig["trade"], "maxAgeYears" | "maxKm">,
  thisYear: number,
): Exclude<NoFigure, "unknown"> | null {
  if (year !== null && thisYear - year > maxAgeYears) return "age";
  return kms !== null && kms > maxKm ? "km" : null;
}
