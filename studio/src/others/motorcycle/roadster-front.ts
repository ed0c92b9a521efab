import { type DistanceField } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax, smoothstep } from "../../geometry/scalar";
import { sheet } from "../craft/sheet";
import { type BikeKit } from "./finishes";
import { FRONT } from "./roadster-wheels";
import { caliper } from "./wheel";

const HEAD: readonly [number, number] = [0.4, 0.99];

export function fork(kit: BikeKit): void {
  const at = (t: number): [number, number] => [
    FRONT.x + (HEAD[0] - FRONT.x) * t,
    FRONT.radius + (HEAD[1] - FRONT.radius) * t,
  ];
  const [mx, my] = at(0.5);
  kit.both((s) => {
    const z = s * 0.105;
    kit.tube(
      "dark",
      [
        [FRONT.x, FRONT.radius - 0.03, z],
        [mx, my, z],
      ],
      0.029,
      8,
    );
    kit.tube(
      "gold",
      [
        [mx, my, z],
        [HEAD[0], HEAD[1], z],
      ],
      0.025,
      8,
    );
    kit.cylinder("dark", 0.04, 0.05, [FRONT.x, FRONT.radius, z], "z");
    kit.cylinder("satin", 0.02, 0.058, [FRONT.x, FRONT.radius, z], "z");
    kit.box(
      "dark",
      [0.05, 0.1, 0.03],
      [FRONT.x - 0.085, FRONT.radius + 0.085, s * 0.085],
      0.012,
      [0, 0, 0.4],
    );
    caliper(kit, FRONT, s * 0.075, 2.5, "gold");
    kit.tube(
      "black",
      [
        [0.61, 0.47, s * 0.1],
        [0.62, 0.6, s * 0.13],
        [0.53, 0.78, s * 0.13],
        [0.44, 0.95, s * 0.09],
      ],
      0.0055,
      30,
    );
  });
  for (const t of [0.66, 0.98]) {
    const [x, y] = at(t);
    kit.box("gloss", [0.07, 0.035, 0.28], [x - 0.02, y, 0], 0.014, [0, 0, 0.45]);
  }
  kit.both((s) => kit.box("amber", [0.05, 0.025, 0.05], [0.46, 0.86, s * 0.17], 0.012));
}

/** A curved shield above the lamp. */
export function flyScreen(kit: BikeKit): void {
  sheet(kit, "paint", (u, v) => [
    0.535 - 0.12 * v - 0.075 * u * u + 0.02 * v * v,
    0.975 + 0.15 * v - 0.03 * v * v * u * u,
    u * (0.115 - 0.03 * v - 0.02 * v * v),
  ]);
  kit.box("gloss", [0.05, 0.085, 0.15], [0.42, 1.06, 0], 0.02, [0, 0, -0.5]);
}

export function tank(kit: BikeKit): void {
  const shape: DistanceField = (x, y, z) => {
    const X = x - 0.1;
    const Y = y - 0.86;
    const w =
      0.145 -
      0.07 * smoothstep(0.05, -0.3, X) -
      0.02 * smoothstep(0.1, 0.3, X) -
      0.25 * Math.max(0, Y) ** 1.5;
    const top = Y - (0.125 - 0.9 * Math.max(0, -X - 0.02) ** 1.6 - 0.5 * Math.max(0, X - 0.08) ** 1.5);
    const knee = 0.02 * Math.exp(-(((Y + 0.02) / 0.05) ** 2));
    const d = smoothMax(Math.abs(z) - w + knee, smoothMax(top, -(Y + 0.13 + 0.1 * X), 0.06), 0.11);
    return smoothMax(d, Math.abs(X) - 0.3, 0.09);
  };
  kit.blob("paint", shape, [-0.3, 0.64, -0.24], [0.48, 1.06, 0.24], 0.009);
  kit.cylinder("chrome", 0.034, 0.012, [0.17, 0.983, 0]);
  kit.both((s) => {
    const shroud: DistanceField = (x, y, z) => {
      const X = x - 0.33;
      const Y = y - 0.72;
      return smoothMax(
        roundedBox(X + Y * 0.5, Y, s * z - 0.155 + X * 0.12, [0.085, 0.1, 0.016], 0.014),
        X + Y * 0.7 - 0.1,
        0.02,
      );
    };
    kit.blob("paint", shroud, [0.1, 0.56, s > 0 ? 0.08 : -0.24], [0.56, 0.88, s > 0 ? 0.24 : -0.08], 0.008);
    kit.box("gloss", [0.09, 0.05, 0.004], [0.34, 0.72, s * 0.171], 0.002, [0, s * 0.12, 0.45]);
  });
}
