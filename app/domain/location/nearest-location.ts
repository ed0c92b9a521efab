import { type Coordinates, distanceKm, positionOf } from "./distance";

/** The location nearest to a point over ground, the first of equals; null where the position of none is known. */
export function nearestLocation<Location extends { readonly address: Parameters<typeof positionOf>[0] }>(
  locations: readonly Location[],
  point: Coordinates,
): Location | null {
  let nearest: { readonly location: Location; readonly km: number } | null = null;
  for (const location of locations) {
    const position = positionOf(location.address);
    const km = position === null ? Infinity : distanceKm(point, position);
    if (km < (nearest?.km ?? Infinity)) nearest = { location, km };
  }
  return nearest?.location ?? null;
}
