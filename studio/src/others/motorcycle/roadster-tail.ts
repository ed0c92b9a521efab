import { type DistanceField } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax, smoothstep } from "../../geometry/scalar";
import { addPlate } from "../../parts/plate";
import { sweep } from "../craft/sweep";
import { type BikeKit } from "./finishes";

/** Two-level seat with piping, painted tail unit, lamp bar and plate holder. */
export function seatAndTail(kit: BikeKit): void {
  const seat: DistanceField = (x, y, z) => {
    const X = x + 0.38;
    const up = 0.075 * smoothstep(-0.05, -0.15, X) - 0.05 * smoothstep(0.2, 0, Math.abs(X - 0.08));
    const half = 0.135 - 0.06 * smoothstep(0, 0.28, X) - 0.05 * smoothstep(-0.1, -0.42, X);
    const quilt =
      0.004 *
      Math.abs(Math.cos((Math.PI * X) / 0.045)) ** 12 *
      smoothstep(0.1, 0.06, Math.abs(z)) *
      smoothstep(0.2, 0.12, Math.abs(X + 0.02));
    return smoothMax(
      smoothMax(Math.abs(z) - half, Math.abs(y - 0.845 - up) - 0.05 + quilt, 0.05),
      Math.abs(X) - 0.34,
      0.05,
    );
  };
  kit.blob("hide", seat, [-0.8, 0.72, -0.2], [0, 1.02, 0.2], 0.0065);
  const unit: DistanceField = (x, y, z) => {
    const X = x + 0.62;
    const back = Math.max(0, -X);
    const Y = y - 0.845 - 0.2 * back;
    const d = smoothMax(
      smoothMax(Math.abs(z) - 0.115 + 0.2 * back, Math.abs(Y) - 0.055 + 0.1 * back, 0.045),
      Math.abs(X + 0.02) - 0.27,
      0.03,
    );
    return smoothMax(d, -roundedBox(X + 0.31, Y + 0.004, z, [0.03, 0.02, 0.075], 0.012), 0.008);
  };
  kit.blob("paint", unit, [-0.98, 0.7, -0.2], [-0.3, 1.06, 0.2], 0.007);
  kit.box("red", [0.03, 0.03, 0.14], [-0.9, 0.9, 0], 0.012, [0, 0, -0.2]);
  kit.box("glare", [0.006, 0.007, 0.12], [-0.917, 0.904, 0], 0.003, [0, 0, -0.2]);
  kit.both((s) => {
    kit.tube(
      "black",
      [
        [-0.42, 0.83, s * 0.13],
        [-0.56, 0.86, s * 0.155],
        [-0.74, 0.905, s * 0.135],
        [-0.8, 0.92, s * 0.1],
      ],
      0.011,
      30,
    );
    kit.box("black", [0.03, 0.06, 0.02], [-0.44, 0.83, s * 0.12], 0.008);
  });
  plateHolder(kit);
}

function plateHolder(kit: BikeKit): void {
  const arm: DistanceField = (x, y, z) =>
    roundedBox(
      x + 0.9 - 0.62 * (y - 0.78),
      y - 0.785,
      z,
      [0.02, 0.095, 0.035 + 0.1 * Math.max(0, 0.74 - y)],
      0.012,
    );
  kit.blob("black", arm, [-1.06, 0.6, -0.09], [-0.76, 0.93, 0.09], 0.007);
  kit.box("black", [0.008, 0.18, 0.26], [-0.998, 0.63, 0], 0.004, [0, 0, -0.25]);
  addPlate(kit.group, [-1.006, 0.63, 0], -1, { tilt: -0.25, width: 0.24, height: 0.16 });
  kit.box("black", [0.03, 0.018, 0.07], [-0.985, 0.735, 0], 0.006, [0, 0, -0.25]);
  kit.box("red", [0.012, 0.03, 0.07], [-1.026, 0.533, 0], 0.004, [0, 0, -0.25]);
  kit.both((s) => {
    sweep(
      kit,
      "black",
      [
        [-0.925, 0.765, s * 0.03],
        [-0.94, 0.768, s * 0.1],
        [-0.95, 0.772, s * 0.135],
      ],
      [1, 0, 0],
      0.009,
      0.007,
    );
    const lamp: DistanceField = (x, y, z) =>
      roundedBox(
        x + 0.955,
        y - 0.773,
        s * z - 0.165,
        [0.028 - 0.12 * Math.abs(s * z - 0.165), 0.017, 0.036],
        0.014,
      );
    kit.blob("black", lamp, [-1.01, 0.73, s > 0 ? 0.1 : -0.23], [-0.9, 0.82, s > 0 ? 0.23 : -0.1], 0.005);
    kit.box("amber", [0.012, 0.022, 0.052], [-0.98, 0.773, s * 0.165], 0.005);
  });
}
