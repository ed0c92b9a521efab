import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";

/** Middle of the door. */
export const DOOR_X = -1.75;

function addDoor(kit: Kit, z: number): void {
  kit.box("gloss", [0.7, 1.8, 0.012], [DOOR_X, 1.42, -z - 0.002], 0.03);
  kit.box("paint", [0.67, 1.77, 0.03], [DOOR_X, 1.42, -z - 0.004], 0.03);
  kit.box("darkglass", [0.44, 0.5, 0.03], [DOOR_X, 1.86, -z - 0.012], 0.04);
  kit.box("black", [0.05, 0.16, 0.04], [-2, 1.32, -z - 0.02], 0.015);
  kit.tube(
    "chrome",
    [
      [-2.22, 1.15, -z],
      [-2.22, 1.18, -z - 0.06],
      [-2.22, 1.6, -z - 0.06],
      [-2.22, 1.63, -z],
    ],
    0.013,
    30,
  );
}

function addAwning(kit: Kit, field: BodyField): void {
  kit.cylinder("white", 0.062, 4.2, [-0.35, 2.44, -1.21], "x");
  kit.both((end) => kit.box("grey", [0.05, 0.16, 0.12], [-0.35 + end * 2.12, 2.44, -1.2], 0.02));
  for (const x of [1.6, -2.35])
    kit.box("white", [0.035, 0.5, 0.04], [x, 2.15, -field.surfaceZ(x, 1.8) - 0.03], 0.012);
  kit.box("lamp", [0.3, 0.05, 0.03], [-1.1, 2.22, -field.surfaceZ(-1.1, 2.2) - 0.012], 0.012);
}

/** Adds the door on the kerb side with grab rail and step, and the rolled awning with its lamp above it. */
export function addEntrance(kit: Kit, field: BodyField): void {
  addDoor(kit, field.surfaceZ(DOOR_X, 1.4));
  kit.box("steel", [0.56, 0.03, 0.26], [DOOR_X, 0.34, -1.22], 0.01);
  kit.box("black", [0.5, 0.14, 0.03], [DOOR_X, 0.42, -1.1], 0.01);
  addAwning(kit, field);
}
