import { roundedBox } from "../../geometry/rounded-box";
import { smoothMin } from "../../geometry/scalar";
import { sweep } from "../craft/sweep";
import { type RoomKit } from "./finishes";
import { cushion } from "./room";

/** The door end, seen from the bed: screen door, wardrobe, television, step. */
export function doorEnd(kit: RoomKit): void {
  kit.box("oakUp", [0.62, 1.96, 0.6], [-1.06, 0.98, 0.8], 0.012);
  kit.box("front", [0.014, 1.5, 0.52], [-0.745, 1.15, 0.79], 0.006);
  kit.box("gloss", [0.014, 0.2, 0.014], [-0.735, 1.1, 0.58], 0.005);
  kit.box("gloss", [0.02, 0.34, 0.58], [-1.36, 1.42, 0.0], 0.01);
  kit.box("front", [0.7, 1.88, 0.02], [-0.1, 0.96, -1.094], 0.012);
  kit.box("gloss", [0.62, 1.8, 0.024], [-0.1, 0.96, -1.093], 0.03);
  kit.box("glow", [0.52, 0.7, 0.03], [-0.1, 1.4, -1.09], 0.02);
  kit.box("hill", [0.52, 0.2, 0.031], [-0.1, 1.15, -1.0895], 0.01);
  kit.box("speaker", [0.52, 0.72, 0.03], [-0.1, 0.56, -1.09], 0.01);
  sweep(
    kit,
    "satin",
    [
      [0.14, 0.9, -1.06],
      [0.14, 1.0, -1.03],
      [0.14, 1.14, -1.03],
      [0.14, 1.24, -1.06],
    ],
    [1, 0, 0],
    0.01,
    0.01,
    2,
  );
  kit.blob(
    "sand",
    (x, y, z) =>
      smoothMin(
        roundedBox(x + 1.02, y - 0.22, z + 0.1, [0.3, 0.22, 0.55], 0.04),
        roundedBox(x + 1.27, y - 0.62, z + 0.1, [0.075, 0.26, 0.55], 0.06),
        0.04,
      ),
    [-1.45, -0.02, -0.75],
    [-0.65, 0.95, 0.55],
    0.016,
  );
  cushion(kit, "rust", [-1.12, 0.6, 0.2], [0.055, 0.15, 0.17], -0.3);
  cushion(kit, "wool", [-1.1, 0.58, -0.4], [0.055, 0.14, 0.16], -0.35);
}
