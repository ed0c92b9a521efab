import * as THREE from "three";
import { type DistanceField, type Point3 } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax, smoothMin } from "../../geometry/scalar";
import { type CabinKit, type CabinName } from "./trim";

/** Shape of a steering wheel. */
export interface WheelStyle {
  readonly radius: number;
  readonly grip: number;
  /** 2 = round; higher = squarer rim. */
  readonly power: number;
  /** Share of the radius at which the lower rim is cut flat (1 = round). */
  readonly flat: number;
  readonly spokes: 2 | 3;
  readonly hub: readonly [number, number];
  /** Materials of the rim, of hub and spokes behind it, and of the spokes' inlays. */
  readonly rim: CabinName;
  readonly shell: CabinName;
  readonly inlay: CabinName;
  readonly buttons: boolean;
}

/** Puts a steering wheel with its column and stalks at `at`, tilted like a car's (`tilt` radians). */
export function steeringWheel(kit: CabinKit, style: WheelStyle, at: Point3, tilt = -0.38): void {
  kit.placed(at, [0, -Math.PI / 2, tilt], () => {
    rim(kit, style);
    hub(kit, style);
    spokes(kit, style);
    column(kit);
  });
}

function rim(kit: CabinKit, style: WheelStyle): void {
  const points: Point3[] = [];
  for (let i = 0; i < 64; i++) {
    const a = (i / 64) * Math.PI * 2;
    const c = Math.cos(a);
    const s = Math.sin(a);
    const x = Math.sign(c) * Math.abs(c) ** (2 / style.power) * style.radius;
    const y = Math.sign(s) * Math.abs(s) ** (2 / style.power) * style.radius;
    points.push([x, Math.max(y, -style.radius * style.flat), 0]);
  }
  kit.loop(style.rim, points, style.grip, 160);
}

function hub(kit: CabinKit, style: WheelStyle): void {
  const [w, h] = style.hub;
  const pad: DistanceField = (x, y, z) =>
    roundedBox(x * (1 - 0.9 * y), y + 0.01, z - 0.012 + 2.2 * (x * x + y * y), [w, h, 0.032], 0.03);
  kit.blob("upper", pad, [-w - 0.06, -h - 0.07, -0.08], [w + 0.06, h + 0.06, 0.08], 0.006);
  kit.add(new THREE.TorusGeometry(0.021, 0.0032, 10, 40), "chrome", [0, 0, 0.042], [0, 0, 0], [1, 0.75, 1]);
  kit.box("chrome", [0.03, 0.0035, 0.004], [0, 0, 0.043], 0.001);
  const back: DistanceField = (x, y, z) =>
    smoothMax(Math.hypot(x, y) - 0.085, Math.abs(z + 0.05) - 0.03, 0.02);
  kit.blob(style.shell, back, [-0.12, -0.12, -0.11], [0.12, 0.12, 0.02], 0.01);
}

function spokes(kit: CabinKit, style: WheelStyle): void {
  const { radius } = style;
  const [w] = style.hub;
  for (const s of [-1, 1]) {
    const arm: DistanceField = (x, y, z) =>
      roundedBox(
        s * x - (w + radius) / 2,
        y - 0.004,
        z + 0.012 - 0.1 * (s * x - w),
        [(radius - w) / 2 + 0.02, 0.03 - 0.05 * (s * x - w), 0.013],
        0.012,
      );
    kit.blob(
      style.shell,
      arm,
      [s > 0 ? 0.02 : -0.25, -0.07, -0.07],
      [s > 0 ? 0.25 : -0.02, 0.07, 0.07],
      0.006,
    );
    const pad: DistanceField = (x, y, z) =>
      roundedBox(
        s * x - (w + radius) / 2 - 0.004,
        y - 0.006,
        z - 0.001 - 0.1 * (s * x - w),
        [(radius - w) / 2 - 0.018, 0.022, 0.008],
        0.006,
      );
    kit.blob(
      style.inlay,
      pad,
      [s > 0 ? 0.02 : -0.25, -0.05, -0.04],
      [s > 0 ? 0.25 : -0.02, 0.06, 0.05],
      0.005,
    );
    if (!style.buttons) continue;
    for (let i = 0; i < 4; i++)
      kit.box(
        "grip",
        [0.014, 0.011, 0.006],
        [s * ((w + radius) / 2 - 0.008 + (i % 2) * 0.02), 0.014 - Math.floor(i / 2) * 0.017, 0.0095],
        0.003,
      );
  }
  if (style.spokes === 3) {
    for (const s of [-1, 1]) {
      const leg: DistanceField = (x, y, z) =>
        smoothMin(
          roundedBox(
            x - s * (0.022 + 0.06 * Math.max(0, -y - 0.07)),
            y + 0.125,
            z + 0.014,
            [0.011, 0.06, 0.009],
            0.008,
          ),
          9,
          0.001,
        );
      kit.blob(
        "satin",
        leg,
        [s > 0 ? -0.02 : -0.09, -0.21, -0.05],
        [s > 0 ? 0.09 : 0.02, -0.04, 0.03],
        0.005,
      );
    }
  }
}

function column(kit: CabinKit): void {
  const shroud: DistanceField = (x, y, z) =>
    roundedBox(x, y + 0.012, z + 0.17, [0.062 - 0.1 * (z + 0.17) * 0.5, 0.05, 0.1], 0.04);
  kit.blob("lower", shroud, [-0.1, -0.1, -0.3], [0.1, 0.08, -0.05], 0.01);
  for (const s of [-1, 1]) {
    kit.tube(
      "grip",
      [
        [s * 0.05, 0.012, -0.11],
        [s * 0.13, 0.022, -0.095],
        [s * 0.17, 0.03, -0.09],
      ],
      0.0085,
      20,
    );
    kit.box("gloss", [0.05, 0.022, 0.018], [s * 0.175, 0.031, -0.09], 0.008, [0, 0, s * 0.15]);
  }
}
