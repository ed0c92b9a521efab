import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";
import { addPlate } from "../../parts/plate";

function addLamps(kit: Kit, field: BodyField): void {
  kit.both((side) => {
    const z = side * 0.92;
    kit.box("red", [0.03, 0.34, 0.12], [field.surfaceX(1.02, z, -1) - 0.008, 1.02, z], 0.02);
    kit.box("amber", [0.034, 0.08, 0.11], [field.surfaceX(1.14, z, -1) - 0.01, 1.14, z], 0.02);
  });
  kit.box("lamp", [0.02, 0.03, 0.3], [field.surfaceX(2.3, 0, -1) - 0.006, 2.3, 0], 0.008);
}

function addSpareWheel(kit: Kit): void {
  kit.tube(
    "black",
    [
      [-2.92, 0.75, 0],
      [-3, 0.95, 0],
    ],
    0.02,
    4,
  );
  kit.cylinder("tyre", 0.35, 0.2, [-3.02, 1.08, 0], "x");
  kit.cylinder("alloy", 0.2, 0.21, [-3.02, 1.08, 0], "x");
}

/** Adds lamps, bumper, spare wheel and plate. */
export function addTail(kit: Kit, field: BodyField): void {
  addLamps(kit, field);
  kit.box("black", [0.18, 0.16, 2.2], [-2.86, 0.56, 0], 0.05);
  addSpareWheel(kit);
  addPlate(kit.group, [-2.956, 0.58, 0.7], -1);
}
