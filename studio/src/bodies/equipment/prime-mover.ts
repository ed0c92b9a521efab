import { smoothMax } from "../../geometry/scalar";
import { type Kit } from "../../parts/kit";
import { addPlate } from "../../parts/plate";

const AXLES = [-1.15, -2.35];
const WHEEL = 0.5;
const BACK = -3.1;

function addSide(kit: Kit, s: 1 | -1): void {
  kit.box("black", [4.4, 0.26, 0.09], [-0.95, 0.82, s * 0.42], 0.01);
  kit.box("black", [1.0, 0.12, 0.09], [1.5, 0.9, s * 0.42], 0.01);
  kit.cylinder("alu", 0.3, 1.0, [0.12, 0.68, s * 0.8], "x");
  for (const x of [-0.2, 0.44]) kit.cylinder("dark", 0.306, 0.05, [x, 0.68, s * 0.8], "x");
  kit.box("black", [0.5, 0.05, 0.4], [1.0, 0.62, s * 0.92], 0.02);
  kit.box("black", [0.5, 0.05, 0.4], [1.0, 0.92, s * 0.96], 0.02);
  for (const x of AXLES) {
    const guard = Array.from({ length: 9 }, (_, step) => {
      const angle = 0.35 + (step / 8) * (Math.PI - 0.7);
      return [x + Math.cos(angle) * 0.6, WHEEL + Math.sin(angle) * 0.6] as const;
    });
    for (const z of [0.82, 0.95, 1.08])
      kit.tube(
        "black",
        guard.map(([px, py]) => [px, py, s * z] as const),
        0.066,
        30,
      );
  }
  kit.box("black", [0.04, 0.5, 0.56], [BACK + 0.08, 0.6, s * 0.86], 0.01);
  kit.box("red", [0.03, 0.11, 0.3], [BACK, 0.84, s * 0.82], 0.01);
  kit.box("amber", [0.034, 0.11, 0.1], [BACK, 0.84, s * 1.0], 0.01);
  kit.cylinder("chrome", 0.075, 2.0, [0.42, 2.1, s * 0.92]);
  for (const y of [1.9, 2.05]) kit.box("amber", [0.08, 0.03, 0.015], [2.0, y + 0.9, s * 0.96], 0.006);
}

/** Frame, tanks, steps, driven axles, turntable, upright exhausts and the air deflector on the roof. */
export function addPrimeMover(kit: Kit): void {
  kit.both((s) => addSide(kit, s));
  for (const x of AXLES) {
    kit.cylinder("satin", 0.07, 1.7, [x, WHEEL, 0], "z");
    kit.cylinder("black", 0.22, 0.3, [x, WHEEL, 0], "z");
  }
  kit.box("black", [0.08, 0.16, 1.9], [BACK + 0.03, 0.82, 0], 0.02);
  kit.box("checkerPlate", [1.2, 0.03, 0.8], [-0.35, 0.97, 0], 0.01);
  kit.box("steel", [0.9, 0.1, 0.9], [-1.75, 1.05, 0], 0.04);
  kit.cylinder("dark", 0.46, 0.05, [-1.7, 1.12, 0]);
  kit.box("liner", [0.5, 0.06, 0.1], [-2.0, 1.14, 0], 0.02);
  addPlate(kit.group, [BACK - 0.02, 0.7, 0], -1);
  kit.blob(
    "paint",
    (x, y, z) => {
      const nose = smoothMax(y - 2.96 - (1.95 - x) * 0.42, y - 3.36, 0.14);
      return smoothMax(smoothMax(nose, Math.abs(z) - 0.82, 0.18), Math.max(2.86 - y, 0.74 - x), 0.02);
    },
    [0.7, 2.82, -0.9],
    [2.06, 3.46, 0.9],
    0.018,
  );
}
