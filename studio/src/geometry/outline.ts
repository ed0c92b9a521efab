import { type Point2 } from "./point";

const DEFAULT_FILLET = 0.04;
const STEPS_PER_FILLET = 8;
const LONGEST_STEP = 0.08;

/**
 * Corner of a side profile: position, fillet radius, and the bulge (sagitta, outwards on a counter-clockwise outline)
 * of the edge that starts here. Metres.
 */
export type ProfilePoint = readonly [x: number, y: number, fillet?: number, bulge?: number];

interface Edge {
  readonly start: Point2;
  readonly fillet: number;
  readonly length: number;
  readonly at: (t: number) => Point2;
}

function edgeBetween(from: ProfilePoint, to: ProfilePoint): Edge {
  const [ax, ay, fillet = DEFAULT_FILLET, bulge = 0] = from;
  const dx = to[0] - ax;
  const dy = to[1] - ay;
  const length = Math.hypot(dx, dy) || 1e-6;
  const at = (t: number): Point2 => {
    const lift = 4 * t * (1 - t) * bulge;
    return [ax + dx * t + (dy / length) * lift, ay + dy * t - (dx / length) * lift];
  };
  return { start: [ax, ay], fillet, length, at };
}

/** How far into the edge a fillet reaches: at most to its middle. */
const reach = (fillet: number, edge: Edge): number => Math.min(0.5, fillet / edge.length);

function corner(previous: Edge, edge: Edge): Point2[] {
  if (edge.fillet <= 0) return [edge.start];
  const from = previous.at(1 - reach(edge.fillet, previous));
  const to = edge.at(reach(edge.fillet, edge));
  const via = edge.start;
  return Array.from({ length: STEPS_PER_FILLET }, (_, step) => {
    const t = step / STEPS_PER_FILLET;
    const u = 1 - t;
    return [
      u * u * from[0] + 2 * u * t * via[0] + t * t * to[0],
      u * u * from[1] + 2 * u * t * via[1] + t * t * to[1],
    ];
  });
}

function straight(edge: Edge, next: Edge): Point2[] {
  const t0 = reach(edge.fillet, edge);
  const t1 = 1 - reach(next.fillet, edge);
  const steps = Math.max(2, Math.ceil((edge.length * (t1 - t0)) / LONGEST_STEP));
  return Array.from({ length: steps }, (_, step) => edge.at(t0 + ((t1 - t0) * step) / steps));
}

/** The profile as a fine polygon: corners filleted, edges bulged. */
export function filletedOutline(profile: readonly ProfilePoint[]): Point2[] {
  const edges = profile.map((point, i) => edgeBetween(point, profile[(i + 1) % profile.length] ?? point));
  return edges.flatMap((edge, i) => {
    const previous = edges.at(i - 1) ?? edge;
    const next = edges[(i + 1) % edges.length] ?? edge;
    return [...corner(previous, edge), ...straight(edge, next)];
  });
}
