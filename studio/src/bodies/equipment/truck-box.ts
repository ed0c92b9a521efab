import { type Kit } from "../../parts/kit";

const MIDDLE = -0.96;
const LENGTH = 3.7;
const FLOOR = 1.0;
const TOP = 2.86;
const HALF = 1.03;

/** Closed box with corner rails, barn doors and marker lamps, on a light truck's chassis. */
export function addTruckBox(kit: Kit): void {
  const height = TOP - FLOOR;
  const back = MIDDLE - LENGTH / 2;
  kit.box("white", [LENGTH, height, HALF * 2], [MIDDLE, FLOOR + height / 2, 0], 0.03);
  kit.both((s) => {
    kit.box("alu", [LENGTH + 0.03, 0.11, 0.04], [MIDDLE, FLOOR + 0.04, s * HALF], 0.01);
    kit.box("alu", [LENGTH + 0.03, 0.09, 0.04], [MIDDLE, TOP - 0.03, s * HALF], 0.015);
    for (const x of [MIDDLE + LENGTH / 2, back])
      kit.box(
        "alu",
        [0.09, height, 0.04],
        [x + Math.sign(MIDDLE - x) * 0.03, FLOOR + height / 2, s * HALF],
        0.015,
      );
    for (const x of [-2.6, -1.7, -0.3, 0.6])
      kit.box("amber", [0.07, 0.03, 0.014], [x, FLOOR + 0.04, s * (HALF + 0.023)], 0.006);
    kit.box("black", [1.7, 0.04, 0.04], [0.02, 0.72, s * 0.98], 0.01);
    kit.box("black", [1.7, 0.04, 0.04], [0.02, 0.5, s * 0.98], 0.01);
    kit.box("steel", [0.03, height - 0.1, 0.03], [back - 0.015, FLOOR + height / 2, s * 0.14], 0.01);
    kit.box("steel", [0.03, height - 0.1, 0.03], [back - 0.015, FLOOR + height / 2, s * 0.82], 0.01);
    kit.box("black", [0.035, 0.06, 0.2], [back - 0.02, 1.5, s * 0.16], 0.01);
    for (const y of [1.25, 1.9, 2.55])
      kit.box("steel", [0.03, 0.05, 0.14], [back - 0.012, y, s * 0.95], 0.008);
    kit.box("red", [0.02, 0.035, 0.09], [back - 0.01, TOP - 0.03, s * 0.86], 0.008);
    kit.box("amber", [0.02, 0.035, 0.09], [MIDDLE + LENGTH / 2 + 0.01, TOP - 0.04, s * 0.86], 0.008);
  });
  kit.box("liner", [0.012, height - 0.08, 0.012], [back - 0.001, FLOOR + height / 2, 0], 0.003);
}
