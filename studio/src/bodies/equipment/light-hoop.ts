import { type Kit } from "../../parts/kit";

const LAMPS = [-0.42, -0.14, 0.14, 0.42];

/** Black hoop behind a cab, braced to the tub, with four round lamps on top. */
export function addLightHoop(kit: Kit): void {
  kit.both((side) => {
    const hoop = [
      [-1.06, 1.2, side * 0.81],
      [-1.08, 1.78, side * 0.72],
      [-1.08, 1.9, side * 0.6],
      [-1.08, 1.92, 0],
    ] as const;
    const brace = [
      [-1.08, 1.86, side * 0.68],
      [-1.36, 1.6, side * 0.77],
      [-1.53, 1.22, side * 0.83],
    ] as const;
    kit.tube("black", hoop, 0.036, 30);
    kit.tube("black", brace, 0.03, 30);
  });
  for (const z of LAMPS) {
    kit.cylinder("black", 0.085, 0.07, [-1.02, 1.99, z], "x");
    kit.cylinder("lamp", 0.07, 0.02, [-0.98, 1.99, z], "x");
  }
}
