import { type Point2, type Point3 } from "../geometry/point";
import { type Hotspot } from "../scene/hotspot";
import { type BodyField } from "./body-field";
import { type BodySpec, type WrappedOutline } from "./body-spec";
import { wheelTrack } from "./running-gear";
import { bisect } from "./surface-finder";

const bothSides = (place: Point3): Point3[] => [place, [place[0], place[1], -place[2]]];

/** Middle of an outline's bounding box. */
export function middleOf({ points }: WrappedOutline): Point2 {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

const STEP = 0.01;
const DEEPEST = 1;

/** The first skin met from outside along x: unlike `surfaceX` it does not stop at a load tub's front wall. */
function endSkin(field: BodyField, y: number, z: number, end: 1 | -1): number {
  const outermost = end > 0 ? field.front : field.rear;
  for (let depth = -0.1; depth < DEEPEST; depth += STEP) {
    const x = outermost - end * depth;
    if (field.distance(x, y, z) < 0) return x;
  }
  return outermost - end * DEEPEST;
}

/** The point on the nose (1) or tail (-1) at a wrapped place: distance from the middle along the skin, and height. */
function unwrapped(field: BodyField, [along, y]: Point2, end: 1 | -1): Point3 {
  const start = end > 0 ? field.front - 0.25 : field.rear + 0.22;
  const around = (z: number): number => z + Math.max(0, end * (start - endSkin(field, y, z, end)));
  const z = bisect((it) => around(it) < along, 0, along);
  return [endSkin(field, y, z, end), y, z];
}

function lamps(spec: BodySpec, field: BodyField): Hotspot[] {
  const { head, tail } = spec.outlines ?? {};
  const found: Hotspot[] = [];
  if (head !== undefined)
    found.push({
      id: "headlamps",
      part: "LED headlamps",
      places: bothSides(unwrapped(field, middleOf(head), 1)),
    });
  if (tail !== undefined)
    found.push({
      id: "tail-lamps",
      part: "LED tail lamps",
      places: bothSides(unwrapped(field, middleOf(tail), -1)),
    });
  return found;
}

function wheels(spec: BodySpec, field: BodyField): Hotspot[] {
  const x = field.axles[0] ?? 0;
  const outside = wheelTrack(spec) + spec.wheel.width / 2 + 0.03;
  return [{ id: "wheels", part: "Alloy wheels", places: bothSides([x, spec.wheel.radius, outside]) }];
}

function doors(spec: BodySpec, field: BodyField): Hotspot[] {
  const found: Hotspot[] = [];
  const handle = spec.handles?.[0];
  if (handle !== undefined) {
    const [x, y] = handle;
    found.push({
      id: "keyless",
      part: "Keyless entry",
      places: bothSides([x, y, field.surfaceZ(x, y) + 0.02]),
    });
  }
  if (spec.mirror !== undefined) {
    const [x, y, width = 0.2] = spec.mirror;
    const z = field.surfaceZ(x - 0.05, y - 0.08) + 0.04 + width / 2;
    const places = [...bothSides([x + 0.11, y, z]), ...bothSides([x - 0.07, y, z])];
    found.push({ id: "mirrors", part: "Heated door mirrors", places });
  }
  return found;
}

function roofAndEnds(spec: BodySpec, field: BodyField): Hotspot[] {
  const found: Hotspot[] = [];
  if (spec.badgeFront !== undefined) {
    const place: Point3 = [field.surfaceX(spec.badgeFront, 0, 1) + 0.02, spec.badgeFront, 0];
    found.push({ id: "radar", part: "Radar for adaptive cruise", places: [place] });
  }
  if (spec.rails !== undefined) {
    const x = (spec.rails[0] + spec.rails[1]) / 2;
    const place: Point3 = [x, field.surfaceY(x, spec.rails[2]) + 0.04, spec.rails[2]];
    found.push({ id: "rails", part: "Roof rails", places: bothSides(place) });
  }
  if (spec.plateRear !== undefined && spec.badgeRear !== undefined) {
    const y = (spec.plateRear + spec.badgeRear) / 2 + 0.02;
    found.push({ id: "camera", part: "Reversing camera", places: [[field.surfaceX(y, 0, -1) - 0.02, y, 0]] });
  }
  return found;
}

/** Parts of a body a visitor can ask about: those its spec has, with its own added. */
export function bodyHotspots(spec: BodySpec, field: BodyField): Hotspot[] {
  return [
    ...lamps(spec, field),
    ...wheels(spec, field),
    ...doors(spec, field),
    ...roofAndEnds(spec, field),
    ...(spec.hotspots ?? []),
  ];
}
