import { type DistanceField, type Point3 } from "./point";
import { clamp } from "./scalar";

const PROBE = 0.004;
const STEPS = 2;

function gradient(field: DistanceField, x: number, y: number, z: number): Point3 {
  return [
    (field(x + PROBE, y, z) - field(x - PROBE, y, z)) / (2 * PROBE),
    (field(x, y + PROBE, z) - field(x, y - PROBE, z)) / (2 * PROBE),
    (field(x, y, z + PROBE) - field(x, y, z - PROBE)) / (2 * PROBE),
  ];
}

/** One Newton step towards the surface, never further than half a cell. */
function stepTowards(field: DistanceField, [x, y, z]: Point3, cell: number): Point3 {
  const [gx, gy, gz] = gradient(field, x, y, z);
  const steepness = gx * gx + gy * gy + gz * gz + 1e-6;
  const step = clamp(field(x, y, z) / steepness, -cell * 0.5, cell * 0.5);
  return [x - gx * step, y - gy * step, z - gz * step];
}

/**
 * Moves vertices (x, y, z each, changed in place) onto the field's surface and returns their unit normals.
 * Without it the mesh would show the grid's steps in every reflection.
 */
export function settleOnSurface(field: DistanceField, positions: number[], cell: number): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let v = 0; v < positions.length; v += 3) {
    let point: Point3 = [positions[v] ?? 0, positions[v + 1] ?? 0, positions[v + 2] ?? 0];
    for (let step = 0; step < STEPS; step++) point = stepTowards(field, point, cell);
    const normal = gradient(field, ...point);
    const length = Math.hypot(...normal) || 1;
    for (const axis of [0, 1, 2] as const) {
      positions[v + axis] = point[axis];
      normals[v + axis] = normal[axis] / length;
    }
  }
  return normals;
}
