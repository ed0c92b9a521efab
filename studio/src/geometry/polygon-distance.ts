import { type Polygon } from "./point";

/** Signed distance from (x, y) to a closed polygon, negative inside; 31,623 for an empty one. */
export function polygonDistance(polygon: Polygon, x: number, y: number): number {
  let squared = 1e9;
  let sign = 1;
  let previous = polygon.at(-1);
  if (previous === undefined) return Math.sqrt(squared);
  for (const vertex of polygon) {
    const ex = previous[0] - vertex[0];
    const ey = previous[1] - vertex[1];
    const wx = x - vertex[0];
    const wy = y - vertex[1];
    const t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12)));
    const bx = wx - ex * t;
    const by = wy - ey * t;
    squared = Math.min(squared, bx * bx + by * by);
    const above = y >= vertex[1];
    const below = y < previous[1];
    const left = ex * wy > ey * wx;
    if (above === below && below === left) sign = -sign;
    previous = vertex;
  }
  return sign * Math.sqrt(squared);
}
