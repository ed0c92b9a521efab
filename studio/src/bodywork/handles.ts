import { type Point3 } from "../geometry/point";
import { type Kit } from "../parts/kit";
import { type BodyField } from "./body-field";
import { type BodySpec } from "./body-spec";

/** A handle in the skin: only the gap round it shows. */
function addFlushHandle(kit: Kit, [x, y, z]: Point3, tilt: number): void {
  const out = Math.sign(z);
  kit.box("gloss", [0.19, 0.03, 0.006], [x, y, z - out * 0.001], 0.003, [tilt, 0, 0]);
  kit.box("paint", [0.182, 0.022, 0.008], [x, y, z - out * 0.0005], 0.003, [tilt, 0, 0]);
}

/** Adds door handles, each with the dark hollow behind it, leaning with the skin. */
export function addHandles(kit: Kit, spec: BodySpec, field: BodyField): void {
  for (const [x, y] of spec.handles ?? [])
    kit.both((side) => {
      const z = field.surfaceZ(x, y);
      const tilt = Math.atan2(z - field.surfaceZ(x, y + 0.06), 0.06);
      if (spec.flushHandles === true) {
        addFlushHandle(kit, [x, y, side * z], side * -tilt);
        return;
      }
      kit.box(spec.handleMaterial ?? "paint", [0.21, 0.026, 0.022], [x, y, side * (z + 0.016)], 0.011, [
        side * -tilt,
        0,
        0,
      ]);
      kit.box("gloss", [0.15, 0.05, 0.006], [x, y + 0.002, side * (z - 0.001)], 0.003, [side * -tilt, 0, 0]);
    });
}
