import * as THREE from "three";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax } from "../../geometry/scalar";
import { type RoomKit } from "./finishes";
import { cupboards, cushion } from "./room";

export function dinette(kit: RoomKit): void {
  for (const [x, f] of [
    [1.16, 1],
    [2.98, -1],
  ] as const) {
    kit.box("oak", [0.56, 0.34, 0.92], [x, 0.19, -0.64], 0.015);
    kit.blob(
      "sand",
      (X, y, z) =>
        roundedBox(
          X - x - f * 0.02,
          y - 0.43 - 0.012 * Math.cos((X - x) * 5),
          z + 0.64,
          [0.3, 0.075, 0.47],
          0.05,
        ),
      [x - 0.42, 0.3, -1.2],
      [x + 0.42, 0.56, -0.08],
      0.014,
    );
    const back = (X: number, y: number, z: number): number => {
      const d = roundedBox(
        X - x + f * 0.25 + f * (y - 0.7) * 0.12,
        y - 0.74,
        z + 0.64,
        [0.07, 0.29, 0.47],
        0.055,
      );
      return d + 0.007 * Math.abs(Math.cos((Math.PI * (z + 0.64)) / 0.157)) ** 14;
    };
    kit.blob("sand", back, [x - 0.6, 0.4, -1.2], [x + 0.6, 1.12, -0.1], 0.012);
    cushion(kit, "wool", [x - f * 0.1, 0.65, -0.88], [0.055, 0.15, 0.17], f * 0.3);
    cushion(kit, "rust", [x - f * 0.06, 0.62, -0.52], [0.05, 0.12, 0.13], f * 0.35);
  }
  kit.box("oak", [0.92, 0.032, 0.82], [2.06, 0.74, -0.68], 0.015);
  kit.cylinder("satin", 0.035, 0.72, [2.06, 0.36, -0.72], "y", 0.035);
  kit.cylinder("satin", 0.16, 0.014, [2.06, 0.012, -0.72], "y", 0.14);
  for (const [x, z] of [
    [1.9, -0.52],
    [2.22, -0.84],
  ] as const)
    mug(kit, x, z);
  kit.box("wool", [0.24, 0.016, 0.17], [2.2, 0.765, -0.5], 0.005, [0, 0.3, 0]);
  kit.box("linen", [0.2, 0.006, 0.15], [2.2, 0.776, -0.5], 0.002, [0, 0.42, 0]);
  kit.box("oak", [2.9, 0.32, 0.34], [2.0, 1.81, -0.94], 0.02);
  cupboards(kit, [0.84, 1.42, 2.0, 2.58, 3.16], 0.57, 1.82, 0.25, -0.765, 1, "front", 1.715);
  kit.box("warm", [2.6, 0.01, 0.024], [2.0, 1.647, -0.9], 0.004);
}

function mug(kit: RoomKit, x: number, z: number): void {
  kit.blob(
    "white",
    (a, b, c) =>
      smoothMax(Math.abs(Math.hypot(a - x, c - z) - 0.036) - 0.004, Math.abs(b - 0.8) - 0.045, 0.004),
    [x - 0.06, 0.74, z - 0.06],
    [x + 0.06, 0.87, z + 0.06],
    0.006,
  );
  kit.cylinder("oak", 0.034, 0.01, [x, 0.815, z], "y", 0.034);
  kit.add(new THREE.TorusGeometry(0.022, 0.005, 10, 28), "white", [x + 0.042, 0.8, z], [0, 0, 0]);
}
