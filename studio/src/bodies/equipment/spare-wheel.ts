import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";
import { type WheelSpec } from "../../parts/wheel/wheel-spec";
import { addWheel } from "../../parts/wheel/wheel";

const HEIGHT = 0.97;
const ASIDE = 0.12;

/** A wheel on the rear door, with the door's hinges and handle. */
export function addSpareWheel(kit: Kit, field: BodyField, wheel: WheelSpec): void {
  const door = field.surfaceX(0.95, 0, -1);
  kit.cylinder("black", 0.1, 0.1, [door - 0.03, HEIGHT, ASIDE], "x");
  addWheel(kit, wheel, [door - 0.17, HEIGHT, ASIDE], 1, -Math.PI / 2);
  for (const y of [0.82, 1.08]) kit.box("black", [0.03, 0.05, 0.12], [door - 0.008, y, 0.8], 0.012);
  kit.box("black", [0.035, 0.05, 0.16], [door - 0.012, 0.95, -0.62], 0.012);
}
