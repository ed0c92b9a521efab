import { type Coordinates, distanceKm } from "~/domain/location/distance";
import type { SiteConfig } from "~/domain/tenant/site-config";

/** What delivery to a region costs (ENT-41): the region's name and whole currency units. */
export interface DeliveryEstimate {
  readonly name: string;
  readonly price: number;
}

/** Where a postcode is, and what people call it. */
export interface DeliveryPlace extends Coordinates {
  readonly name: string;
}

/** One journey: from where the vehicle stands to a postcode; null for what nobody knows. */
export interface DeliveryJourney {
  readonly postcode: string;
  readonly from: Coordinates | null;
  readonly to: DeliveryPlace | null;
}

/** The dealer's own prices (`delivery` in its configuration). */
export type DeliveryRates = Pick<SiteConfig["delivery"], "zones" | "distance">;

/**
 * What the dealer asks for bringing a vehicle to a postcode (DELIV-03): its zone's price, the first zone that has
 * the postcode; else by distance. Null when neither covers it, or the zone is one the dealer does not deliver to.
 */
export function deliveryPrice(
  { zones, distance }: DeliveryRates,
  { postcode, from, to }: DeliveryJourney,
): DeliveryEstimate | null {
  const zone = zones.find(({ postcodes }) => postcodes.some((run) => covers(run, postcode)));
  if (zone !== undefined) return zone.price === null ? null : { name: zone.name, price: zone.price };
  if (distance === null || from === null || to === null) return null;
  const km = distanceKm(from, to);
  return km > distance.maxKm ? null : { name: to.name, price: priceByDistance(distance, km) };
}

/** The base price up to `freeKm`, then so much a km, rounded up to a full `roundTo`. */
function priceByDistance(
  { base, freeKm, perKm, roundTo }: NonNullable<DeliveryRates["distance"]>,
  km: number,
): number {
  const price = base + Math.max(0, km - freeKm) * perKm;
  // A price that is a full step already must not rise by one over a rounding error.
  return Math.ceil(Number((price / roundTo).toFixed(6))) * roundTo;
}

/** Whether a postcode is one, or in a run, of a zone: `4000` or `4000-4207`. Texts of equal length compare as numbers. */
function covers(run: string, postcode: string): boolean {
  const [from = "", to = from] = run.split("-");
  return postcode.length === from.length && from <= postcode && postcode <= to;
}
