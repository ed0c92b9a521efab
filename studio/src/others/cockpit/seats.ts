import { type DistanceField, type Point3 } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { bell, smoothMax, smoothMin, smoothstep } from "../../geometry/scalar";
import { firstSurfaceX } from "../craft/sections";
import { sweep } from "../craft/sweep";
import { type CabinKit, type CabinName } from "./trim";

/** How a seat is covered. `outer` and `insert` are material names. */
export interface SeatTrim {
  readonly outer: CabinName;
  readonly insert: CabinName;
  /** Quilting of the centre: across the seat, along it, or none. */
  readonly quilt: "across" | "along" | "none";
  /** Head restraint joined to the back (sports shape) instead of standing on posts. */
  readonly fixedHead?: boolean;
}

function quilting(trim: SeatTrim, along: number, across: number, half: number): number {
  if (trim.quilt === "none" || Math.abs(across) > half) return 0;
  const t = trim.quilt === "across" ? along / 0.062 : across / 0.058;
  return 0.006 * Math.abs(Math.cos(Math.PI * t)) ** 10;
}

/** Cushion and back of one seat; the cushion's middle is at (cx, cy, cz), the occupant faces +x. */
export function seatShape(
  cx: number,
  cy: number,
  cz: number,
  width: number,
  recline: number,
  trim: SeatTrim,
): DistanceField {
  const half = width / 2;
  const centre = half - 0.1;
  return (x, y, z) => {
    const X = x - cx;
    const Y = y - cy;
    const Z = Math.abs(z - cz);
    const seam = 0.007 * bell(Z - centre, 0.007);
    const wing = smoothstep(centre - 0.02, half - 0.03, Z);
    const front = smoothstep(0.1, 0.3, X);
    const cushion = roundedBox(
      X - 0.02,
      Y - 0.035 * wing + 0.03 * front * front - 0.04 * X,
      Z,
      [0.28, 0.085, half],
      0.065,
    );
    const lean = X + 0.26 + (Y - 0.05) * recline;
    const shoulder = smoothstep(0.45, 0.74, Y);
    const forward = 0.055 * wing * (1 - 0.8 * shoulder);
    const back = roundedBox(
      lean - forward - 0.014 * bell(Y - 0.22, 0.12),
      Y - 0.37,
      Z,
      [0.068, 0.37, half - 0.015 - 0.07 * shoulder],
      0.06,
    );
    const quilted = quilting(trim, Y > 0.12 ? Y : X, z - cz, centre);
    const inner = Math.max(seam, quilted);
    return smoothMin(
      cushion + inner * smoothstep(0.02, 0.06, Y),
      back + inner * smoothstep(0.0, 0.03, lean),
      0.05,
    );
  };
}

function headRestraint(kit: CabinKit, x: number, y: number, z: number, trim: SeatTrim, scale = 1): void {
  const w = 0.135 * scale;
  const shape: DistanceField = (a, b, c) =>
    roundedBox(
      a - x + (b - y) * 0.22 - 0.02 * bell(b - y, 0.05),
      b - y,
      c - z,
      [0.05, 0.085 * scale, w - 0.03 * smoothstep(0, 0.09, b - y)],
      0.045,
    );
  kit.blob(trim.outer, shape, [x - 0.12, y - 0.14, z - w - 0.04], [x + 0.12, y + 0.14, z + w + 0.04], 0.008);
  for (const s of [-1, 1])
    kit.tube(
      "chrome",
      [
        [x + 0.035, y - 0.17, z + s * 0.055],
        [x + 0.01, y - 0.05, z + s * 0.055],
      ],
      0.006,
      6,
    );
}

/** One front seat with plastic side shield and belt buckle (`inboard` = side of the buckle, ±1). */
export function frontSeat(
  kit: CabinKit,
  cx: number,
  cy: number,
  cz: number,
  trim: SeatTrim,
  inboard: number,
  width = 0.52,
): void {
  const shape = seatShape(cx, cy, cz, width, 0.27, trim);
  const centre = width / 2 - 0.1;
  const min: Point3 = [cx - 0.62, cy - 0.14, cz - 0.33];
  const max: Point3 = [cx + 0.36, cy + 0.84, cz + 0.33];
  kit.blob(
    trim.insert,
    (x, y, z) => smoothMax(shape(x, y, z), Math.abs(z - cz) - centre, 0.005),
    min,
    max,
    0.0095,
  );
  kit.blob(
    trim.outer,
    (x, y, z) => smoothMax(shape(x, y, z), centre + 0.001 - Math.abs(z - cz), 0.005),
    min,
    max,
    0.0095,
  );
  if (trim.fixedHead) headRestraint(kit, cx - 0.46, cy + 0.79, cz, trim, 1.15);
  else headRestraint(kit, cx - 0.475, cy + 0.875, cz, trim);
  kit.box("trim", [0.5, 0.1, 0.035], [cx - 0.06, cy - 0.06, cz - inboard * (width / 2 + 0.012)], 0.02);
  kit.box("trim", [0.4, 0.14, width - 0.1], [cx - 0.02, cy - 0.13, cz], 0.03);
  kit.box(
    "gloss",
    [0.03, 0.13, 0.045],
    [cx - 0.2, cy + 0.1, cz + inboard * (width / 2 + 0.025)],
    0.012,
    [0, 0, 0.3],
  );
  kit.box(
    "red",
    [0.02, 0.012, 0.03],
    [cx - 0.18, cy + 0.16, cz + inboard * (width / 2 + 0.025)],
    0.004,
    [0, 0, 0.3],
  );
  backPanel(kit, cx, cy, cz, width);
}

function backPanel(kit: CabinKit, cx: number, cy: number, cz: number, width: number): void {
  const half = width / 2 - 0.05;
  const shape: DistanceField = (x, y, z) =>
    roundedBox(
      x - cx + 0.335 + (y - cy - 0.05) * 0.27,
      y - cy - 0.33,
      z - cz,
      [0.022, 0.3, half - 0.08 * smoothstep(0.4, 0.7, y - cy)],
      0.02,
    );
  kit.blob("trim", shape, [cx - 0.62, cy - 0.05, cz - 0.3], [cx - 0.2, cy + 0.7, cz + 0.3], 0.01);
  const pocket: DistanceField = (x, y, z) =>
    roundedBox(
      x - cx + 0.365 + (y - cy - 0.05) * 0.27,
      y - cy - 0.2,
      z - cz,
      [0.014, 0.13, half - 0.03],
      0.012,
    );
  kit.blob("pocket", pocket, [cx - 0.55, cy - 0.02, cz - 0.3], [cx - 0.25, cy + 0.4, cz + 0.3], 0.01);
}

/** Rear bench for three; `half` is half its width, the cushion's middle is at (cx, cy). */
export function rearBench(kit: CabinKit, cx: number, cy: number, half: number, trim: SeatTrim): void {
  const place = half * 0.58;
  const inset = half * 0.3;
  const shape: DistanceField = (x, y, z) => {
    const X = x - cx;
    const Y = y - cy;
    const az = Math.abs(z);
    const local = Math.abs(az - place);
    const hollow = 0.03 * bell(local, half * 0.27);
    const quilted = quilting(trim, Y > 0.12 ? Y : X, az - place, inset);
    const seam = Math.max(0.008 * bell(local - inset, 0.007), 0.012 * bell(az - half * 0.16, 0.006), quilted);
    const front = smoothstep(0.1, 0.3, X);
    const cushion =
      roundedBox(X - 0.02, Y + hollow * 0.7 + 0.03 * front * front - 0.05 * X, z, [0.27, 0.09, half], 0.065) +
      seam * smoothstep(0.0, 0.05, Y);
    const lean = X + 0.24 + (Y - 0.05) * 0.36;
    const back =
      roundedBox(lean + hollow, Y - 0.34, z, [0.085, 0.33, half], 0.06) + seam * smoothstep(0.0, 0.03, lean);
    return smoothMin(cushion, back, 0.04);
  };
  const min: Point3 = [cx - 0.7, cy - 0.14, -half - 0.05];
  const max: Point3 = [cx + 0.36, cy + 0.78, half + 0.05];
  const split = (z: number): number => Math.abs(Math.abs(z) - place) - inset;
  kit.blob(trim.insert, (x, y, z) => smoothMax(shape(x, y, z), split(z), 0.005), min, max, 0.0105);
  kit.blob(trim.outer, (x, y, z) => smoothMax(shape(x, y, z), -split(z) + 0.001, 0.005), min, max, 0.0105);
  kit.box("trim", [0.3, 0.16, half * 2 - 0.1], [cx + 0.08, cy - 0.15, 0], 0.04);
  for (const z of [-place, 0, place])
    headRestraint(kit, cx - 0.475, cy + (z ? 0.77 : 0.73), z, trim, z ? 1 : 0.8);
  for (const z of [-0.13, 0.13, -0.2, 0.2])
    kit.box("gloss", [0.1, 0.03, 0.03], [cx - 0.14, cy + 0.115, z], 0.008, [0, 0, 0.5]);
  for (const s of [-1, 1]) {
    const path = [0.68, 0.6, 0.5, 0.4, 0.3, 0.2, 0.12].map((up): Point3 => {
      const z = s * (half - 0.07 + 0.02 * up);
      return [firstSurfaceX(shape, cy + up, z, cx + 0.3, cx - 0.7) + 0.004, cy + up, z];
    });
    belt(kit, path);
    kit.box("gloss", [0.05, 0.03, 0.09], [cx - 0.53, cy + 0.71, s * (half - 0.06)], 0.012);
  }
}

/** A flat seat belt along points. */
export function belt(kit: CabinKit, points: readonly Point3[]): void {
  sweep(kit, "belt", points, [0, 0, 1], 0.022, 0.0016, 8);
}
