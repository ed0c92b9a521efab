import { type DistanceField } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { addPlate } from "../../parts/plate";
import { sweep } from "../craft/sweep";
import { type BikeKit } from "./finishes";

/** Rack and three aluminium cases. */
export function luggage(kit: BikeKit): void {
  kit.both((s) => {
    kit.box("alu", [0.42, 0.36, 0.2], [-0.7, 0.7, s * 0.3], 0.03);
    kit.box("alu", [0.43, 0.05, 0.21], [-0.7, 0.87, s * 0.3], 0.02);
    for (const x of [-0.9, -0.5]) kit.box("black", [0.035, 0.36, 0.03], [x, 0.7, s * 0.39], 0.012);
    for (const y of [0.62, 0.74]) kit.box("satin", [0.3, 0.012, 0.006], [-0.7, y, s * 0.402], 0.003);
    kit.box("black", [0.06, 0.04, 0.016], [-0.7, 0.845, s * 0.405], 0.006);
    kit.tube(
      "black",
      [
        [-0.45, 0.84, s * 0.12],
        [-0.5, 0.8, s * 0.185],
        [-0.9, 0.8, s * 0.185],
        [-0.94, 0.88, s * 0.1],
      ],
      0.01,
      40,
    );
  });
  kit.box("black", [0.34, 0.014, 0.24], [-0.85, 0.985, 0], 0.006);
  kit.box("alu", [0.3, 0.26, 0.36], [-0.87, 1.12, 0], 0.03);
  kit.box("alu", [0.31, 0.045, 0.37], [-0.87, 1.245, 0], 0.02);
  for (const z of [-0.11, 0.11]) kit.box("black", [0.02, 0.07, 0.03], [-1.022, 1.22, z], 0.008);
  for (const s of [-1, 1])
    for (const x of [-1.005, -0.735]) kit.box("black", [0.045, 0.26, 0.035], [x, 1.12, s * 0.172], 0.012);
}

/** Tail lamp, indicators, plate holder. */
export function adventureTail(kit: BikeKit): void {
  kit.both((s) => {
    sweep(
      kit,
      "black",
      [
        [-0.985, 0.85, s * 0.03],
        [-0.99, 0.85, s * 0.12],
      ],
      [1, 0, 0],
      0.009,
      0.007,
    );
    kit.box("black", [0.04, 0.03, 0.06], [-1.0, 0.85, s * 0.15], 0.012);
    kit.box("amber", [0.012, 0.022, 0.05], [-1.02, 0.85, s * 0.15], 0.005);
  });
  kit.box("black", [0.16, 0.07, 0.14], [-0.93, 0.92, 0], 0.02, [0, 0, -0.1]);
  kit.box("red", [0.024, 0.04, 0.16], [-1.008, 0.93, 0], 0.011, [0, 0, -0.1]);
  kit.box("glare", [0.006, 0.01, 0.13], [-1.021, 0.934, 0], 0.003, [0, 0, -0.1]);
  const arm: DistanceField = (x, y, z) =>
    roundedBox(x + 0.99 - 0.4 * (y - 0.8), y - 0.8, z, [0.018, 0.12, 0.035], 0.012);
  kit.blob("black", arm, [-1.12, 0.64, -0.08], [-0.86, 0.96, 0.08], 0.007);
  kit.box("black", [0.008, 0.18, 0.26], [-1.054, 0.68, 0], 0.004, [0, 0, -0.2]);
  addPlate(kit.group, [-1.062, 0.68, 0], -1, { tilt: -0.2, width: 0.24, height: 0.16 });
  kit.box("red", [0.012, 0.03, 0.07], [-1.078, 0.583, 0], 0.004, [0, 0, -0.2]);
}
