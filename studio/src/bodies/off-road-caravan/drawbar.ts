import { type Point3 } from "../../geometry/point";
import { type Kit } from "../../parts/kit";

function addJerryCan(kit: Kit, z: number): void {
  kit.box("black", [0.18, 0.46, 0.34], [2.22, 0.98, z], 0.03);
  kit.box("red", [0.165, 0.42, 0.32], [2.24, 1.0, z], 0.04);
  for (const tilt of [0.7, -0.7]) kit.box("red", [0.17, 0.03, 0.36], [2.245, 1.0, z], 0.008, [tilt, 0, 0]);
  kit.cylinder("black", 0.03, 0.06, [2.26, 1.22, z + 0.08]);
}

function addHitch(kit: Kit): void {
  kit.box("black", [0.3, 0.12, 0.14], [3.42, 0.62, 0], 0.03);
  kit.cylinder("steel", 0.05, 0.16, [3.6, 0.62, 0], "x");
  kit.box("black", [0.16, 0.13, 0.1], [3.72, 0.62, 0], 0.03);
  kit.cylinder("steel", 0.024, 0.6, [3.2, 0.62, 0.22]);
  kit.cylinder("tyre", 0.12, 0.09, [3.2, 0.14, 0.22], "z");
  kit.cylinder("satin", 0.05, 0.095, [3.2, 0.14, 0.22], "z");
  kit.tube(
    "steel",
    [
      [3.3, 0.56, -0.1],
      [3.5, 0.42, -0.12],
      [3.7, 0.5, -0.06],
    ],
    0.012,
    20,
  );
}

/** Adds the A-frame, tool box, stone guard, gas bottles, jerry cans and off-road hitch. */
export function addDrawbar(kit: Kit): void {
  kit.both((side) => {
    const rail: Point3[] = [
      [1.5, 0.6, side * 0.72],
      [3.4, 0.6, side * 0.06],
    ];
    kit.tube("black", rail, 0.052, 8);
    kit.tube(
      "black",
      [
        [2.15, 0.66, side * 0.98],
        [2.18, 1.2, side * 0.98],
        [2.3, 1.24, side * 0.7],
      ],
      0.02,
      30,
    );
    addJerryCan(kit, side * 0.72);
    kit.cylinder("steel", 0.13, 0.44, [3.02, 0.92, side * 0.16]);
    kit.cylinder("steel", 0.1, 0.08, [3.02, 1.17, side * 0.16], "y", 0.05);
    kit.cylinder("black", 0.045, 0.1, [3.02, 1.24, side * 0.16]);
  });
  kit.box("checkerPlate", [0.52, 0.46, 1.08], [2.36, 0.9, 0], 0.02);
  kit.box("satin", [0.54, 0.04, 1.1], [2.36, 1.12, 0], 0.014);
  kit.both((end) => kit.box("black", [0.02, 0.07, 0.06], [2.63, 1.08, end * 0.32], 0.008));
  kit.box("black", [0.6, 0.03, 0.66], [2.95, 0.67, 0], 0.01);
  kit.box("checkerPlate", [0.02, 0.5, 2.02], [2.045, 1.08, 0], 0.008);
  kit.box("black", [0.03, 0.42, 1.2], [1.99, 1.6, 0], 0.02, [0, 0, 0.3]);
  kit.box("darkglass", [0.035, 0.36, 1.12], [1.995, 1.6, 0], 0.02, [0, 0, 0.3]);
  addHitch(kit);
}
