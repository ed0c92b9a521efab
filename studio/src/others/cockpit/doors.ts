import { type ProfilePoint } from "../../geometry/outline";
import { type DistanceField, type Point3 } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax, smoothMin } from "../../geometry/scalar";
import { drawnOutAlongX, type Section, section } from "../craft/sections";
import { sweep } from "../craft/sweep";
import { type CabinKit } from "./trim";

/** How the doors of a cockpit are made. */
export interface DoorStyle {
  /** Height of the window line. */
  readonly belt: number;
  /** Handle: chrome lever in a cup, or a pull loop of a work vehicle. */
  readonly handle: "lever" | "loop" | "flush";
  /** A thin light line along the door. */
  readonly lightLine?: boolean;
  /** Decor strip above the insert. */
  readonly strip?: boolean;
}

/** Front and rear door trims on both sides. */
export function doors(kit: CabinKit, style: DoorStyle): void {
  kit.both((s) => {
    door(kit, style, s, -0.43, 1.06);
    door(kit, style, s, -1.42, -0.47);
  });
}

function crossSection(drop: number): Section {
  const at = (z: number, y: number, r: number): ProfilePoint => [z, y + drop, r];
  return section([
    at(0.93, 0.3, 0.01),
    at(0.79, 0.31, 0.03),
    at(0.752, 0.37, 0.03),
    at(0.752, 0.49, 0.03),
    at(0.805, 0.52, 0.03),
    at(0.812, 0.6, 0.04),
    at(0.826, 0.7, 0.03),
    at(0.822, 0.83, 0.03),
    at(0.77, 0.87, 0.03),
    at(0.772, 0.915, 0.035),
    at(0.83, 0.945, 0.03),
    at(0.93, 0.95, 0.01),
  ]);
}

function door(kit: CabinKit, style: DoorStyle, s: number, x0: number, x1: number): void {
  const drop = style.belt - 0.945;
  const cut = crossSection(drop);
  const base = drawnOutAlongX(cut, x0, x1, 0.02);
  const mid = (x0 + x1) / 2;
  const side = (min: number, max: number, z0: number, z1: number): [Point3, Point3] => [
    [x0 - 0.05, min + drop, s > 0 ? z0 : -z1],
    [x1 + 0.05, max + drop, s > 0 ? z1 : -z0],
  ];
  const shoulder = 0.86 + drop;
  kit.blob(
    "lower",
    (x, y, z) => smoothMax(base(x, y, s * z), y - shoulder, 0.004),
    ...side(0.26, 1.0, 0.66, 0.9),
    0.015,
  );
  kit.blob(
    "upper",
    (x, y, z) => smoothMax(base(x, y, s * z), shoulder + 0.002 - y, 0.004),
    ...side(0.8, 1.0, 0.66, 0.9),
    0.01,
  );
  const insert: DistanceField = (x, y, z) =>
    smoothMax(
      Math.abs(cut(s * z, y) + 0.002) - 0.008,
      roundedBox(x - mid - 0.02, y - 0.765 - drop, 0, [(x1 - x0) / 2 - 0.07, 0.062, 1], 0.03),
      0.006,
    );
  kit.blob("accent", insert, ...side(0.6, 0.9, 0.7, 0.9), 0.01);
  armrest(kit, style, s, x1, drop);
  lowerParts(kit, s, x0, x1, drop);
  const y = 0.842 + drop;
  if (style.strip !== false)
    sweep(
      kit,
      "decor",
      [
        [x0 + 0.06, y, s * 0.813],
        [mid, y, s * 0.813],
        [x1 - 0.06, y, s * 0.813],
      ],
      [0, 1, 0],
      0.012,
      0.006,
      6,
    );
  if (style.lightLine) kit.box("lit", [x1 - x0 - 0.16, 0.004, 0.004], [mid, 0.822 + drop, s * 0.816], 0.002);
}

function armrest(kit: CabinKit, style: DoorStyle, s: number, x1: number, drop: number): void {
  const front = x1 > 0;
  const cx = front ? 0.14 : -0.9;
  const cy = 0.665 + drop;
  const half = front ? 0.34 : 0.26;
  const arm: DistanceField = (x, y, z) => {
    const X = x - cx;
    const rise = 0.05 * Math.max(0, X / half) ** 2;
    const solid = smoothMin(
      roundedBox(X, y - cy - rise, s * z - 0.775, [half, 0.034, 0.062], 0.028),
      roundedBox(X, y - cy + 0.05, s * z - 0.8, [half - 0.02, 0.05, 0.03], 0.028),
      0.04,
    );
    const cup = roundedBox(X + 0.02, y - cy - 0.05, s * z - 0.79, [0.075, 0.06, 0.022], 0.02);
    return smoothMax(solid, -cup, 0.012);
  };
  kit.blob(
    "accent",
    arm,
    [cx - half - 0.05, cy - 0.14, s > 0 ? 0.68 : -0.88],
    [cx + half + 0.05, cy + 0.14, s > 0 ? 0.88 : -0.68],
    0.008,
  );
  kit.box("gloss", [0.2, 0.012, 0.07], [cx + half - 0.12, cy + 0.054, s * 0.775], 0.005, [0, 0, 0.2]);
  for (let i = 0; i < (front ? 4 : 1); i++)
    kit.box(
      "trim",
      [0.03, 0.014, 0.02],
      [
        cx + half - 0.16 + (i % 2) * 0.05,
        cy + 0.06 + (i % 2) * 0.008,
        s * (0.765 + Math.floor(i / 2) * 0.026),
      ],
      0.005,
      [0, 0, 0.25],
    );
  const hx = cx + half - 0.06;
  const hy = 0.77 + drop;
  if (style.handle === "loop")
    kit.tube(
      "satin",
      [
        [hx - 0.12, hy - 0.01, s * 0.815],
        [hx - 0.1, hy, s * 0.765],
        [hx + 0.06, hy + 0.02, s * 0.765],
        [hx + 0.08, hy + 0.02, s * 0.815],
      ],
      0.011,
      30,
    );
  else {
    kit.box("gloss", [0.16, 0.05, 0.012], [hx, hy + 0.012, s * 0.815], 0.006);
    const lever: DistanceField = (x, y, z) =>
      roundedBox(
        x - hx + 0.005,
        y - hy - 0.014,
        s * z - 0.803 - 0.15 * (x - hx),
        [0.062, 0.011, 0.007],
        0.006,
      );
    kit.blob(
      style.handle === "flush" ? "satin" : "chrome",
      lever,
      [hx - 0.1, hy - 0.04, s > 0 ? 0.76 : -0.84],
      [hx + 0.1, hy + 0.07, s > 0 ? 0.84 : -0.76],
      0.005,
    );
  }
}

function lowerParts(kit: CabinKit, s: number, x0: number, x1: number, drop: number): void {
  const front = x1 > 0;
  const sx = front ? 0.66 : -0.68;
  kit.cylinder("trim", front ? 0.1 : 0.075, 0.02, [sx, 0.59 + drop, s * 0.812], "z");
  kit.cylinder("speaker", front ? 0.09 : 0.066, 0.026, [sx, 0.59 + drop, s * 0.811], "z");
  const mid = (x0 + x1) / 2 - 0.05;
  kit.box("pocket", [x1 - x0 - 0.5, 0.04, 0.05], [mid, 0.5 + drop, s * 0.785], 0.018);
  kit.box("trim", [x1 - x0 - 0.46, 0.03, 0.012], [mid, 0.49 + drop, s * 0.751], 0.006);
}
