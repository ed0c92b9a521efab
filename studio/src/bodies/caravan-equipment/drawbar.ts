import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";

function addGasBottle(kit: Kit, side: 1 | -1): void {
  const z = side * 0.2;
  kit.cylinder("steel", 0.14, 0.5, [3.12, 0.82, z]);
  kit.blob(
    "steel",
    (x, y, dz) => Math.hypot(x - 3.12, (y - 1.06) * 1.3, dz - z) - 0.14,
    [2.9, 0.9, z - 0.2],
    [3.3, 1.25, z + 0.2],
    0.02,
  );
  kit.cylinder("black", 0.04, 0.1, [3.12, 1.2, z]);
}

function addHitch(kit: Kit): void {
  kit.box("black", [0.7, 0.03, 0.8], [2.95, 0.53, 0], 0.01);
  kit.box("black", [0.34, 0.1, 0.12], [3.95, 0.5, 0], 0.03);
  const ball = (x: number, y: number, z: number): number => Math.hypot(x - 4.12, y - 0.49, z) - 0.06;
  kit.blob("black", ball, [4, 0.38, -0.1], [4.25, 0.6, 0.1], 0.012);
}

function addJockeyWheel(kit: Kit): void {
  kit.cylinder("steel", 0.024, 0.62, [3.55, 0.5, 0.24]);
  kit.cylinder("tyre", 0.1, 0.06, [3.55, 0.1, 0.24], "z");
  kit.box("steel", [0.12, 0.02, 0.03], [3.55, 0.82, 0.24], 0.008);
}

/** Adds the drawbar with gas bottles, front boot, hitch and jockey wheel, and the corner steadies. */
export function addDrawbar(kit: Kit, field: BodyField): void {
  kit.box("grey", [0.4, 0.44, 1.5], [2.72, 0.98, 0], 0.06);
  const front = field.surfaceX(1.62, 0, 1);
  kit.both((side) => {
    kit.tube(
      "black",
      [
        [2.2, 0.47, side * 0.75],
        [3.9, 0.47, side * 0.05],
      ],
      0.045,
      8,
    );
    addGasBottle(kit, side);
    for (const x of [1.9, -2.5]) kit.box("steel", [0.05, 0.4, 0.05], [x, 0.22, side * 0.9], 0.01);
    kit.box("white", [0.03, 0.03, 0.06], [front - 0.2, 2.44, side * 0.9], 0.01);
  });
  addHitch(kit);
  addJockeyWheel(kit);
}
