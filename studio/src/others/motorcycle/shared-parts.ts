import * as THREE from "three";
import { type DistanceField, type Point3 } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax } from "../../geometry/scalar";
import { type BikeKit } from "./finishes";

/** Bar, grips, levers and switch blocks, moved back and up by `dx` and `dy`. */
export function handlebar(kit: BikeKit, dx: number, dy: number): void {
  const at = (x: number, y: number, z: number): Point3 => [x + dx, y + dy, z];
  kit.tube(
    "gloss",
    [
      at(0.16, 1.05, 0.4),
      at(0.22, 1.07, 0.3),
      at(0.36, 1.045, 0.14),
      at(0.38, 1.035, 0),
      at(0.36, 1.045, -0.14),
      at(0.22, 1.07, -0.3),
      at(0.16, 1.05, -0.4),
    ],
    0.012,
    60,
  );
  kit.both((s) => {
    kit.tube("tyre", [at(0.15, 1.048, s * 0.405), at(0.2, 1.065, s * 0.3)], 0.0185, 8);
    kit.tube(
      "dark",
      [at(0.22, 1.05, s * 0.27), at(0.28, 1.05, s * 0.33), at(0.22, 1.04, s * 0.42)],
      0.007,
      16,
    );
    kit.box("gloss", [0.04, 0.045, 0.05], at(0.225, 1.07, s * 0.265), 0.012);
    kit.cylinder("gloss", 0.022, 0.045, at(0.3, 1.095, s * 0.2));
  });
}

/** Mirrors on stalks. */
export function mirrors(kit: BikeKit, dx: number, dy: number): void {
  kit.both((s) => {
    kit.tube(
      "gloss",
      [
        [0.24 + dx, 1.07 + dy, s * 0.27],
        [0.2 + dx, 1.185 + dy, s * 0.335],
      ],
      0.006,
      10,
    );
    const shell: DistanceField = (x, y, z) =>
      roundedBox(x - 0.19 - dx, y - 1.205 - dy, z - s * 0.345, [0.018, 0.034, 0.062], 0.018);
    kit.blob(
      "gloss",
      shell,
      [0.1 + dx, 1.12 + dy, s > 0 ? 0.22 : -0.48],
      [0.28 + dx, 1.32 + dy, s > 0 ? 0.48 : -0.22],
      0.01,
    );
    kit.box("mirror", [0.003, 0.052, 0.105], [0.1715 + dx, 1.205 + dy, s * 0.345], 0.001);
  });
}

/** Round headlamp with a bright ring. */
export function roundLamp(kit: BikeKit): void {
  const shell: DistanceField = (x, y, z) =>
    smoothMax(Math.hypot((x - 0.5) * 0.8, y - 0.9, z) - 0.095, x - 0.545, 0.02);
  kit.blob("gloss", shell, [0.36, 0.78, -0.12], [0.6, 1.02, 0.12], 0.009);
  const dome = new THREE.LatheGeometry(
    [
      [0.083, -0.01],
      [0.078, 0.004],
      [0.04, 0.019],
      [0, 0.022],
    ].map(([r = 0, y = 0]) => new THREE.Vector2(r, y)),
    40,
  );
  kit.add(dome.rotateX(Math.PI / 2), "lens", [0.543, 0.9, 0], [0, Math.PI / 2, 0]);
  kit.add(new THREE.TorusGeometry(0.036, 0.006, 10, 40), "chrome", [0.562, 0.9, 0], [0, Math.PI / 2, 0]);
  kit.cylinder("lamp", 0.031, 0.006, [0.566, 0.9, 0], "x");
  kit.box("lamp", [0.006, 0.006, 0.13], [0.558, 0.9, 0], 0.002);
  kit.add(new THREE.TorusGeometry(0.084, 0.007, 10, 40), "chrome", [0.542, 0.9, 0], [0, Math.PI / 2, 0]);
}

/** A mudguard of radius r about (cx, cy), from angle a0 to a1, of half width w. */
export function guard(cx: number, cy: number, r: number, a0: number, a1: number, w: number): DistanceField {
  return (x, y, z) => {
    const dx = x - cx;
    const dy = y - cy;
    const a = Math.atan2(dy, dx);
    const rr = Math.hypot(dx, dy) + z * z * 2.2;
    const ends = Math.max(a0 - a, a - a1) * r;
    return smoothMax(Math.abs(rr - r) - 0.006, smoothMax(Math.abs(z) - w, ends, 0.03), 0.008);
  };
}
