import type { Coordinates } from "./distance";

/** A part of Earth between two parallels and two meridians, in degrees. */
export interface CoordinateBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** A flat picture of a part of Earth, small enough that a degree is equally long everywhere in it. */
export interface MapFrame {
  readonly box: CoordinateBox;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Where a point is in the picture, in pixels from the top left; outside it for one outside the box. */
  at(point: Coordinates): { readonly x: number; readonly y: number };
  /** Pixels of a kilometre. */
  readonly perKm: number;
}

/** Length of a degree of latitude. */
const KM_PER_DEGREE = 111.195;

/** The picture around a point, so many kilometres from its left edge to its right. */
export function frameAround(center: Coordinates, km: number, width: number, height: number): MapFrame {
  const perKm = width / km;
  const perLat = perKm * KM_PER_DEGREE;
  const perLong = perLat * Math.cos((center.lat * Math.PI) / 180);
  return {
    box: {
      south: center.lat - height / 2 / perLat,
      north: center.lat + height / 2 / perLat,
      west: center.long - width / 2 / perLong,
      east: center.long + width / 2 / perLong,
    },
    width,
    height,
    perKm,
    at: ({ lat, long }) => ({
      x: width / 2 + (long - center.long) * perLong,
      y: height / 2 - (lat - center.lat) * perLat,
    }),
  };
}

/** The picture that holds all of some points, with room around them; null without any. */
export function frameOver(points: readonly Coordinates[], width: number, height: number): MapFrame | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const longs = points.map(({ long }) => long);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...longs), Math.max(...longs)];
  const center = { lat: (south + north) / 2, long: (west + east) / 2 };
  const across = (east - west) * KM_PER_DEGREE * Math.cos((center.lat * Math.PI) / 180);
  const down = (north - south) * KM_PER_DEGREE * (width / height);
  return frameAround(center, Math.max(across, down, SMALLEST_KM) * ROOM, width, height);
}

/** A frame as an address writes it: `lat,long,km` of its middle and its width. */
export function frameText({ box, width, perKm }: MapFrame): string {
  const [lat, long] = [(box.south + box.north) / 2, (box.west + box.east) / 2];
  return `${lat.toFixed(3)},${long.toFixed(3)},${Math.ceil(width / perKm)}`;
}

/** The frame that {@link frameText} wrote, in so many pixels; null for any other text, or a frame as wide as Earth. */
export function frameOf(text: string, width: number, height: number): MapFrame | null {
  const parts = /^(-?\d{1,2}\.\d{3}),(-?\d{1,3}\.\d{3}),(\d{1,4})$/.exec(text)?.slice(1).map(Number);
  const [lat = 90, long = 0, km = 0] = parts ?? [];
  return km < 1 || Math.abs(lat) > 80 || Math.abs(long) > 180
    ? null
    : frameAround({ lat, long }, km, width, height);
}

const SMALLEST_KM = 14;
const ROOM = 1.25;

/** Whether a point lies in a box, its edges included. */
export function isIn({ south, north, west, east }: CoordinateBox, { lat, long }: Coordinates): boolean {
  return south <= lat && lat <= north && west <= long && long <= east;
}
