import { type Point3 } from "./point";

/** Distance from an offset to a box of half extents `half` centred on the origin, edges rounded by `radius`. */
export function roundedBox(x: number, y: number, z: number, half: Point3, radius: number): number {
  const qx = Math.abs(x) - half[0] + radius;
  const qy = Math.abs(y) - half[1] + radius;
  const qz = Math.abs(z) - half[2] + radius;
  const ax = Math.max(qx, 0);
  const ay = Math.max(qy, 0);
  const az = Math.max(qz, 0);
  return Math.sqrt(ax * ax + ay * ay + az * az) + Math.min(Math.max(qx, qy, qz), 0) - radius;
}
