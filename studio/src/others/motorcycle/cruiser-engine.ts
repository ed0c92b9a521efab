import { type DistanceField } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMin } from "../../geometry/scalar";
import { REAR } from "./cruiser-wheels";
import { type BikeKit } from "./finishes";

const LEAN = 0.4;

/** One finned cylinder of the V, leaning forwards (1) or back (-1). */
function cylinder(kit: BikeKit, way: 1 | -1): void {
  kit.placed([0.05 + way * 0.05, 0.38, 0], [0, 0, -way * LEAN], () => {
    kit.cylinder("dark", 0.085, 0.3, [0, 0.15, 0]);
    for (let fin = 0; fin < 9; fin++) kit.box("satin", [0.2, 0.009, 0.2], [0, 0.06 + fin * 0.022, 0], 0.004);
    kit.box("chrome", [0.19, 0.06, 0.2], [0, 0.285, 0], 0.025);
    kit.both((s) => kit.cylinder("chrome", 0.012, 0.3, [0.06, 0.12, s * 0.1]));
  });
}

/** V-twin with fins, round covers, air cleaner, frame tubes, swing arm and belt. */
export function frameAndTwin(kit: BikeKit): void {
  const block: DistanceField = (x, y, z) => {
    const d = roundedBox(x - 0.02, y - 0.3, z, [0.24, 0.1, 0.12], 0.07);
    return smoothMin(d, roundedBox(x + 0.24, y - 0.32, z, [0.14, 0.1, 0.11], 0.07), 0.03);
  };
  kit.blob("dark", block, [-0.44, 0.16, -0.2], [0.32, 0.46, 0.2], 0.011);
  cylinder(kit, 1);
  cylinder(kit, -1);
  kit.cylinder("chrome", 0.1, 0.08, [0.12, 0.3, 0.14], "z");
  kit.cylinder("chrome", 0.075, 0.07, [-0.2, 0.32, 0.14], "z");
  kit.cylinder("chrome", 0.12, 0.06, [-0.02, 0.3, -0.15], "z");
  kit.cylinder("chrome", 0.085, 0.08, [0.05, 0.58, 0.19], "z");
  kit.cylinder("dark", 0.06, 0.09, [0.05, 0.58, 0.19], "z");
  kit.both((s) => {
    kit.tube(
      "black",
      [
        [0.4, 0.84, s * 0.04],
        [0.4, 0.6, s * 0.09],
        [0.34, 0.26, s * 0.13],
        [0.2, 0.18, s * 0.14],
        [-0.36, 0.19, s * 0.14],
        [-0.42, 0.4, s * 0.13],
        [-0.3, 0.62, s * 0.11],
        [0.36, 0.78, s * 0.05],
      ],
      0.018,
      70,
    );
    kit.box("dark", [0.5, 0.05, 0.03], [-0.6, 0.32, s * 0.14], 0.015);
    kit.cylinder("chrome", 0.03, 0.04, [REAR.x, REAR.radius, s * 0.16], "z");
    kit.tube(
      "chrome",
      [
        [REAR.x + 0.08, REAR.radius + 0.05, s * 0.16],
        [-0.5, 0.66, s * 0.15],
      ],
      0.024,
      8,
    );
    kit.box("black", [0.1, 0.03, 0.12], [0.42, 0.3, s * 0.26], 0.012);
    kit.tube(
      "black",
      [
        [0.3, 0.26, s * 0.12],
        [0.42, 0.29, s * 0.24],
      ],
      0.012,
      8,
    );
  });
  kit.cylinder("dark", 0.13, 0.03, [REAR.x, REAR.radius, -0.15], "z");
  kit.box("black", [0.7, 0.02, 0.03], [-0.44, 0.42, -0.15], 0.006, [0, 0, -0.06]);
  kit.box("black", [0.7, 0.02, 0.03], [-0.44, 0.25, -0.15], 0.006, [0, 0, 0.06]);
  kit.tube(
    "black",
    [
      [-0.1, 0.2, -0.14],
      [-0.18, 0.02, -0.28],
    ],
    0.013,
    8,
  );
}

/** Two long straight pipes on the right. */
export function longPipes(kit: BikeKit): void {
  kit.tube(
    "chrome",
    [
      [0.26, 0.62, 0.08],
      [0.34, 0.56, 0.17],
      [0.3, 0.36, 0.21],
      [0.14, 0.24, 0.22],
      [-0.3, 0.23, 0.22],
      [-0.5, 0.23, 0.22],
    ],
    0.028,
    70,
  );
  kit.tube(
    "chrome",
    [
      [-0.12, 0.62, 0.08],
      [-0.18, 0.54, 0.18],
      [-0.2, 0.4, 0.21],
      [-0.3, 0.33, 0.22],
      [-0.5, 0.33, 0.22],
    ],
    0.028,
    50,
  );
  kit.cylinder("chrome", 0.046, 0.72, [-0.82, 0.33, 0.22], "x");
  kit.cylinder("chrome", 0.046, 0.72, [-0.82, 0.23, 0.22], "x");
  for (const y of [0.33, 0.23]) kit.cylinder("black", 0.034, 0.01, [-1.183, y, 0.22], "x");
}
