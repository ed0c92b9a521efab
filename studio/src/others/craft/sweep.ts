import * as THREE from "three";
import { type Point3 } from "../../geometry/point";
import { type Kit } from "../../parts/kit";
import { type PaletteName } from "../../shading/palette";
import { indexedSurface } from "./indexed-surface";

/**
 * Runs a rounded bar along a path. `side` fixes the direction of the half width `a`; `b` is the other half
 * thickness. Power 2 gives an ellipse, higher powers a squarer bar.
 */
export function sweep<Extra extends string>(
  kit: Kit<Extra>,
  material: PaletteName | Extra,
  path: readonly Point3[],
  side: Point3,
  a: number,
  b: number,
  power = 3,
): void {
  const curve = new THREE.CatmullRomCurve3(
    path.map((p) => new THREE.Vector3(...p)),
    false,
    "centripetal",
  );
  const steps = Math.max(12, path.length * 10);
  const ring = 20;
  const position: number[] = [];
  const index: number[] = [];
  const across = new THREE.Vector3(...side).normalize();
  for (let i = 0; i <= steps; i++) {
    const at = curve.getPointAt(i / steps);
    const along = curve.getTangentAt(i / steps);
    const u = across.clone().addScaledVector(along, -across.dot(along)).normalize();
    const v = along.clone().cross(u);
    const end = i === 0 || i === steps ? 0.0001 : i === 1 || i === steps - 1 ? 0.93 : 1;
    for (let j = 0; j <= ring; j++) {
      const t = (j / ring) * Math.PI * 2;
      const c = Math.cos(t);
      const s = Math.sin(t);
      const cu = Math.sign(c) * Math.abs(c) ** (2 / power) * a * end;
      const sv = Math.sign(s) * Math.abs(s) ** (2 / power) * b * end;
      position.push(at.x + u.x * cu + v.x * sv, at.y + u.y * cu + v.y * sv, at.z + u.z * cu + v.z * sv);
    }
  }
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < ring; j++) {
      const o = i * (ring + 1) + j;
      index.push(o, o + 1, o + ring + 1, o + 1, o + ring + 2, o + ring + 1);
    }
  }
  kit.add(indexedSurface(position, index), material);
}
