import { type Document, Refusal } from "./schema";

const EARTH_M = 6_371_010;

/** Latitude and longitude of a `geopoint` field; null where the document has none. */
function pointOf(document: Document, field: string): readonly [number, number] | null {
  const value = document[field];
  if (!Array.isArray(value)) return null;
  const [lat, long] = [Number(value[0]), Number(value[1])];
  return [lat, long];
}

/** Whole metres between two points, by the angle between their unit vectors. */
function metres([lat, long]: readonly [number, number], [otherLat, otherLong]: readonly [number, number]) {
  const [a, b] = [vector(lat, long), vector(otherLat, otherLong)];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return Math.round(2 * EARTH_M * Math.asin(Math.min(1, chord / 2)));
}

function vector(lat: number, long: number): readonly [number, number, number] {
  const [up, around] = [(lat * Math.PI) / 180, (long * Math.PI) / 180];
  return [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)];
}

/** `(lat, long, radius km)`: a document without a point never passes. */
export function compileRadius(field: string, test: string): (document: Document) => boolean {
  const [, lat, long, radius, unit] =
    /^\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)\s*(km|mi)\s*\)$/.exec(test) ?? [];
  if (lat === undefined || long === undefined)
    throw new Refusal(
      400,
      `Value of filter field \`${field}\`: must be in the \`(-44.50, 170.29, 0.75 km)\` format.`,
    );
  const limit = Number(radius) * (unit === "mi" ? 1_609.34 : 1_000);
  return (document) => {
    const point = pointOf(document, field);
    return point !== null && metres(point, [Number(lat), Number(long)]) <= limit;
  };
}

/** The order by distance from `(lat, long)`. Documents without a point come first: nobody may rely on where. */
export function compareByRadius(field: string, text: string, sign: number) {
  const [, lat, long] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (lat === undefined || long === undefined)
    throw new Refusal(400, `Bad syntax for geopoint sorting field \`${field}\`.`);
  const from = [Number(lat), Number(long)] as const;
  const away = (document: Document) => {
    const point = pointOf(document, field);
    return point === null ? -sign : metres(point, from);
  };
  return (a: Document, b: Document) => sign * (away(a) - away(b));
}
