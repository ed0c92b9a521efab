import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";

const DOOR_X = -1.35;
const PLATE_TOP = 1.02;

function addWindow(kit: Kit, field: BodyField, x: number, width: number, side: 1 | -1): void {
  const y = 1.5;
  const z = field.surfaceZ(x, y);
  kit.box("black", [width + 0.07, 0.5, 0.02], [x, y, side * (z + 0.004)], 0.05);
  kit.box("darkglass", [width, 0.43, 0.034], [x, y, side * (z + 0.012)], 0.045);
  kit.box("black", [0.1, 0.018, 0.02], [x, y - 0.2, side * (z + 0.03)], 0.006);
}

/** Checker plate fore and aft of the wheel, with a bright trim along its top. */
function addPlates(kit: Kit, field: BodyField, side: 1 | -1): void {
  const z = side * (field.surfaceZ(1.0, 0.85) + 0.004);
  kit.box("checkerPlate", [1.36, PLATE_TOP - 0.6, 0.016], [1.22, (PLATE_TOP + 0.6) / 2 + 0.02, z], 0.006);
  kit.box("checkerPlate", [1.4, PLATE_TOP - 0.62, 0.016], [-1.25, (PLATE_TOP + 0.62) / 2 + 0.02, z], 0.006);
  kit.box("satin", [4.1, 0.022, 0.022], [-0.1, PLATE_TOP + 0.03, z], 0.008);
  for (const x of [1.9, -2.12])
    kit.box("satin", [0.03, 0.86, 0.024], [x, 1.46, side * (field.surfaceZ(x, 1.4) + 0.002)], 0.01);
}

/** A broad black flare over the wheel and its mudflap. */
function addFlare(kit: Kit, field: BodyField, side: 1 | -1): void {
  const z = field.surfaceZ(0.7, 0.9);
  const points = Array.from({ length: 15 }, (_, i) => {
    const angle = -0.12 + (i / 14) * (Math.PI + 0.24);
    return [Math.cos(angle) * 0.52, 0.41 + Math.sin(angle) * 0.52, side * (z + 0.02)] as const;
  });
  kit.tube("black", points, 0.042, 80);
  kit.box("black", [0.016, 0.3, 0.3], [-0.56, 0.36, side * 0.93], 0.005, [0, 0, -0.1]);
}

function addDoor(kit: Kit, field: BodyField): void {
  const z = field.surfaceZ(DOOR_X, 1.3);
  kit.box("black", [0.68, 1.3, 0.014], [DOOR_X, 1.27, -z - 0.006], 0.03);
  kit.box("paint", [0.64, 1.26, 0.034], [DOOR_X, 1.27, -z - 0.008], 0.03);
  kit.box("checkerPlate", [0.6, 0.3, 0.038], [DOOR_X, 0.84, -z - 0.009], 0.01);
  kit.box("black", [0.4, 0.4, 0.036], [DOOR_X, 1.56, -z - 0.012], 0.035);
  kit.box("darkglass", [0.35, 0.35, 0.042], [DOOR_X, 1.56, -z - 0.014], 0.03);
  kit.box("black", [0.06, 0.15, 0.05], [DOOR_X + 0.24, 1.22, -z - 0.02], 0.015);
  kit.tube(
    "satin",
    [
      [DOOR_X - 0.43, 1.1, -z],
      [DOOR_X - 0.43, 1.14, -z - 0.06],
      [DOOR_X - 0.43, 1.46, -z - 0.06],
      [DOOR_X - 0.43, 1.5, -z],
    ],
    0.012,
    30,
  );
  kit.box("checkerPlate", [0.52, 0.03, 0.26], [DOOR_X, 0.4, -1.16], 0.01);
  kit.both((end) =>
    kit.box("black", [0.03, 0.24, 0.04], [DOOR_X + end * 0.22, 0.5, -1.05], 0.008, [0.4, 0, 0]),
  );
}

function addHatch(kit: Kit, field: BodyField, x: number, width: number, side: 1 | -1): void {
  const z = field.surfaceZ(x, 1.24);
  kit.box("black", [width + 0.02, 0.3, 0.012], [x, 1.24, side * (z + 0.001)], 0.02);
  kit.box("paint", [width, 0.28, 0.022], [x, 1.24, side * (z + 0.002)], 0.02);
  kit.both((end) =>
    kit.box("black", [0.06, 0.05, 0.026], [x + end * (width / 2 - 0.1), 1.3, side * (z + 0.006)], 0.01),
  );
}

/** Adds windows, door with step, checker plate, flares, hatches, lamps and the rolled awning. */
export function addWalls(kit: Kit, field: BodyField): void {
  kit.both((side) => {
    addPlates(kit, field, side);
    addFlare(kit, field, side);
    for (const x of [1.75, 0.3, -2.1])
      kit.box("amber", [0.07, 0.03, 0.02], [x, 1.12, side * (field.surfaceZ(x, 1.12) + 0.006)], 0.008);
  });
  addWindow(kit, field, 0.5, 1.0, -1);
  addWindow(kit, field, 0.9, 0.95, 1);
  addWindow(kit, field, -1.1, 0.95, 1);
  addHatch(kit, field, 1.5, 0.5, -1);
  addHatch(kit, field, 1.5, 0.5, 1);
  addHatch(kit, field, -0.4, 0.6, 1);
  addDoor(kit, field);
  kit.box("canvas", [2.5, 0.13, 0.15], [0.45, 1.9, -1.13], 0.06);
  kit.both((end) => kit.box("black", [0.03, 0.15, 0.17], [0.45 + end * 1.25, 1.9, -1.13], 0.012));
  kit.box("lamp", [0.36, 0.04, 0.03], [-1.35, 1.95, -1.09], 0.012);
}
