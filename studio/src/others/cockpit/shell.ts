import { type DistanceField } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax } from "../../geometry/scalar";
import { sweep } from "../craft/sweep";
import { type CabinShape } from "./cabin-shape";
import { type CabinKit } from "./trim";
import { outsideFront, rearWindow } from "./window-views";

/** Everything of the cabin that is neither dash, seat nor door. */
export function cabinShell(kit: CabinKit, c: CabinShape): void {
  roof(kit, c);
  pillars(kit, c);
  overhead(kit, c);
  floor(kit);
  outsideFront(kit, c);
  rearWindow(kit, c);
}

function roofHeight(c: CabinShape, x: number, z: number): number {
  const t = (c.header[0] - x) / (c.header[0] - c.rearTop[0]);
  return (
    c.header[1] + (c.rearTop[1] - c.header[1]) * t + 0.16 * t * (1 - t) - 0.05 * (z / c.halfHigh) ** 2 + 0.035
  );
}

function roof(kit: CabinKit, c: CabinShape): void {
  const hole: DistanceField = (x, _y, z) =>
    roundedBox(x - (c.header[0] + c.rearTop[0]) / 2 + 0.06, 0, z, [0.72, 1, c.halfHigh - 0.17], 0.08);
  const liner: DistanceField = (x, y, z) => {
    const slab = smoothMax(Math.abs(y - roofHeight(c, x, z)) - 0.012, Math.abs(z) - c.halfHigh - 0.02, 0.02);
    const ends = Math.max(x - c.header[0] - 0.02, c.rearTop[0] - x - 0.02);
    const d = smoothMax(slab, ends, 0.02);
    return c.glassRoof ? smoothMax(d, -hole(x, y, z), 0.02) : d;
  };
  const top = Math.max(c.header[1], c.rearTop[1]) + 0.14;
  kit.blob(
    "roof",
    liner,
    [c.rearTop[0] - 0.1, c.header[1] - 0.12, -c.halfHigh - 0.1],
    [c.header[0] + 0.1, top, c.halfHigh + 0.1],
    0.014,
  );
  if (!c.glassRoof) return;
  kit.box(
    "sky",
    [1.6, 0.01, c.halfHigh * 2 - 0.2],
    [(c.header[0] + c.rearTop[0]) / 2 - 0.06, c.header[1] + 0.1, 0],
    0.004,
  );
  kit.box(
    "roof",
    [0.09, 0.03, c.halfHigh * 2 - 0.2],
    [(c.header[0] + c.rearTop[0]) / 2 - 0.1, c.header[1] + 0.082, 0],
    0.012,
  );
}

function pillars(kit: CabinKit, c: CabinShape): void {
  const [cx, cy] = c.cowl;
  const [hx, hy] = c.header;
  kit.both((s) => {
    const low = s * c.halfLow;
    const high = s * c.halfHigh;
    sweep(
      kit,
      "pillar",
      [
        [cx, cy - 0.03, low],
        [(cx + hx) / 2 + 0.012, (cy + hy) / 2 + 0.02, s * (c.halfLow * 0.52 + c.halfHigh * 0.48)],
        [hx, hy + 0.03, high],
      ],
      [0.25, 0, 1],
      0.058,
      0.026,
    );
    sweep(
      kit,
      "pillar",
      [
        [hx + 0.04, hy + 0.02, high],
        [hx - 0.5, hy + 0.055, high + s * 0.01],
        [-0.6, hy + 0.065, high],
        [c.rearTop[0], c.rearTop[1] + 0.03, high],
      ],
      [0, 0, 1],
      0.05,
      0.035,
    );
    sweep(
      kit,
      "pillar",
      [
        [-0.47, c.belt - 0.06, low],
        [-0.5, (c.belt + hy) / 2, s * (c.halfLow * 0.55 + c.halfHigh * 0.45)],
        [-0.53, hy + 0.06, high],
      ],
      [1, 0, 0],
      0.075,
      0.035,
      4,
    );
    kit.box("trim", [0.05, 0.11, 0.03], [-0.49, hy - 0.13, s * (c.halfHigh + 0.0)], 0.014, [0, 0, 0]);
    const [rx, ry] = c.rearFoot;
    sweep(
      kit,
      "pillar",
      [
        [rx, ry - 0.06, low],
        [(rx + c.rearTop[0]) / 2, (ry + c.rearTop[1]) / 2 + 0.02, s * (c.halfLow * 0.53 + c.halfHigh * 0.47)],
        [c.rearTop[0], c.rearTop[1] + 0.03, high],
      ],
      [1, 0, 0.2],
      0.16,
      0.05,
      4,
    );
    for (const x of [0.06, -0.98])
      kit.tube(
        "pillar",
        [
          [x + 0.11, hy + 0.02, s * (c.halfHigh - 0.04)],
          [x + 0.08, hy - 0.025, s * (c.halfHigh - 0.055)],
          [x - 0.08, hy - 0.025, s * (c.halfHigh - 0.055)],
          [x - 0.11, hy + 0.02, s * (c.halfHigh - 0.04)],
        ],
        0.011,
        30,
      );
  });
  sweep(
    kit,
    "pillar",
    [
      [hx, hy + 0.03, -c.halfHigh - 0.03],
      [hx + 0.05, hy + 0.05, 0],
      [hx, hy + 0.03, c.halfHigh + 0.03],
    ],
    [1, 0, 0],
    0.05,
    0.026,
  );
}

function overhead(kit: CabinKit, c: CabinShape): void {
  const [hx, hy] = c.header;
  kit.both((s) => {
    kit.box(
      "pillar",
      [0.17, 0.022, 0.4],
      [hx - 0.09, hy + 0.025, s * (c.halfHigh / 2 + 0.03)],
      0.01,
      [0, 0, -0.16],
    );
    kit.box(
      "lower",
      [0.05, 0.003, 0.1],
      [hx - 0.1, hy + 0.0125, s * (c.halfHigh / 2 + 0.03)],
      0.001,
      [0, 0, -0.16],
    );
  });
  kit.box("pillar", [0.2, 0.05, 0.26], [hx - 0.1, hy + 0.045, 0], 0.022);
  kit.both((s) => kit.box("lit", [0.05, 0.01, 0.07], [hx - 0.11, hy + 0.02, s * 0.07], 0.005));
  const my = hy - 0.085;
  const housing: DistanceField = (x, y, z) =>
    roundedBox(x - hx + 0.02, (y - my) * (1 + 0.25 * Math.abs(z)), z, [0.02, 0.036, 0.118], 0.02);
  kit.blob("gloss", housing, [hx - 0.1, my - 0.08, -0.16], [hx + 0.06, my + 0.08, 0.16], 0.006);
  kit.box("mirror", [0.003, 0.056, 0.216], [hx - 0.0405, my, 0], 0.0015);
  kit.tube(
    "gloss",
    [
      [hx, my, 0],
      [hx + 0.05, my + 0.05, 0],
      [hx + 0.07, my + 0.1, 0],
    ],
    0.012,
    10,
  );
  kit.box("gloss", [0.05, 0.07, 0.11], [hx + 0.09, hy - 0.02, 0], 0.02, [0, 0, 0.6]);
}

function floor(kit: CabinKit): void {
  kit.box("carpet", [3.6, 0.04, 1.8], [-0.3, 0.28, 0], 0.01);
  kit.box("carpet", [0.05, 0.6, 1.7], [1.02, 0.45, 0], 0.02, [0, 0, -0.5]);
  kit.both((s) => {
    for (const x of [0.52, -0.78]) {
      kit.box("lower", [0.56, 0.014, 0.46], [x, 0.306, s * 0.4], 0.006);
      kit.box("carpet", [0.52, 0.014, 0.42], [x, 0.31, s * 0.4], 0.006);
    }
    kit.box("satin", [0.8, 0.012, 0.05], [0.2, 0.35, s * 0.75], 0.005);
  });
  for (const [z, w] of [
    [0.32, 0.06],
    [0.46, 0.1],
  ] as const) {
    kit.box("satin", [0.012, 0.09, w], [0.83, 0.5, z], 0.005, [0, 0, -0.6]);
    kit.tube(
      "black",
      [
        [0.84, 0.53, z],
        [0.92, 0.68, z],
      ],
      0.01,
      6,
    );
  }
}
