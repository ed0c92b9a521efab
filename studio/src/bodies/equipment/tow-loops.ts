import { type Point3 } from "../../geometry/point";
import { type Kit } from "../../parts/kit";
import { type PaletteName } from "../../shading/palette";

/** A pair of loops under the front bumper: where the nearer leg of each begins. */
export function addTowLoops(
  kit: Kit,
  [x, y, z]: Point3,
  size: { readonly reach: number; readonly radius: number },
  material: PaletteName,
): void {
  const tip = x + size.reach;
  kit.both((side) =>
    kit.tube(
      material,
      [
        [x, y, side * z],
        [tip, y - 0.02, side * z],
        [tip, y - 0.02, side * (z - 0.085)],
        [x, y, side * (z - 0.085)],
      ],
      size.radius,
      20,
    ),
  );
}
