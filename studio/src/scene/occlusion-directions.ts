import { type Point3 } from "../geometry/point";

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Light comes from above and a little from below the horizon. */
const LOWEST = 0.86;

/** `count` directions spread evenly over the sky, unit vectors. */
export function occlusionDirections(count: number): Point3[] {
  return Array.from({ length: count }, (_, k) => {
    const y = 1 - ((2 * (k + 0.5)) / count) * LOWEST;
    const level = Math.sqrt(Math.max(0, 1 - y * y));
    return [Math.cos(k * GOLDEN_ANGLE) * level, y, Math.sin(k * GOLDEN_ANGLE) * level];
  });
}
