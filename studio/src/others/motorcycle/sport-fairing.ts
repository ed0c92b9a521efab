import { type DistanceField, type Polygon } from "../../geometry/point";
import { polygonDistance } from "../../geometry/polygon-distance";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax, smoothstep } from "../../geometry/scalar";
import { sheet } from "../craft/sheet";
import { type BikeKit } from "./finishes";

/** Seen from the side: nose, screen's foot, head, down along the engine, belly, round the front wheel. */
const SIDE: Polygon = [
  [0.74, 0.86],
  [0.69, 0.97],
  [0.56, 1.07],
  [0.44, 1.03],
  [0.4, 0.88],
  [0.2, 0.8],
  [0.02, 0.66],
  [-0.14, 0.46],
  [-0.24, 0.3],
  [-0.2, 0.2],
  [0.1, 0.17],
  [0.3, 0.24],
  [0.35, 0.46],
  [0.42, 0.64],
  [0.58, 0.74],
];

function halfWidth(x: number, y: number): number {
  return (
    0.215 -
    0.15 * smoothstep(0.36, 0.78, x) -
    0.09 * smoothstep(0.42, 0.16, y) -
    0.03 * smoothstep(0.9, 1.1, y)
  );
}

const fairing: DistanceField = (x, y, z) => {
  const shell = smoothMax(Math.abs(z) - halfWidth(x, y), polygonDistance(SIDE, x, y) * 0.9, 0.035);
  const vent = roundedBox(
    x - 0.13 - 0.35 * (y - 0.5),
    y - 0.52,
    Math.abs(z) - 0.24,
    [0.085, 0.1, 0.07],
    0.03,
  );
  const lower = roundedBox(x - 0.02, y - 0.31, Math.abs(z) - 0.22, [0.12, 0.035, 0.06], 0.02);
  return smoothMax(smoothMax(shell, -vent, 0.014), -lower, 0.014);
};

/** Full fairing with vents, two slim lamps over an air mouth, a low tinted screen and mirrors on its shoulders. */
export function sportFairing(kit: BikeKit): void {
  kit.blob("paint", fairing, [-0.3, 0.12, -0.27], [0.8, 1.12, 0.27], 0.0085);
  kit.both((s) => {
    kit.box("gloss", [0.15, 0.17, 0.012], [0.13, 0.52, s * 0.176], 0.004, [0, 0, -0.2]);
    for (const y of [0.47, 0.52, 0.57])
      kit.box("dark", [0.15, 0.012, 0.02], [0.12, y, s * 0.178], 0.004, [0, 0, -0.2]);
    kit.box("lens", [0.11, 0.034, 0.05], [0.672, 0.885, s * 0.085], 0.014, [0, s * 0.5, 0.25]);
    kit.box("lamp", [0.05, 0.014, 0.03], [0.705, 0.886, s * 0.082], 0.005, [0, s * 0.5, 0.25]);
    kit.box("lamp", [0.11, 0.007, 0.012], [0.668, 0.912, s * 0.098], 0.003, [0, s * 0.5, 0.25]);
    kit.tube(
      "gloss",
      [
        [0.54, 0.99, s * 0.12],
        [0.53, 1.03, s * 0.22],
        [0.49, 1.06, s * 0.29],
      ],
      0.009,
      14,
    );
    const mirror: DistanceField = (x, y, z) =>
      roundedBox(x - 0.48, y - 1.075, s * z - 0.315, [0.03, 0.036, 0.07], 0.026);
    kit.blob("gloss", mirror, [0.4, 1, s > 0 ? 0.2 : -0.42], [0.56, 1.15, s > 0 ? 0.42 : -0.2], 0.008);
    kit.box("mirror", [0.004, 0.05, 0.11], [0.45, 1.075, s * 0.315], 0.002);
    kit.box("amber", [0.03, 0.016, 0.02], [0.56, 0.86, s * 0.16], 0.006);
  });
  kit.box("black", [0.06, 0.05, 0.1], [0.69, 0.82, 0], 0.016, [0, 0, -0.3]);
  for (const facing of [1, -1])
    sheet(kit, "tint", (u, v) => [
      0.63 - 0.24 * v - 0.07 * u * u,
      1.0 + 0.2 * v - 0.05 * v * v * u * u - 0.05 * u * u,
      facing * u * (0.12 + 0.02 * v - 0.05 * v * v),
    ]);
}
