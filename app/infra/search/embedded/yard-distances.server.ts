import { type Coordinates, distanceKm } from "~/domain/location/distance";
import type { NearPlace } from "~/domain/search/near-place";
import { type Column, NO_VALUE } from "./column.server";
import { positionIn } from "./position-text.server";
import type { PageWindow } from "./smallest-places.server";

/**
 * Kilometres from a point to every position of a column, by code; Infinity for none. There are as many as yards, which
 * are few, so that no vehicle's distance is worked out by itself.
 */
export function yardDistances(positions: Column, point: Coordinates): Float64Array {
  return Float64Array.from(positions.values, (text, code) => {
    if (code === NO_VALUE) return Infinity;
    return distanceKm(point, positionIn(text));
  });
}

/** 1 at the code of every position that is near enough: the limit itself is, no position never. */
export function nearCodes(positions: Column, near: NearPlace): Uint8Array {
  const { point, withinKm } = near;
  if (point === undefined || withinKm === null) return new Uint8Array(positions.values.length).fill(1);
  return Uint8Array.from(yardDistances(positions, point), (km) => (km <= withinKm ? 1 : 0));
}

/** The page of rows, given in ascending order, by the distance of their yards; equal ones stay in the order given. */
export function pageByDistance(
  rows: Uint32Array,
  positions: Column,
  point: Coordinates,
  { offset, limit }: PageWindow,
): number[] {
  const km = yardDistances(positions, point);
  const ranks = ranksOf(km);
  const ends = new Uint32Array(km.length);
  for (const row of rows) {
    const rank = ranks[positions.codes[row] ?? NO_VALUE] ?? 0;
    ends[rank] = (ends[rank] ?? 0) + 1;
  }
  const starts = new Uint32Array(km.length);
  for (let rank = 1; rank < ends.length; rank += 1)
    starts[rank] = (starts[rank - 1] ?? 0) + (ends[rank - 1] ?? 0);
  const page: number[] = Array.from({ length: Math.max(0, Math.min(limit, rows.length - offset)) }, () => 0);
  for (const row of rows) {
    const rank = ranks[positions.codes[row] ?? NO_VALUE] ?? 0;
    const place = starts[rank] ?? 0;
    starts[rank] = place + 1;
    if (place >= offset && place < offset + limit) page[place - offset] = row;
  }
  return page;
}

/** For each code how many different distances are shorter: two yards equally far away share a rank. */
function ranksOf(km: Float64Array): Uint32Array {
  const places = new Map([...new Set(km)].sort((a, b) => a - b).map((distance, place) => [distance, place]));
  return Uint32Array.from(km, (distance) => places.get(distance) ?? 0);
}
