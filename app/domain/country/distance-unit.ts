import type { SiteConfig } from "../tenant/site-config";
import { countryOf } from "./country-of";

/** What odometers are read in. Stock, addresses and the index always hold kilometres. */
export const DISTANCE_UNITS = ["km", "mi"] as const;
/** One of {@link DISTANCE_UNITS}. */
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

const KM_PER_MILE = 1.609_344;

/** The unit of a site's odometers: its own, else that of its country. */
export function distanceUnitOf({ distanceUnit, country }: SiteConfig["site"]): DistanceUnit {
  return distanceUnit ?? countryOf(country).distanceUnit;
}

/** Kilometres in a unit, not rounded. */
export function fromKm(km: number, unit: DistanceUnit): number {
  return unit === "mi" ? km / KM_PER_MILE : km;
}

/** A distance in a unit as whole kilometres: the same number of miles comes back when it is rounded. */
export function toKm(distance: number, unit: DistanceUnit): number {
  return unit === "mi" ? Math.round(distance * KM_PER_MILE) : distance;
}
