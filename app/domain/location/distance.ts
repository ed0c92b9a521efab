/** A point on Earth, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly long: number;
}

/** Where an address is; null while its position is not known whole. */
export function positionOf(address: {
  readonly lat: number | null;
  readonly long: number | null;
}): Coordinates | null {
  const { lat, long } = address;
  return lat === null || long === null ? null : { lat, long };
}

/** Mean radius (CONST-03). */
export const EARTH_RADIUS_KM = 6_371;

/** The shortest way over ground between two points, in km (haversine). Roads are longer. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const rise = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const turn = Math.sin(radians(to.long - from.long) / 2) ** 2;
  const half = rise + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * turn;
  // Rounding may lift the sum a hair over 1 for points opposite each other.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
