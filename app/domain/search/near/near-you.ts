import { distanceUnitOf, toKm } from "../../country/distance-unit";
import { positionOf } from "../../location/distance";
import type { SiteConfig } from "../../tenant/site-config";
import type { SiteLocation } from "../../tenant/config/location";

/** Distances to choose from, in the unit of the dealer's odometers. */
const RADII = [10, 25, 50, 100, 250, 500];

/** The distances a listing offers, in whole kilometres, and the one asked for where it is another. */
export function offeredRadii({ site }: Pick<SiteConfig, "site">, asked: number | null): readonly number[] {
  const unit = distanceUnitOf(site);
  const usual = RADII.map((radius) => toKm(radius, unit));
  return [...new Set([...usual, ...(asked === null ? [] : [asked])])].sort((a, b) => a - b);
}

/** The places where vehicles stand: workshops and parts counters are none. */
export function salesYards({ site }: Pick<SiteConfig, "site">): readonly SiteLocation[] {
  return site.locations.filter(
    ({ visible, locationType }) => visible && ["sales", ""].includes(locationType),
  );
}

/** Whether listings ask where a shopper is: as the dealer says, else where vehicles stand at more than one place. */
export function asksForPlace(config: Pick<SiteConfig, "site" | "search">): boolean {
  const { nearYou } = config.search;
  if (nearYou !== "auto") return nearYou === "on";
  const places = salesYards(config).map(({ address }) => JSON.stringify(positionOf(address)));
  return new Set(places.filter((place) => place !== "null")).size > 1;
}
