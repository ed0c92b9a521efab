import { type DistanceField } from "../../geometry/point";
import { smoothMax, smoothstep } from "../../geometry/scalar";
import { addPlate } from "../../parts/plate";
import { FRONT, REAR } from "./cruiser-wheels";
import { type BikeKit } from "./finishes";
import { guard } from "./shared-parts";

/** Raked fork with covers, and the clamps of the bar. */
export function rakedFork(kit: BikeKit): void {
  kit.both((s) => {
    const z = s * 0.115;
    kit.tube(
      "satin",
      [
        [FRONT.x, FRONT.radius - 0.02, z],
        [0.7, 0.6, z],
      ],
      0.032,
      8,
    );
    kit.tube(
      "gloss",
      [
        [0.7, 0.6, z],
        [0.41, 0.98, z],
      ],
      0.036,
      8,
    );
    kit.cylinder("chrome", 0.03, 0.05, [FRONT.x, FRONT.radius, z], "z");
    kit.tube(
      "chrome",
      [
        [0.42, 0.98, s * 0.04],
        [0.4, 1.1, s * 0.12],
        [0.34, 1.15, s * 0.26],
        [0.16, 1.1, s * 0.37],
        [0.02, 1.05, s * 0.41],
      ],
      0.0125,
      50,
    );
    kit.tube(
      "tyre",
      [
        [0.13, 1.09, s * 0.382],
        [0.01, 1.047, s * 0.412],
      ],
      0.019,
      8,
    );
    kit.tube(
      "chrome",
      [
        [0.24, 1.13, s * 0.33],
        [0.2, 1.24, s * 0.38],
      ],
      0.006,
      8,
    );
    kit.cylinder("chrome", 0.058, 0.016, [0.19, 1.27, s * 0.39], "x");
    kit.cylinder("mirror", 0.051, 0.004, [0.18, 1.27, s * 0.39], "x");
    kit.cylinder("amber", 0.028, 0.04, [0.6, 0.82, s * 0.2], "x");
  });
  for (const [x, y] of [
    [0.52, 0.82],
    [0.42, 0.95],
  ] as const)
    kit.box("gloss", [0.08, 0.036, 0.3], [x, y, 0], 0.014, [0, 0, 0.6]);
}

/** Teardrop tank, low saddle with a pillion pad, deep mudguards, tail lamp and plate. */
export function cruiserBody(kit: BikeKit): void {
  const tank: DistanceField = (x, y, z) => {
    const X = x - 0.12;
    const Y = y - 0.76;
    const w = 0.165 - 0.11 * smoothstep(0.06, -0.34, X) - 0.035 * smoothstep(0.1, 0.34, X);
    const top = Y - (0.12 - 0.7 * Math.max(0, -X) ** 1.7 - 0.5 * Math.max(0, X - 0.12) ** 1.6);
    return smoothMax(
      smoothMax(Math.abs(z) - w, smoothMax(top, -(Y + 0.1), 0.08), 0.13),
      Math.abs(X) - 0.35,
      0.1,
    );
  };
  kit.blob("paint", tank, [-0.3, 0.6, -0.24], [0.52, 0.95, 0.24], 0.009);
  kit.box("chrome", [0.36, 0.02, 0.07], [0.1, 0.872, 0], 0.01, [0, 0, 0.06]);
  kit.cylinder("chrome", 0.05, 0.03, [0.2, 0.885, 0]);
  kit.cylinder("dark", 0.042, 0.034, [0.2, 0.885, 0]);
  const saddle: DistanceField = (x, y, z) => {
    const X = x + 0.38;
    const half = 0.17 - 0.1 * smoothstep(0.02, 0.22, X) - 0.04 * smoothstep(-0.1, -0.24, X);
    const rise = 0.07 * smoothstep(-0.06, -0.22, X);
    return smoothMax(
      smoothMax(Math.abs(z) - half, Math.abs(y - 0.665 - rise) - 0.045, 0.05),
      Math.abs(X) - 0.23,
      0.05,
    );
  };
  kit.blob("hide", saddle, [-0.68, 0.56, -0.22], [-0.1, 0.84, 0.22], 0.0075);
  const pad: DistanceField = (x, y, z) =>
    smoothMax(
      smoothMax(
        Math.abs(z) - 0.1 + 0.12 * Math.max(0, -x - 0.74),
        Math.abs(y - 0.735 + 0.16 * (-x - 0.74)) - 0.036,
        0.04,
      ),
      Math.abs(x + 0.76) - 0.15,
      0.05,
    );
  kit.blob("hide", pad, [-0.96, 0.62, -0.16], [-0.56, 0.82, 0.16], 0.0075);
  kit.blob(
    "paint",
    guard(FRONT.x, FRONT.radius, 0.378, 0.35, 2.75, 0.085),
    [FRONT.x - 0.44, FRONT.radius - 0.05, -0.14],
    [FRONT.x + 0.44, FRONT.radius + 0.44, 0.14],
    0.006,
  );
  kit.blob(
    "paint",
    guard(REAR.x, REAR.radius, 0.388, 0.55, 3.05, 0.12),
    [REAR.x - 0.46, REAR.radius - 0.05, -0.16],
    [REAR.x + 0.46, REAR.radius + 0.46, 0.16],
    0.0065,
  );
  kit.both((s) => {
    kit.box("chrome", [0.36, 0.03, 0.02], [-0.7, 0.56, s * 0.135], 0.01, [0, 0, -0.18]);
    kit.cylinder("amber", 0.026, 0.04, [-1.05, 0.62, s * 0.17], "x");
    kit.tube(
      "chrome",
      [
        [-0.96, 0.6, s * 0.1],
        [-1.03, 0.62, s * 0.16],
      ],
      0.008,
      6,
    );
  });
  kit.box("red", [0.05, 0.07, 0.1], [-1.1, 0.57, 0], 0.02, [0, 0, 0.4]);
  kit.box("black", [0.008, 0.18, 0.26], [-1.165, 0.43, 0], 0.004, [0, 0, 0.1]);
  addPlate(kit.group, [-1.172, 0.43, 0], -1, { tilt: 0.1, width: 0.24, height: 0.16 });
}
