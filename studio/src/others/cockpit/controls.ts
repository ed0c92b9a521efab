import * as THREE from "three";
import { type DistanceField, type Point3 } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMin } from "../../geometry/scalar";
import { roundedRectangle } from "../craft/sections";
import { type CabinKit, type CabinName } from "./trim";

/** Rectangular vent: frame, slats across, one upright vane and its thumb tab. Faces -x, leaned by `tilt`. */
export function vent(
  kit: CabinKit,
  at: Point3,
  w: number,
  h: number,
  frame: CabinName,
  tilt = 0,
  slats = 4,
): void {
  kit.placed(at, [0, -Math.PI / 2, tilt], () => {
    kit.box("liner", [w, h, 0.01], [0, 0, -0.012], 0.004);
    const edge = roundedRectangle([0, 0], [w, h], Math.min(0.018, h * 0.35)).map(([x, y]): Point3 => [
      x,
      y,
      0.002,
    ]);
    kit.loop(frame, edge, 0.0042, 140);
    for (let i = 0; i < slats; i++)
      kit.box(
        "trim",
        [w - 0.008, 0.004, 0.02],
        [0, -h / 2 + ((i + 0.5) * h) / slats, -0.004],
        0.0018,
        [0.3, 0, 0],
      );
    for (const x of [-0.25, 0.25]) kit.box("black", [0.004, h - 0.008, 0.012], [x * w, 0, -0.01], 0.001);
    kit.box("satin", [0.016, 0.009, 0.012], [0, h / 2 - (1.5 * h) / slats, 0.008], 0.003);
  });
}

/** Round vent with a turning ring, for work vehicles. */
export function roundVent(kit: CabinKit, at: Point3, r: number, frame: CabinName): void {
  kit.placed(at, [0, -Math.PI / 2, 0], () => {
    kit.cylinder("liner", r, 0.01, [0, 0, -0.012], "z");
    kit.add(new THREE.TorusGeometry(r, 0.006, 12, 60), frame, [0, 0, 0.002]);
    kit.add(new THREE.TorusGeometry(r * 0.86, 0.004, 10, 60), "trim", [0, 0, 0]);
    for (let i = -2; i <= 2; i++)
      kit.box(
        "trim",
        [2 * Math.sqrt(Math.max(0, 0.72 - (i * 0.3) ** 2)) * r, 0.004, 0.018],
        [0, i * 0.3 * r, -0.002],
        0.0018,
        [0.3, 0, 0],
      );
    kit.box("trim", [0.012, r * 1.5, 0.012], [0, 0, 0.003], 0.004);
  });
}

/** Rotary control with a knurled grip, a metal ring and a pointer. */
export function knob(kit: CabinKit, at: Point3, r: number, ring: CabinName, depth = 0.024, turn = 0): void {
  kit.placed(at, [0, -Math.PI / 2, 0], () => {
    kit.cylinder("trim", r * 1.25, 0.006, [0, 0, 0], "z", r * 1.25);
    kit.add(new THREE.TorusGeometry(r * 1.25, 0.0022, 8, 48), ring, [0, 0, 0.003]);
    kit.cylinder("grip", r * 0.92, depth, [0, 0, depth / 2], "z", r);
    for (let i = 0; i < 28; i++) {
      const a = (i / 28) * Math.PI * 2;
      kit.box(
        "grip",
        [0.0028, 0.0028, depth * 0.8],
        [Math.cos(a) * r * 0.97, Math.sin(a) * r * 0.97, depth / 2],
        0.001,
      );
    }
    kit.cylinder(ring, r * 0.7, 0.002, [0, 0, depth + 0.0005], "z", r * 0.66);
    kit.box(
      "lit",
      [0.0026, r * 0.5, 0.002],
      [-Math.sin(turn) * r * 0.42, Math.cos(turn) * r * 0.42, depth + 0.0016],
      0.0008,
      [0, 0, turn],
    );
  });
}

/** A row of push buttons along z, centred at `at`. */
export function buttonRow(
  kit: CabinKit,
  at: Point3,
  count: number,
  w: number,
  h: number,
  gap = 0.003,
  material: CabinName = "trim",
): void {
  for (let i = 0; i < count; i++) {
    const z = at[2] + (i - (count - 1) / 2) * (w + gap);
    kit.box(material, [0.016, h, w], [at[0], at[1], z], 0.0035);
    kit.box(
      "lit",
      [0.002, h * 0.22, Math.min(w * 0.34, 0.012)],
      [at[0] - 0.0078, at[1] + h * 0.02, z],
      0.0006,
    );
  }
}

/** Automatic gear selector: leather boot plate, stalk and grip; (x, y) is the plate's middle. */
export function gearLever(kit: CabinKit, x: number, y: number, z: number, grip: CabinName): void {
  kit.box("gloss", [0.17, 0.012, 0.1], [x, y, z], 0.006);
  kit.box("satin", [0.18, 0.008, 0.11], [x, y - 0.003, z], 0.004);
  const boot: DistanceField = (a, b, c) =>
    roundedBox(
      a - x,
      b - y - 0.025,
      c - z,
      [0.036 - 0.35 * (b - y - 0.02), 0.03, 0.028 - 0.3 * (b - y - 0.02)],
      0.015,
    );
  kit.blob(grip, boot, [x - 0.08, y - 0.02, z - 0.07], [x + 0.08, y + 0.08, z + 0.07], 0.006);
  kit.cylinder("satin", 0.009, 0.07, [x, y + 0.07, z]);
  const head: DistanceField = (a, b, c) => {
    const body = roundedBox(
      a - x + 0.004,
      b - y - 0.125 - 0.25 * (a - x),
      c - z,
      [0.034 - 0.1 * Math.abs(b - y - 0.125), 0.034, 0.024],
      0.022,
    );
    return smoothMin(body, roundedBox(a - x, b - y - 0.095, c - z, [0.018, 0.03, 0.016], 0.014), 0.02);
  };
  kit.blob(grip, head, [x - 0.08, y + 0.05, z - 0.06], [x + 0.08, y + 0.19, z + 0.06], 0.005);
  kit.box("gloss", [0.05, 0.004, 0.03], [x - 0.004, y + 0.161, z], 0.002, [0, 0, 0.24]);
}

/** Manual gear lever with a gathered boot and a round knob. */
export function manualLever(kit: CabinKit, x: number, y: number, z: number): void {
  kit.add(new THREE.TorusGeometry(0.055, 0.006, 10, 40), "satin", [x, y + 0.002, z], [Math.PI / 2, 0, 0]);
  const boot: DistanceField = (a, b, c) =>
    Math.hypot(a - x - 0.1 * (b - y), c - z) -
    0.052 * Math.exp(-(b - y) / 0.06) -
    0.003 * Math.sin((b - y) * 260) -
    0.006 +
    (b > y + 0.115 ? 0.05 : 0);
  kit.blob("grip", boot, [x - 0.1, y - 0.02, z - 0.1], [x + 0.1, y + 0.13, z + 0.1], 0.005);
  kit.cylinder("satin", 0.008, 0.1, [x + 0.014, y + 0.14, z]);
  kit.blob(
    "grip",
    (a, b, c) =>
      Math.hypot(a - x - 0.018, (b - y - 0.2) * 1.05, c - z) - 0.027 + 0.02 * Math.max(0, y + 0.19 - b),
    [x - 0.05, y + 0.14, z - 0.06],
    [x + 0.08, y + 0.25, z + 0.06],
    0.005,
  );
  kit.cylinder("gloss", 0.017, 0.003, [x + 0.018, y + 0.226, z]);
}

/** Two cup holders, one behind the other. */
export function cupHolders(kit: CabinKit, x: number, y: number, z: number, ring: CabinName = "satin"): void {
  for (const s of [-1, 1]) {
    kit.cylinder("liner", 0.038, 0.004, [x + s * 0.045, y + 0.001, z], "y", 0.038);
    kit.add(
      new THREE.TorusGeometry(0.039, 0.0045, 10, 48),
      ring,
      [x + s * 0.045, y + 0.003, z],
      [Math.PI / 2, 0, 0],
    );
    kit.cylinder("trim", 0.028, 0.006, [x + s * 0.045, y + 0.001, z], "y", 0.028);
  }
}
