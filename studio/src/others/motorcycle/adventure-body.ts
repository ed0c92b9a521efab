import { type DistanceField } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax, smoothstep } from "../../geometry/scalar";
import { type BikeKit } from "./finishes";

/** Tank with shrouds, beak and flanks: the painted upper body. */
export function upperBody(kit: BikeKit): void {
  const tank: DistanceField = (x, y, z) => {
    const X = x - 0.14;
    const Y = y - 0.96;
    const w =
      0.155 -
      0.085 * smoothstep(0, -0.28, X) +
      0.035 * smoothstep(0.02, 0.2, X) -
      0.3 * Math.max(0, Y) ** 1.4;
    const top = Y - (0.14 - 0.9 * Math.max(0, -X - 0.02) ** 1.5 - 0.25 * Math.max(0, X - 0.1) ** 1.5);
    const d = smoothMax(
      Math.abs(z) - w + 0.016 * Math.exp(-(((Y + 0.03) / 0.045) ** 2)),
      smoothMax(top, -(Y + 0.14 - 0.1 * X), 0.05),
      0.09,
    );
    return smoothMax(d, Math.abs(X - 0.01) - 0.31, 0.07);
  };
  kit.blob("paint", tank, [-0.28, 0.74, -0.28], [0.54, 1.18, 0.28], 0.009);
  kit.cylinder("gloss", 0.04, 0.014, [0.16, 1.104, 0]);
  kit.both((s) => {
    const shroud: DistanceField = (x, y, z) => {
      const X = x - 0.36;
      const Y = y - 0.84;
      const blade = roundedBox(
        X + Y * 0.55,
        Y,
        s * z - 0.17 + X * 0.25 - Y * 0.12,
        [0.13, 0.13, 0.016],
        0.014,
      );
      return smoothMax(smoothMax(blade, X + Y * 0.9 - 0.14, 0.03), -X - Y * 0.2 - 0.15, 0.03);
    };
    kit.blob("paint", shroud, [0.12, 0.64, s > 0 ? 0.06 : -0.32], [0.64, 1.02, s > 0 ? 0.32 : -0.06], 0.008);
    kit.box("black", [0.16, 0.1, 0.03], [0.28, 0.72, s * 0.165], 0.012, [0, 0, 0.4]);
    for (let i = 0; i < 3; i++)
      kit.box("gloss", [0.1, 0.007, 0.004], [0.38 + i * 0.012, 0.82 + i * 0.03, s * 0.183], 0.002, [
        0,
        s * 0.24,
        0.5,
      ]);
  });
  const beak: DistanceField = (x, y, z) => {
    const t = (x - 0.5) / 0.42;
    const rise = 0.94 - 0.1 * t * t - 1.4 * z * z;
    return smoothMax(
      smoothMax(Math.abs(y - rise) - 0.011, Math.abs(z) - 0.085 + 0.05 * t, 0.012),
      Math.max(0.52 - x, x - 0.93),
      0.02,
    );
  };
  kit.blob("paint", beak, [0.44, 0.76, -0.12], [0.98, 1.02, 0.12], 0.0065);
  kit.box("black", [0.2, 0.03, 0.12], [0.6, 0.915, 0], 0.012, [0, 0, -0.05]);
}

export function seat(kit: BikeKit): void {
  const shape: DistanceField = (x, y, z) => {
    const X = x + 0.36;
    const step = 0.065 * smoothstep(0.0, -0.08, X) + 0.01 * smoothstep(0.1, 0.3, X);
    const half = 0.14 - 0.075 * smoothstep(0, 0.3, X) - 0.01 * smoothstep(-0.2, -0.42, X);
    return smoothMax(
      smoothMax(Math.abs(z) - half, Math.abs(y - 0.925 - step) - 0.05, 0.05),
      Math.abs(X) - 0.42,
      0.05,
    );
  };
  kit.blob("hide", shape, [-0.86, 0.82, -0.2], [0.1, 1.1, 0.2], 0.0075);
  for (const s of [-1, 1])
    kit.tube(
      "piping",
      [
        [-0.05, 0.972, s * 0.07],
        [-0.22, 0.965, s * 0.105],
        [-0.34, 0.975, s * 0.115],
        [-0.4, 1.025, s * 0.12],
        [-0.6, 1.036, s * 0.118],
        [-0.74, 1.03, s * 0.1],
      ],
      0.003,
      60,
    );
  kit.both((s) => {
    const flank: DistanceField = (x, y, z) =>
      roundedBox(x + 0.42, y - 0.83 - 0.14 * -(x + 0.42), s * z - 0.125, [0.24, 0.05, 0.012], 0.012);
    kit.blob("paint", flank, [-0.72, 0.7, s > 0 ? 0.08 : -0.18], [-0.1, 1, s > 0 ? 0.18 : -0.08], 0.008);
  });
}
