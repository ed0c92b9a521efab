import * as THREE from "three";
import { type DistanceField } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax, smoothMin } from "../../geometry/scalar";
import { REAR } from "./adventure-wheels";
import { type BikeKit } from "./finishes";

export function frameAndEngine(kit: BikeKit): void {
  kit.both((s) => {
    kit.tube(
      "frame",
      [
        [0.42, 0.98, s * 0.05],
        [0.2, 0.8, s * 0.14],
        [-0.12, 0.72, s * 0.15],
        [-0.26, 0.56, s * 0.13],
        [-0.28, 0.38, s * 0.11],
      ],
      0.021,
      40,
    );
    kit.tube(
      "frame",
      [
        [0.2, 0.8, s * 0.14],
        [0.02, 0.58, s * 0.15],
        [-0.26, 0.56, s * 0.13],
      ],
      0.014,
      20,
    );
    kit.tube(
      "frame",
      [
        [-0.12, 0.74, s * 0.12],
        [-0.5, 0.84, s * 0.11],
        [-0.86, 0.9, s * 0.09],
      ],
      0.015,
      20,
    );
    kit.tube(
      "frame",
      [
        [-0.26, 0.58, s * 0.12],
        [-0.52, 0.72, s * 0.12],
        [-0.78, 0.88, s * 0.1],
      ],
      0.013,
      20,
    );
    kit.tube(
      "satin",
      [
        [0.44, 0.74, s * 0.1],
        [0.46, 0.7, s * 0.25],
        [0.34, 0.5, s * 0.29],
        [0.16, 0.36, s * 0.26],
        [0.1, 0.28, s * 0.14],
      ],
      0.013,
      50,
    );
    kit.tube(
      "satin",
      [
        [0.34, 0.5, s * 0.29],
        [0.1, 0.56, s * 0.27],
        [-0.06, 0.6, s * 0.16],
      ],
      0.012,
      30,
    );
    const arm: DistanceField = (x, y, z) =>
      roundedBox(x + 0.52, y - 0.37 + 0.05 * (x + 0.52), s * z - 0.125, [0.27, 0.04, 0.022], 0.016);
    kit.blob("satin", arm, [-0.86, 0.26, s > 0 ? 0.06 : -0.2], [-0.2, 0.48, s > 0 ? 0.2 : -0.06], 0.009);
    kit.cylinder("dark", 0.085, 0.02, [0.1, 0.42, s * 0.19], "z");
    kit.cylinder("satin", 0.06, 0.026, [0.1, 0.42, s * 0.19], "z");
    kit.cylinder("satin", 0.07, 0.02, [-0.14, 0.43, s * 0.185], "z");
    kit.box("dark", [0.09, 0.02, 0.1], [-0.2, 0.33, s * 0.2], 0.008);
    kit.cylinder("satin", 0.024, 0.03, [REAR.x, REAR.radius, s * 0.15], "z");
  });
  const block: DistanceField = (x, y, z) => {
    let d = roundedBox(x, y - 0.43, z, [0.23, 0.1, 0.15], 0.06);
    d = smoothMin(d, Math.max(Math.hypot(x - 0.1, y - 0.42) - 0.105, Math.abs(z) - 0.175) - 0.01, 0.025);
    d = smoothMin(d, Math.max(Math.hypot(x + 0.14, y - 0.43) - 0.09, Math.abs(z) - 0.17) - 0.01, 0.025);
    return smoothMin(
      d,
      roundedBox(x - 0.14 - 0.25 * (y - 0.62), y - 0.62, z, [0.095, 0.13, 0.13], 0.03),
      0.03,
    );
  };
  kit.blob("dark", block, [-0.32, 0.28, -0.24], [0.38, 0.8, 0.24], 0.01);
  for (let i = 0; i < 7; i++)
    kit.box("black", [0.205, 0.006, 0.272], [0.115 + i * 0.007, 0.56 + i * 0.022, 0], 0.002, [0, 0, -0.2]);
  kit.box("black", [0.04, 0.26, 0.3], [0.43, 0.66, 0], 0.012, [0, 0, -0.25]);
  for (let i = 0; i < 8; i++)
    kit.box("dark", [0.044, 0.005, 0.26], [0.405 + i * 0.0075, 0.56 + i * 0.028, 0], 0.002, [0, 0, -0.25]);
  const skid: DistanceField = (x, y, z) =>
    smoothMax(
      Math.abs(roundedBox(x - 0.06, y - 0.37, z, [0.32, 0.12, 0.16], 0.09)) - 0.008,
      y - 0.34 - 0.35 * Math.max(0, x - 0.12),
      0.006,
    );
  kit.blob("satin", skid, [-0.32, 0.2, -0.22], [0.46, 0.56, 0.22], 0.0065);
  kit.tube(
    "steel",
    [
      [-0.28, 0.7, 0],
      [-0.42, 0.44, 0],
    ],
    0.03,
    10,
  );
  for (let i = 0; i < 9; i++)
    kit.add(
      new THREE.TorusGeometry(0.038, 0.007, 8, 20),
      "gold",
      [-0.285 - i * 0.0135, 0.69 - i * 0.025, 0],
      [Math.PI / 2, -0.5, 0],
    );
}

export function exhaust(kit: BikeKit): void {
  for (const z of [0.05, -0.05])
    kit.tube(
      "satin",
      [
        [0.24, 0.66, z],
        [0.38, 0.6, z],
        [0.4, 0.44, z * 0.8],
        [0.28, 0.29, z * 0.5],
        [0, 0.28, 0.06],
        [-0.2, 0.32, 0.14],
      ],
      0.022,
      50,
    );
  kit.tube(
    "satin",
    [
      [-0.2, 0.32, 0.14],
      [-0.32, 0.4, 0.18],
      [-0.42, 0.47, 0.2],
    ],
    0.028,
    20,
  );
  const can: DistanceField = (x, y, z) => {
    const t = (x + 0.42) * -0.95 + (y - 0.47) * 0.31;
    const px = x + 0.42 + t * 0.95;
    const py = y - 0.47 - t * 0.31;
    return smoothMax(Math.hypot(px, py, (z - 0.2) * 1.1) - 0.055, Math.abs(t - 0.16) - 0.17, 0.02);
  };
  kit.blob("satin", can, [-0.82, 0.38, 0.1], [-0.36, 0.66, 0.3], 0.009);
  kit.box("black", [0.62, 0.016, 0.02], [-0.45, 0.4, -0.115], 0.006, [0, 0, 0.1]);
  kit.box("black", [0.6, 0.016, 0.02], [-0.45, 0.29, -0.115], 0.006, [0, 0, -0.08]);
  kit.cylinder("dark", 0.095, 0.008, [REAR.x, REAR.radius, -0.115], "z");
  kit.tube(
    "black",
    [
      [-0.1, 0.32, -0.15],
      [-0.2, 0.02, -0.3],
    ],
    0.013,
    8,
  );
}
