import * as THREE from "three";
import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";
import { addPlate } from "../../parts/plate";

function addSpareWheel(kit: Kit, x: number): void {
  const z = 0.35;
  kit.add(
    new THREE.TorusGeometry(0.29, 0.105, 20, 64),
    "tyre",
    [x, 1.24, z],
    [0, Math.PI / 2, 0],
    [1, 1, 1.15],
  );
  kit.cylinder("gloss", 0.21, 0.1, [x, 1.24, z], "x");
  for (let hole = 0; hole < 6; hole++) {
    const angle = (hole * Math.PI) / 3;
    kit.cylinder("satin", 0.03, 0.11, [x, 1.24 + Math.sin(angle) * 0.13, z + Math.cos(angle) * 0.13], "x");
  }
  kit.cylinder("satin", 0.05, 0.13, [x, 1.24, z], "x");
  kit.box("black", [0.14, 0.1, 0.1], [x + 0.12, 1.24, z], 0.02);
  kit.box("black", [0.07, 0.5, 0.07], [x + 0.1, 0.98, z], 0.015);
}

/** Adds the bumper bar with spare wheel, lamps, ladder, rear window and plate. */
export function addRear(kit: Kit, field: BodyField): void {
  const back = field.surfaceX(1.5, 0, -1);
  kit.box("checkerPlate", [0.016, 0.42, 1.96], [field.surfaceX(1.12, 0, -1) - 0.006, 1.14, 0], 0.006);
  kit.box("black", [0.12, 0.12, 2.06], [-2.34, 0.92, 0], 0.03);
  kit.both((side) => {
    kit.box("black", [0.9, 0.08, 0.08], [-1.95, 0.8, side * 0.5], 0.02, [0, 0, -0.2]);
    kit.box("black", [0.03, 0.16, 0.3], [-2.39, 1.06, side * 0.86], 0.02);
    kit.box("red", [0.03, 0.12, 0.15], [-2.405, 1.06, side * 0.92], 0.02);
    kit.box("amber", [0.03, 0.12, 0.1], [-2.405, 1.06, side * 0.79], 0.02);
    kit.tube(
      "steel",
      [
        [-2.42, 0.86, side * 0.6],
        [-2.47, 0.82, side * 0.6],
        [-2.42, 0.79, side * 0.6],
      ],
      0.014,
      16,
    );
  });
  kit.box("black", [0.02, 0.42, 0.66], [back - 0.004, 1.52, -0.45], 0.009);
  kit.box("darkglass", [0.026, 0.36, 0.6], [back - 0.008, 1.52, -0.45], 0.009);
  addSpareWheel(kit, back - 0.22);
  kit.box("lamp", [0.02, 0.03, 0.26], [back - 0.006, 1.84, 0], 0.008);
  addPlate(kit.group, [-2.405, 0.92, -0.25], -1);
}
