import { type Point3 } from "../../geometry/point";
import { type Kit } from "../../parts/kit";
import { type PaletteName } from "../../shading/palette";
import { indexedSurface } from "./indexed-surface";

/** A thin curved sheet: `at` gives its points for u from -1 to 1 across and v from 0 to 1 upwards. */
export function sheet<Extra extends string>(
  kit: Kit<Extra>,
  material: PaletteName | Extra,
  at: (u: number, v: number) => Point3,
): void {
  const across = 24;
  const up = 14;
  const position: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= up; j++)
    for (let i = 0; i <= across; i++) position.push(...at((i / across) * 2 - 1, j / up));
  for (let j = 0; j < up; j++) {
    for (let i = 0; i < across; i++) {
      const o = j * (across + 1) + i;
      index.push(o, o + 1, o + across + 1, o + 1, o + across + 2, o + across + 1);
    }
  }
  kit.add(indexedSurface(position, index), material);
}
