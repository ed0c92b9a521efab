import * as THREE from "three";
import { type DistanceField } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax, smoothMin, smoothstep } from "../../geometry/scalar";
import { type BikeKit } from "./finishes";
import { REAR } from "./roadster-wheels";

export function frameAndEngine(kit: BikeKit): void {
  kit.both((s) => {
    kit.tube(
      "paint",
      [
        [0.4, 0.86, s * 0.05],
        [0.22, 0.74, s * 0.13],
        [-0.08, 0.66, s * 0.15],
        [-0.26, 0.5, s * 0.13],
        [-0.28, 0.36, s * 0.11],
      ],
      0.026,
      40,
    );
    kit.tube(
      "black",
      [
        [0.4, 0.8, s * 0.05],
        [0.36, 0.55, s * 0.1],
        [0.24, 0.26, s * 0.12],
        [-0.2, 0.24, s * 0.12],
      ],
      0.019,
      40,
    );
    kit.tube(
      "black",
      [
        [-0.12, 0.66, s * 0.11],
        [-0.45, 0.76, s * 0.1],
        [-0.78, 0.82, s * 0.07],
      ],
      0.016,
      20,
    );
    const arm: DistanceField = (x, y, z) =>
      roundedBox(x + 0.5, y - 0.345 - 0.05 * (x + 0.5), s * z - 0.125, [0.25, 0.042, 0.024], 0.018);
    kit.blob("dark", arm, [-0.8, 0.24, s > 0 ? 0.06 : -0.2], [-0.2, 0.46, s > 0 ? 0.2 : -0.06], 0.01);
    kit.box("dark", [0.07, 0.02, 0.11], [-0.18, 0.29, s * 0.2], 0.008);
    kit.cylinder("satin", 0.082, 0.02, [0.12, 0.37, s * 0.192], "z");
    kit.cylinder("dark", 0.06, 0.026, [0.12, 0.37, s * 0.192], "z");
    kit.cylinder("satin", 0.062, 0.02, [-0.12, 0.38, s * 0.196], "z");
    for (let i = 0; i < 6; i++)
      kit.cylinder(
        "chrome",
        0.006,
        0.03,
        [0.12 + Math.cos(i * 1.05) * 0.071, 0.37 + Math.sin(i * 1.05) * 0.071, s * 0.192],
        "z",
      );
    kit.cylinder("satin", 0.026, 0.03, [REAR.x, REAR.radius, s * 0.15], "z");
  });
  const block: DistanceField = (x, y, z) => {
    let d = roundedBox(x - 0.02, y - 0.38, z, [0.23, 0.1, 0.155], 0.07);
    d = smoothMin(d, Math.max(Math.hypot(x - 0.12, y - 0.37) - 0.105, Math.abs(z) - 0.185) - 0.01, 0.025);
    d = smoothMin(d, Math.max(Math.hypot(x + 0.12, y - 0.38) - 0.085, Math.abs(z) - 0.19) - 0.01, 0.025);
    return smoothMin(d, roundedBox(x - 0.02, y - 0.27, z, [0.16, 0.06, 0.08], 0.03), 0.03);
  };
  kit.blob("dark", block, [-0.32, 0.16, -0.26], [0.36, 0.56, 0.26], 0.011);
  for (let i = 0; i < 9; i++)
    kit.box("dark", [0.22, 0.008, 0.28], [0.15 + i * 0.008, 0.485 + i * 0.02, 0], 0.003, [0, 0, -0.3]);
  kit.box("black", [0.17, 0.2, 0.24], [0.18, 0.56, 0], 0.02, [0, 0, -0.3]);
  kit.box("dark", [0.21, 0.07, 0.26], [0.215, 0.685, 0], 0.02, [0, 0, -0.3]);
  kit.box("black", [0.035, 0.2, 0.26], [0.375, 0.52, 0], 0.01, [0, 0, -0.15]);
  kit.tube(
    "steel",
    [
      [-0.28, 0.62, 0.06],
      [-0.42, 0.4, 0.06],
    ],
    0.03,
    10,
  );
  for (let i = 0; i < 9; i++)
    kit.add(
      new THREE.TorusGeometry(0.036, 0.007, 8, 20),
      "red",
      [-0.28 - i * 0.014, 0.62 - i * 0.022, 0],
      [Math.PI / 2, -0.57, 0],
    );
}

export function exhaustAndDrive(kit: BikeKit): void {
  for (const z of [0.09, 0.03, -0.03, -0.09])
    kit.tube(
      "satin",
      [
        [0.27, 0.55, z],
        [0.36, 0.48, z],
        [0.36, 0.34, z * 0.8],
        [0.27, 0.225, z * 0.6],
        [0.05, 0.2, 0.02 + z * 0.3],
        [-0.15, 0.22, 0.1],
      ],
      0.021,
      50,
    );
  kit.tube(
    "satin",
    [
      [-0.12, 0.215, 0.09],
      [-0.26, 0.26, 0.16],
      [-0.36, 0.33, 0.19],
    ],
    0.028,
    20,
  );
  const silencer: DistanceField = (x, y, z) => {
    const t = (x + 0.36) * -0.93 + (y - 0.33) * 0.36;
    const px = x + 0.36 + t * 0.93;
    const py = y - 0.33 - t * 0.36;
    return smoothMax(
      Math.hypot(px, py, (z - 0.195) * 0.9) - 0.058 - 0.012 * smoothstep(0, 0.2, t),
      Math.abs(t - 0.2) - 0.2,
      0.03,
    );
  };
  kit.blob("gloss", silencer, [-0.84, 0.2, 0.08], [-0.26, 0.62, 0.31], 0.01);
  kit.cylinder("satin", 0.045, 0.03, [-0.735, 0.475, 0.195], "x");
  kit.box("black", [0.62, 0.018, 0.02], [-0.42, 0.385, -0.12], 0.006, [0, 0, 0.06]);
  kit.box("black", [0.6, 0.018, 0.02], [-0.42, 0.29, -0.12], 0.006, [0, 0, -0.04]);
  kit.cylinder("dark", 0.095, 0.008, [REAR.x, REAR.radius, -0.12], "z");
  kit.tube(
    "black",
    [
      [-0.08, 0.26, -0.14],
      [-0.16, 0.02, -0.26],
    ],
    0.012,
    8,
  );
}
