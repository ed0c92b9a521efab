import { roundedBox } from "../../geometry/rounded-box";
import { type Kit } from "../../parts/kit";

const LENGTH = { front: 1.72, rear: -2.04 };
const MIDDLE = (LENGTH.front + LENGTH.rear) / 2;
const HALF = (LENGTH.front - LENGTH.rear) / 2;
const BASE = 1.94;
const LIFT = 0.42;

/** Canvas walls with soft folds, and mesh windows let into them. */
function addCanvas(kit: Kit): void {
  const walls = (x: number, y: number, z: number): number => {
    const fold = 0.006 * Math.sin((y - BASE) * 38) + 0.004 * Math.sin(x * 9 + z * 7);
    return roundedBox(
      x - MIDDLE,
      y - BASE - LIFT / 2,
      z,
      [HALF - 0.06 + fold, LIFT / 2 + 0.02, 0.96 + fold],
      0.05,
    );
  };
  kit.blob(
    "canvas",
    walls,
    [LENGTH.rear - 0.1, BASE - 0.1, -1.1],
    [LENGTH.front + 0.1, BASE + LIFT + 0.1, 1.1],
    0.016,
  );
  kit.both((side) => {
    for (const x of [-1.2, -0.15, 0.9]) {
      kit.box("black", [0.78, 0.25, 0.012], [x, BASE + 0.22, side * 0.966], 0.03);
      kit.box("darkglass", [0.7, 0.18, 0.02], [x, BASE + 0.22, side * 0.966], 0.02);
    }
  });
  for (const [x, out] of [
    [LENGTH.front - 0.055, 1],
    [LENGTH.rear + 0.055, -1],
  ] as const) {
    kit.box("black", [0.012, 0.25, 1.1], [x, BASE + 0.22, 0], 0.004);
    kit.box("darkglass", [0.02, 0.18, 1.0], [x + out * 0.002, BASE + 0.22, 0], 0.008);
  }
}

/** Adds the lifted roof: canvas, lid with gutter, struts, solar panel, hatch and rack bars. */
export function addPopTop(kit: Kit): void {
  addCanvas(kit);
  const y = BASE + LIFT + 0.06;
  const lid = (x: number, py: number, z: number): number =>
    roundedBox(
      x - MIDDLE,
      py - y + 0.02 * z * z + 0.006 * (x - MIDDLE) ** 2,
      z,
      [HALF + 0.06, 0.085, 1.06],
      0.07,
    );
  kit.blob("paint", lid, [LENGTH.rear - 0.2, y - 0.2, -1.2], [LENGTH.front + 0.2, y + 0.2, 1.2], 0.016);
  kit.both((side) => {
    kit.box("black", [HALF * 2 - 0.1, 0.03, 0.02], [MIDDLE, y - 0.05, side * 1.055], 0.008);
    for (const x of [1.5, -1.8])
      kit.tube(
        "satin",
        [
          [x, BASE + 0.02, side * 1.0],
          [x - 0.1, y - 0.06, side * 1.0],
        ],
        0.012,
        4,
      );
    kit.box("black", [0.05, 0.03, 2.0], [MIDDLE + side * 1.1, y + 0.09, 0], 0.01);
  });
  kit.box("gloss", [1.3, 0.03, 0.62], [0.5, y + 0.1, 0.2], 0.008);
  kit.box("satin", [1.33, 0.02, 0.65], [0.5, y + 0.095, 0.2], 0.008);
  kit.box("white", [0.5, 0.07, 0.5], [-0.85, y + 0.1, 0], 0.03);
}
