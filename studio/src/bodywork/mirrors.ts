import { type DistanceField, type Point3 } from "../geometry/point";
import { roundedBox } from "../geometry/rounded-box";
import { smoothMax } from "../geometry/scalar";
import { type Kit } from "../parts/kit";
import { type BodyField } from "./body-field";
import { type BodySpec } from "./body-spec";

/** The housing: a rounded box, tapering forwards, cut flat behind where the glass sits. */
function housing(centre: Point3, width: number, height: number, side: 1 | -1): DistanceField {
  return (x, y, z) => {
    const dx = x - centre[0];
    const dy = y - centre[1];
    const dz = side * z - centre[2];
    const ahead = Math.max(0, dx);
    const taper = ahead * ahead * 3.2;
    const shell = roundedBox(
      dx * 0.82,
      dy + dz * 0.05,
      dz + ahead * 0.1,
      [0.085, height / 2 - taper, width / 2 - taper * 1.2],
      0.06,
    );
    return smoothMax(shell, -(dx + 0.066), 0.012);
  };
}

function addMirror(kit: Kit, spec: BodySpec, field: BodyField, side: 1 | -1): void {
  if (spec.mirror === undefined) return;
  const [x, y, width = 0.2, height = 0.14] = spec.mirror;
  const foot = field.surfaceZ(x - 0.05, y - 0.08) - 0.01;
  const z = foot + 0.05 + width / 2;
  const [near, far] = side > 0 ? [z - width, z + width] : [-z - width, -z + width];
  kit.blob(
    spec.mirrorMaterial ?? "paint",
    housing([x, y, z], width, height, side),
    [x - 0.12, y - height, near],
    [x + 0.22, y + height, far],
    0.009,
  );
  kit.box("mirror", [0.004, height * 0.74, width * 0.82], [x - 0.065, y, side * z], 0.002);
  kit.box("gloss", [0.006, height * 0.84, width * 0.92], [x - 0.0615, y, side * z], 0.003);
  const stalk: Point3 = [x - 0.01, y - height * 0.46, side * (foot + 0.05)];
  kit.box("gloss", [0.075, 0.03, 0.16], stalk, 0.012, [side * 0.25, 0, 0]);
}

/** Adds both door mirrors. */
export function addMirrors(kit: Kit, spec: BodySpec, field: BodyField): void {
  kit.both((side) => {
    addMirror(kit, spec, field, side);
  });
}
