import { numberFormat } from "../text/intl-formats";
import type { SiteConfig } from "../tenant/site-config";
import { countryOf } from "./country-of";

/** What odometers are read in. Stock, addresses and the index always hold kilometres. */
export const DISTANCE_UNITS = ["km", "mi"] as const;
/** One of {@link DISTANCE_UNITS}. */
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** Their names for `Intl`, and how many kilometres they are. */
const UNITS = { km: { unit: "kilometer", km: 1 }, mi: { unit: "mile", km: 1.609_344 } } as const;

/** The unit of a site's odometers: its own, else that of its country. */
export function distanceUnitOf({ distanceUnit, country }: SiteConfig["site"]): DistanceUnit {
  return distanceUnit ?? countryOf(country).distanceUnit;
}

/** The unit of a site's odometers, as numbers are formatted. */
export function odometerOf(site: SiteConfig["site"]) {
  return UNITS[distanceUnitOf(site)];
}

/** Kilometres in the unit of a site's odometers, in words: "41,200 km". */
export function odometerText(km: number, site: SiteConfig["site"]): string {
  const { unit, km: one } = odometerOf(site);
  const format = numberFormat(site.locale, { style: "unit", unit, maximumFractionDigits: 0 });
  return format.format(km / one);
}

/** Kilometres in a unit, not rounded. */
export function fromKm(km: number, unit: DistanceUnit): number {
  return km / UNITS[unit].km;
}

/** A distance in a unit as whole kilometres: the same number of miles comes back when it is rounded. */
export function toKm(distance: number, unit: DistanceUnit): number {
  return unit === "km" ? distance : Math.round(distance * UNITS[unit].km);
}
