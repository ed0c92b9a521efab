import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

/**
 * Makes the coast lines that maps of a region are drawn with: `tsx scripts/coast-table.ts --land land-10m.json`, a file of
 * the npm package `world-atlas` 2.
 */
const CREDIT =
  "Natural Earth 1:10m (naturalearthdata.com), public domain, made smaller by scripts/coast-table.ts";
const FOLDER = "app/infra/places";
/** West, south, east, north. Islands that lie further out are left away. */
const BOXES = { au: [112, -44.2, 154.2, -9.9], nz: [166, -47.6, 179.3, -34] } as const;
/** Degrees that a line may differ by. */
const SLACK = 0.004;
/** Steps of a degree that lines are written in. */
const STEPS = 200;
const FEWEST_POINTS = 6;

type Point = readonly [number, number];

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: { readonly land: { readonly geometries: readonly { readonly arcs: number[][][] }[] } };
}

const { values } = parseArgs({ options: { land: { type: "string" } } });
if (values.land === undefined) {
  console.error("--land is required: land-10m.json of the package world-atlas");
  process.exit(1);
}
// The package's own format, TopoJSON.
const topology = JSON.parse(readFileSync(values.land, "utf8")) as Topology;
const lines = topology.arcs.map(line);
const rings = topology.objects.land.geometries.flatMap(({ arcs }) => arcs.map(([outer = []]) => ring(outer)));
for (const [country, box] of Object.entries(BOXES)) {
  const rows = rings
    .filter((points) => points.every((point) => isWithin(point, box)))
    .map((points) => [...simplified(half(points, 0)).slice(0, -1), ...simplified(half(points, 1))])
    .filter(({ length }) => length >= FEWEST_POINTS)
    .sort((a, b) => b.length - a.length)
    .map(written);
  writeFileSync(`${FOLDER}/coast-${country}.json`, `${JSON.stringify({ credit: CREDIT, rows })}\n`);
}

function line(arc: readonly Point[]): readonly Point[] {
  const { scale, translate } = topology.transform;
  let [x, y] = [0, 0];
  return arc.map(([right, up]) => {
    x += right;
    y += up;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** A negative index is that of a line drawn backwards. */
function ring(indexes: readonly number[]): readonly Point[] {
  return indexes.flatMap((index, place) => {
    const points = index < 0 ? [...(lines[~index] ?? [])].reverse() : (lines[index] ?? []);
    return place === 0 ? points : points.slice(1);
  });
}

function isWithin([x, y]: Point, [west, south, east, north]: readonly [number, number, number, number]) {
  return x >= west && x <= east && y >= south && y <= north;
}

function half(points: readonly Point[], which: 0 | 1): readonly Point[] {
  const middle = points.length >> 1;
  return which === 0 ? points.slice(0, middle + 1) : points.slice(middle);
}

/** Ramer, Douglas and Peucker's way to leave points away. */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return points;
  const distances = points.map((point) => distance(point, first, last));
  const furthest = distances.indexOf(Math.max(...distances));
  if ((distances[furthest] ?? 0) <= SLACK) return [first, last];
  return [...simplified(points.slice(0, furthest + 1)).slice(0, -1), ...simplified(points.slice(furthest))];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const narrow = Math.cos((ay * Math.PI) / 180);
  const [along, up] = [(bx - ax) * narrow, by - ay];
  const length = Math.hypot(along, up);
  const [east, north] = [(x - ax) * narrow, y - ay];
  return length === 0 ? Math.hypot(east, north) : Math.abs(along * north - east * up) / length;
}

/** Each point by how far it is from the one before. */
function written(points: readonly Point[]): string {
  let [before, above] = [0, 0];
  return points
    .map(([x, y]) => {
      const [right, up] = [Math.round(x * STEPS), Math.round(y * STEPS)];
      const text = `${right - before},${up - above}`;
      [before, above] = [right, up];
      return text;
    })
    .join(" ");
}
