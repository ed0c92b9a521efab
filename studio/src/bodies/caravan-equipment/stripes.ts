import { type BodyField } from "../../bodywork/body-field";
import { type Kit } from "../../parts/kit";
import { type PaletteName } from "../../shading/palette";

interface Stripe {
  readonly length: number;
  readonly y: number;
  readonly material: PaletteName;
  readonly thickness: number;
}

const STRIPES: readonly Stripe[] = [
  { length: 4.9, y: 1.12, material: "grey", thickness: 0.11 },
  { length: 4.3, y: 0.98, material: "gloss", thickness: 0.045 },
];
const START_X = -2.62;
const PIECES = 60;
/** The door's place on the kerb side, which the stripes leave out. */
const DOOR = { from: -2.13, to: -1.37 };

function addStripe(kit: Kit, field: BodyField, stripe: Stripe, side: 1 | -1): void {
  const step = stripe.length / PIECES;
  for (let piece = 0; piece < PIECES; piece++) {
    const x = START_X + step * (piece + 0.5);
    if (side < 0 && x > DOOR.from && x < DOOR.to) continue;
    const wave = (x + 2.6) * 0.9;
    const y = stripe.y + 0.05 * Math.sin(wave);
    const thickness = stripe.thickness * (1 - (0.75 * piece) / PIECES);
    const place = [x, y, side * (field.surfaceZ(x, y) + 0.0015)] as const;
    kit.box(stripe.material, [step + 0.002, thickness, 0.004], place, 0.0005, [
      0,
      0,
      Math.atan(0.045 * Math.cos(wave)),
    ]);
  }
}

/** Adds the two sweeping bands along either side. */
export function addStripes(kit: Kit, field: BodyField): void {
  kit.both((side) => {
    for (const stripe of STRIPES) addStripe(kit, field, stripe, side);
  });
}
