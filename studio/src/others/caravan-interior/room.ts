import * as THREE from "three";
import { type Point3 } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { sweep } from "../craft/sweep";
import { type RoomKit, type RoomName } from "./finishes";

/** Walls, ceiling with light strips and hatch, plank floor. Inner size 4.7 by 2.2 by 2.0 m. */
export function caravanShell(kit: RoomKit): void {
  kit.box("wall", [6.4, 2.1, 0.04], [1.6, 1.0, 1.12], 0.01);
  kit.box("wall", [6.4, 2.1, 0.04], [1.6, 1.0, -1.12], 0.01);
  kit.box("wall", [0.04, 2.1, 2.3], [4.72, 1.0, 0], 0.01);
  kit.box("wall", [0.04, 2.1, 2.3], [-1.4, 1.0, 0], 0.01);
  kit.box("ceil", [6.4, 0.04, 2.3], [1.6, 2.0, 0], 0.01);
  kit.box("floor", [6.4, 0.04, 2.3], [1.6, -0.02, 0], 0.005);
  for (let i = -6; i <= 6; i++) {
    kit.box("seam", [6.3, 0.002, 0.003], [1.6, 0.0008, i * 0.17], 0.001);
    for (let j = 0; j < 4; j++)
      kit.box(
        "seam",
        [0.003, 0.002, 0.17],
        [-1 + j * 1.55 + ((i * 0.61) % 1.2), 0.0008, i * 0.17 + 0.085],
        0.001,
      );
  }
  for (const x of [0.2, 1.3, 2.4, 3.5]) {
    kit.cylinder("satin", 0.052, 0.012, [x, 1.977, 0.0], "y", 0.048);
    kit.cylinder("warm", 0.04, 0.014, [x, 1.975, 0.0], "y", 0.04);
  }
  kit.box("ceil", [0.56, 0.035, 0.56], [2.95, 1.97, 0], 0.015);
  kit.box("glow", [0.42, 0.037, 0.42], [2.95, 1.966, 0], 0.01);
  for (const s of [-1, 1]) kit.box("seam", [6, 0.006, 0.006], [1.6, 1.97, s * 0.62], 0.002);
}

/** A framed window with a hill view, blind and latch. `along` is the axis its width runs. */
export function caravanWindow(
  kit: RoomKit,
  at: Point3,
  w: number,
  h: number,
  along: "x" | "z",
  inward: number,
): void {
  const size = (t: number, grow: number, high = h): [number, number, number] =>
    along === "x" ? [w + grow, high + grow, t] : [t, high + grow, w + grow];
  const step = (d: number): Point3 =>
    along === "x" ? [at[0], at[1], at[2] + inward * d] : [at[0] + inward * d, at[1], at[2]];
  kit.box("front", size(0.03, 0.13), step(0.004), 0.014);
  kit.box("gloss", size(0.034, 0.05), step(0.006), 0.012);
  // One plain box: the split one of `kit.box` lets dark specks through its seams.
  kit.add(new THREE.BoxGeometry(...size(0.04, 0)), "glow", step(0.008));
  const low = step(0.01);
  kit.add(new THREE.BoxGeometry(...size(0.04, 0, h * 0.26)), "hill", [low[0], at[1] - h * 0.37, low[2]]);
  const top = step(0.012);
  kit.box("blind", size(0.045, 0, h * 0.2), [top[0], at[1] + h * 0.4, top[2]], 0.006);
  const bar = step(0.034);
  kit.box("satin", size(0.008, -w * 0.02, 0.012), [bar[0], at[1] + h * 0.3, bar[2]], 0.003);
}

/** A loose cushion leaned by `lean`, thickness along x when `yaw` is 0. */
export function cushion(
  kit: RoomKit,
  material: RoomName,
  at: Point3,
  size: Point3,
  lean: number,
  yaw = 0,
): void {
  const c = Math.cos(yaw);
  const s = Math.sin(yaw);
  const r = Math.max(...size) + 0.08;
  const shape = (x: number, y: number, z: number): number => {
    const dx = x - at[0];
    const dz = z - at[2];
    const Y = y - at[1];
    const X = dx * c + dz * s + Y * lean;
    const Z = dz * c - dx * s;
    const edge = Math.max(Math.abs(Y) / size[1], Math.abs(Z) / size[2]);
    return roundedBox(
      X,
      Y,
      Z,
      [size[0] * (1.15 - 0.55 * edge ** 3), size[1], size[2]],
      Math.min(size[0] * 0.6, 0.06),
    );
  };
  kit.blob(material, shape, [at[0] - r, at[1] - r, at[2] - r], [at[0] + r, at[1] + r, at[2] + r], 0.013);
}

/** A row of cupboard doors with finger pulls; `face` is the z of their front, `inward` the side they look to. */
export function cupboards(
  kit: RoomKit,
  xs: readonly number[],
  w: number,
  y: number,
  h: number,
  face: number,
  inward: number,
  material: RoomName,
  pullY: number,
): void {
  for (const x of xs) {
    kit.box(material, [w - 0.008, h, 0.018], [x, y, face], 0.006);
    kit.box("gloss", [Math.min(0.14, w * 0.4), 0.012, 0.014], [x, pullY, face + inward * 0.014], 0.005);
  }
}

/** Small plant in a pot. */
export function plant(kit: RoomKit, at: Point3): void {
  kit.cylinder("pot", 0.045, 0.08, [at[0], at[1] + 0.04, at[2]], "y", 0.055);
  for (let i = 0; i < 11; i++) {
    const a = i * 2.4;
    const reach = 0.05 + 0.012 * (i % 4);
    const tip: Point3 = [
      at[0] + Math.cos(a) * reach,
      at[1] + 0.15 + 0.02 * (i % 3),
      at[2] + Math.sin(a) * reach,
    ];
    sweep(
      kit,
      "leaf",
      [[at[0], at[1] + 0.07, at[2]], [(at[0] + tip[0]) / 2, tip[1] - 0.02, (at[2] + tip[2]) / 2], tip],
      [-Math.sin(a), 0, Math.cos(a)],
      0.012,
      0.002,
      2,
    );
  }
}
