import { type Kit } from "../../parts/kit";

const FRONT = 0.8;
const BACK = -2.76;
const MIDDLE = (FRONT + BACK) / 2;
const LENGTH = FRONT - BACK;
const FLOOR = 1.08;
const TOP = 1.86;

/** Steel tipper body: ribbed sides, a headboard over the cab's roof line, a hinged tailgate, a ram below. */
export function addTruckTipper(kit: Kit): void {
  const middle = (FLOOR + TOP) / 2;
  kit.both((s) => {
    kit.box("grey", [LENGTH, TOP - FLOOR, 0.05], [MIDDLE, middle, s * 1.0], 0.012);
    kit.box("dark", [LENGTH + 0.04, 0.1, 0.1], [MIDDLE, TOP, s * 1.0], 0.02);
    kit.box("dark", [LENGTH + 0.04, 0.1, 0.08], [MIDDLE, FLOOR, s * 1.0], 0.02);
    for (let rib = 0; rib < 6; rib++)
      kit.box("dark", [0.09, TOP - FLOOR, 0.05], [FRONT - 0.06 - rib * 0.688, middle, s * 1.035], 0.02);
    kit.box("dark", [0.08, 0.2, 0.06], [BACK - 0.03, TOP + 0.02, s * 0.93], 0.02);
    kit.box("black", [3.4, 0.14, 0.08], [MIDDLE, 0.86, s * 0.38], 0.01);
  });
  kit.box("dark", [LENGTH, 0.06, 1.98], [MIDDLE, FLOOR, 0], 0.01);
  kit.box("grey", [0.05, TOP - FLOOR - 0.04, 1.92], [BACK, middle, 0], 0.012);
  for (const z of [-0.62, 0, 0.62])
    kit.box("dark", [0.05, TOP - FLOOR - 0.08, 0.08], [BACK - 0.03, middle, z], 0.02);
  kit.box("grey", [0.05, 1.1, 1.98], [FRONT + 0.02, FLOOR + 0.55, 0], 0.012);
  kit.box("dark", [0.09, 0.09, 2.0], [FRONT + 0.02, FLOOR + 1.1, 0], 0.02);
  kit.box("grey", [0.34, 0.04, 1.9], [FRONT + 0.16, FLOOR + 1.13, 0], 0.012, [0, 0, 0.12]);
  kit.cylinder("satin", 0.07, 0.5, [0.5, 0.86, 0]);
}
