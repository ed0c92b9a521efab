import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";

/** Beyond the wheel opening. */
const OUTSIDE = 0.06;
const FIRST = 0.3;
const LAST = 2.9;
const STEP = 0.42;

/** Bolt heads along the unpainted arches; `tyre` is the tyre's radius. */
export function addFlareBolts(kit: Kit, field: BodyField, tyre: number): void {
  const radius = field.archRadius + OUTSIDE;
  for (const axle of [field.frontAxle, field.rearAxle])
    for (let angle = FIRST; angle < LAST; angle += STEP) {
      const x = axle + Math.cos(angle) * radius;
      const y = tyre + Math.sin(angle) * radius;
      const z = field.surfaceZ(x, y) + 0.001;
      kit.both((side) => kit.cylinder("satin", 0.011, 0.02, [x, y, side * z], "z"));
    }
}
