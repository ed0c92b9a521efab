import * as THREE from "three";
import { type DistanceField } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax } from "../../geometry/scalar";
import { sheet } from "../craft/sheet";
import { FRONT } from "./adventure-wheels";
import { type BikeKit } from "./finishes";
import { caliper } from "./wheel";

export function fork(kit: BikeKit): void {
  kit.both((s) => {
    const z = s * 0.1;
    kit.tube(
      "satin",
      [
        [FRONT.x, FRONT.radius - 0.04, z],
        [0.62, 0.71, z],
      ],
      0.024,
      8,
    );
    kit.tube(
      "gold",
      [
        [0.62, 0.71, z],
        [0.42, 1.13, z],
      ],
      0.028,
      8,
    );
    kit.box("dark", [0.08, 0.15, 0.04], [FRONT.x - 0.03, FRONT.radius + 0.06, z], 0.016, [0, 0, 0.42]);
    kit.cylinder("satin", 0.018, 0.06, [FRONT.x, FRONT.radius, z], "z");
    caliper(kit, FRONT, s * 0.07, 2.5, "caliper");
    kit.tube(
      "black",
      [
        [0.66, 0.5, s * 0.1],
        [0.68, 0.66, s * 0.13],
        [0.56, 0.9, s * 0.12],
        [0.46, 1.08, s * 0.09],
      ],
      0.0055,
      30,
    );
  });
  for (const [x, y] of [
    [0.52, 0.88],
    [0.425, 1.1],
  ] as const)
    kit.box("gloss", [0.08, 0.036, 0.27], [x, y, 0], 0.014, [0, 0, 0.45]);
}

export function noseAndScreen(kit: BikeKit): void {
  const mask: DistanceField = (x, y, z) =>
    smoothMax(
      roundedBox(
        x - 0.55 + 0.4 * (y - 1.03) + 1.4 * z * z,
        y - 1.03,
        z,
        [0.06, 0.09, 0.13 - 0.25 * Math.max(0, y - 1.03)],
        0.045,
      ),
      0.4 - x,
      0.02,
    );
  kit.blob("gloss", mask, [0.38, 0.9, -0.17], [0.68, 1.16, 0.17], 0.007);
  kit.both((s) => {
    kit.add(new THREE.SphereGeometry(0.038, 32, 20), "lens", [0.588, 1.02, s * 0.06], [0, 0, 0], [0.5, 1, 1]);
    kit.cylinder("lamp", 0.021, 0.01, [0.604, 1.02, s * 0.06], "x");
    kit.add(
      new THREE.TorusGeometry(0.036, 0.005, 10, 40),
      "satin",
      [0.598, 1.02, s * 0.06],
      [0, Math.PI / 2, 0],
    );
    kit.box("amber", [0.04, 0.024, 0.06], [0.47, 0.96, s * 0.25], 0.011);
    kit.tube(
      "black",
      [
        [0.45, 0.95, s * 0.16],
        [0.47, 0.96, s * 0.23],
      ],
      0.007,
      6,
    );
  });
  kit.box("lamp", [0.008, 0.008, 0.13], [0.598, 1.072, 0], 0.003, [0, 0, 0.3]);
  // Glass shows its outer face only, so the screen has one for either side.
  for (const facing of [1, -1])
    sheet(kit, "tint", (u, v) => [
      0.53 - 0.16 * v - 0.05 * u * u + 0.03 * v * v,
      1.08 + 0.33 * v - 0.06 * v * v * u * u,
      facing * u * (0.145 - 0.015 * v - 0.035 * v * v * v),
    ]);
  kit.box("gloss", [0.025, 0.11, 0.18], [0.38, 1.19, 0], 0.01, [0, 0, -0.35]);
  kit.box("lit", [0.004, 0.08, 0.14], [0.366, 1.192, 0], 0.002, [0, 0, -0.35]);
}

export function handGuards(kit: BikeKit): void {
  kit.both((s) => {
    const shell: DistanceField = (x, y, z) =>
      smoothMax(
        Math.abs(roundedBox(x - 0.24, y - 1.19, s * z - 0.36, [0.07, 0.055, 0.1], 0.045)) - 0.004,
        0.245 - x + 0.2 * (s * z - 0.36),
        0.006,
      );
    kit.blob("black", shell, [0.1, 1.1, s > 0 ? 0.22 : -0.5], [0.36, 1.28, s > 0 ? 0.5 : -0.22], 0.006);
    kit.tube(
      "satin",
      [
        [0.12, 1.185, s * 0.44],
        [0.28, 1.185, s * 0.44],
        [0.32, 1.18, s * 0.3],
        [0.26, 1.19, s * 0.22],
      ],
      0.008,
      30,
    );
  });
}

/** A painted board with a small lamp before the bar. */
export function numberBoard(kit: BikeKit): void {
  const board: DistanceField = (x, y, z) =>
    smoothMax(
      roundedBox(
        x - 0.53 + 0.35 * (y - 1.02) + 0.9 * z * z,
        y - 1.02,
        z,
        [0.03, 0.13, 0.105 - 0.1 * Math.abs(y - 1.02)],
        0.028,
      ),
      0.44 - x,
      0.02,
    );
  kit.blob("paint", board, [0.4, 0.86, -0.14], [0.64, 1.18, 0.14], 0.0065);
  kit.box("lens", [0.03, 0.075, 0.12], [0.568, 0.985, 0], 0.014, [0, 0, 0.3]);
  kit.box("lamp", [0.012, 0.03, 0.07], [0.583, 0.985, 0], 0.005, [0, 0, 0.3]);
  kit.both((s) => kit.box("amber", [0.04, 0.024, 0.05], [0.47, 0.96, s * 0.2], 0.011));
}
