import { type DistanceField, type Point3 } from "../geometry/point";
import { roundedBox } from "../geometry/rounded-box";
import { smoothMin } from "../geometry/scalar";

/** A front or rear seat with headrest; `recline` is the back's slope, metres per metre. */
export function seatField(centre: Point3, width = 0.5, recline = 0.28): DistanceField {
  return (x, y, z) => {
    const dx = x - centre[0];
    const dy = y - centre[1];
    const dz = z - centre[2];
    const back = dx + 0.24 + (dy - 0.05) * recline;
    let d = roundedBox(dx - 0.02, dy, dz, [0.27, 0.085, width / 2], 0.07);
    const halfBack = width / 2 - 0.02 - Math.max(0, dy - 0.4) * 0.18;
    d = smoothMin(d, roundedBox(back, dy - 0.36, dz, [0.075, 0.36, halfBack], 0.065), 0.06);
    d = smoothMin(d, roundedBox(back + 0.01, dy - 0.82, dz, [0.05, 0.085, 0.13], 0.045), 0.02);
    return d - 0.018 * Math.exp(-Math.pow((Math.abs(dz) - width / 2 + 0.04) / 0.05, 2));
  };
}
