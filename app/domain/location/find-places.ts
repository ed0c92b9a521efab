import { foldText } from "../text/fold-text";
import type { Place } from "./departments";
import { type Coordinates, distanceKm } from "./distance";

/** What somebody looks for in a directory of places. */
export interface PlaceQuery {
  /** A part of a place's name, town, postcode or makes, in any spelling (URL-15, OPEN-24); empty for any. */
  readonly text?: string;
  /** A make, in any spelling; empty for all. */
  readonly brand: string;
  readonly service: "" | "sales" | "service" | "parts";
  /** From where distances count; null for none. */
  readonly from: Coordinates | null;
  /** Kilometres from there at most; null for any. Says nothing without a place to count from. */
  readonly withinKm?: number | null;
}

/** A place that fits, and how far away it is. */
export interface FoundPlace {
  readonly place: Place;
  /** Whole kilometres over ground; null when nobody said from where, or the place has no position. */
  readonly km: number | null;
}

/** The places that have what is looked for, nearest first, else in the order given. */
export function findPlaces(places: readonly Place[], query: PlaceQuery): readonly FoundPlace[] {
  const found = places
    .filter(
      (place) =>
        hasText(place, query.text ?? "") && hasBrand(place, query.brand) && hasService(place, query.service),
    )
    .map((place) => ({ place, km: kmFrom(query.from, place) }));
  if (query.from === null) return found;
  const farthest = query.withinKm ?? Infinity;
  return found
    .filter(({ km }) => farthest === Infinity || (km !== null && km <= farthest))
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity));
}

/** Every make of some places, in the order of the alphabet. */
export function brandsOf(places: readonly Place[]): readonly string[] {
  const all = places.flatMap(({ departments }) => departments.flatMap(({ manufacturers }) => manufacturers));
  return [...new Set(all)].sort((a, b) => a.localeCompare(b));
}

function hasText({ departments }: Place, text: string): boolean {
  const wanted = foldText(text.trim());
  return departments.some(({ name, manufacturers, address: { city, postcode } }) =>
    [name, city, postcode, ...manufacturers].some((one) => foldText(one).includes(wanted)),
  );
}

function hasBrand({ departments }: Place, brand: string): boolean {
  const wanted = foldText(brand);
  if (wanted === "") return true;
  return departments.some(({ manufacturers }) => manufacturers.some((make) => foldText(make) === wanted));
}

/** A location without a department has all of them. */
function hasService({ departments }: Place, service: PlaceQuery["service"]): boolean {
  return (
    service === "" || departments.some(({ locationType }) => locationType === "" || locationType === service)
  );
}

function kmFrom(from: Coordinates | null, { main: { address } }: Place): number | null {
  if (from === null || address.lat === null || address.long === null) return null;
  return Math.round(distanceKm(from, { lat: address.lat, long: address.long }));
}
