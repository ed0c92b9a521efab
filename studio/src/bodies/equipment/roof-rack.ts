import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";

const RAIL_AT = 0.66;
const FOOT_AT = 0.62;
const SLATS = 10;

/** Flat rack on four feet a side, a wind deflector in front; for a flat roof. */
export function addRoofRack(kit: Kit, field: BodyField): void {
  const height = field.surfaceY(-0.7, 0.55) + 0.075;
  kit.both((side) => {
    kit.tube(
      "black",
      [
        [0.35, height, side * RAIL_AT],
        [-1.95, height, side * RAIL_AT],
      ],
      0.02,
      12,
    );
    for (const x of [0.2, -0.5, -1.2, -1.85]) {
      const roof = field.surfaceY(x, FOOT_AT);
      kit.box("black", [0.06, height - roof + 0.02, 0.04], [x, (height + roof) / 2, side * 0.64], 0.012);
    }
  });
  for (let slat = 0; slat < SLATS; slat++)
    kit.box("black", [0.05, 0.022, 1.3], [0.3 - slat * 0.246, height, 0], 0.008);
  kit.box("black", [0.02, 0.07, 1.24], [0.37, height - 0.015, 0], 0.008, [0, 0, 0.35]);
}
