import type { Coordinates } from "~/domain/location/distance";

/** A yard's position as a value of a column; empty for none. */
export function positionText(position: Coordinates | null): string {
  return position === null ? "" : `${position.lat},${position.long}`;
}

/** The position that {@link positionText} wrote. */
export function positionIn(text: string): Coordinates {
  const [lat = NaN, long = NaN] = text.split(",").map(Number);
  return { lat, long };
}
