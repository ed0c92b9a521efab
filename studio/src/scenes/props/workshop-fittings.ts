import * as THREE from "three";
import { dice, type Props } from "./props";
import { surface } from "./surface";

/** A two-post lift with its arms at 1.25 m. */
export function lift(props: Props, x: number, z: number): void {
  const blue = surface({ albedo: [0.03, 0.1, 0.28], rough: 0.35 });
  const steel = surface({ albedo: [0.4, 0.41, 0.42], metal: 0.8, rough: 0.4 });
  const black = surface({ albedo: [0.03, 0.03, 0.03], rough: 0.6 });
  const a = (-58 * Math.PI) / 180;
  for (const s of [-1, 1]) {
    const cx = x + Math.sin(a) * s * 1.72;
    const cz = z + Math.cos(a) * s * 1.72;
    props
      .box(blue, [0.34, 3.5, 0.3], [cx, 1.75, cz], [0, a, 0], 0.03)
      .box(
        steel,
        [0.2, 3.4, 0.06],
        [cx - Math.sin(a) * s * 0.16, 1.72, cz - Math.cos(a) * s * 0.16],
        [0, a, 0],
      )
      .box(blue, [0.6, 0.04, 0.5], [cx, 0.03, cz], [0, a, 0])
      .box(
        blue,
        [0.36, 0.5, 0.36],
        [cx - Math.sin(a) * s * 0.12, 1.4, cz - Math.cos(a) * s * 0.12],
        [0, a, 0],
        0.03,
      );
    for (const t of [-1, 1]) {
      const ex = x + Math.cos(a) * t * 0.95 + Math.sin(a) * s * 0.66;
      const ez = z - Math.sin(a) * t * 0.95 + Math.cos(a) * s * 0.66;
      const bx = cx - Math.sin(a) * s * 0.2;
      const bz = cz - Math.cos(a) * s * 0.2;
      const l = Math.hypot(ex - bx, ez - bz);
      props
        .box(
          blue,
          [l, 0.1, 0.11],
          [(ex + bx) / 2, 1.3, (ez + bz) / 2],
          [0, -Math.atan2(ez - bz, ex - bx), 0],
          0.015,
        )
        .post(black, 0.07, 0.1, [ex, 1.34, ez]);
    }
    props.post(black, 0.03, 3.4, [cx + 0.2, 0.05, cz - 0.12], 0.03, 8);
  }
}

/** Pegboard with spanners, sockets and hand tools; a bench below it. */
export function toolWall(props: Props, x: number, z: number): void {
  const board = surface({ albedo: [0.1, 0.11, 0.12], rough: 0.6 });
  const steel = surface({ albedo: [0.55, 0.56, 0.57], metal: 0.9, rough: 0.3 });
  const red = surface({ albedo: [0.42, 0.03, 0.02], rough: 0.35 });
  const bench = surface({ kind: "boards", albedo: [0.4, 0.28, 0.17], form: [0, 0.2, 0] });
  const dark = surface({ albedo: [0.05, 0.055, 0.06], rough: 0.5 });
  const roll = dice(77);
  props
    .box(board, [3.6, 1.5, 0.05], [x, 2.1, z])
    .box(bench, [3.8, 0.07, 0.7], [x, 0.95, z + 0.36])
    .box(dark, [3.6, 0.85, 0.6], [x, 0.45, z + 0.36]);
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 15; i++) {
      const h = 0.12 + 0.16 * (i / 15) * (r % 2 ? 1 : 0.6) + roll() * 0.03;
      const cx = x - 1.6 + i * 0.228;
      const cy = 2.7 - r * 0.36;
      if (roll() < 0.12) continue;
      props
        .box(
          r === 2 ? red : steel,
          [0.025 + 0.012 * (r % 3), h, 0.02],
          [cx, cy - h / 2, z + 0.04],
          [0, 0, (roll() - 0.5) * 0.05],
          0.008,
        )
        .box(steel, [0.05 + 0.02 * roll(), 0.035, 0.02], [cx, cy - h, z + 0.04], [0, 0, 0], 0.01);
    }
  props
    .box(red, [0.45, 0.24, 0.25], [x + 0.9, 1.1, z + 0.35], [0, 0.2, 0], 0.02)
    .box(steel, [0.3, 0.2, 0.22], [x - 1.1, 1.08, z + 0.4], [0, -0.1, 0], 0.03);
}

/** Three shelves of tyres on edge. */
export function tyreRack(props: Props, x: number, z: number): void {
  const steel = surface({ albedo: [0.55, 0.26, 0.04], rough: 0.45 });
  const rubber = surface({ albedo: [0.025, 0.025, 0.026], rough: 0.75 });
  const roll = dice(19);
  for (const s of [-1, 0, 1])
    for (const q of [-0.28, 0.28]) props.box(steel, [0.06, 3.2, 0.06], [x + s * 1.6, 1.6, z + q]);
  for (let r = 0; r < 4; r++) {
    const y = 0.2 + r * 0.82;
    for (const q of [-0.28, 0.28]) props.box(steel, [3.2, 0.07, 0.04], [x, y, z + q]);
    for (let i = 0; i < 13; i++) {
      if (roll() < 0.1) continue;
      const R = 0.31 + roll() * 0.03;
      const t = new THREE.TorusGeometry(R - 0.09, 0.095, 12, 36);
      t.scale(1, 1, 1.05);
      props.add(t, rubber, [x - 1.45 + i * 0.242, y + R + 0.02, z], [0, Math.PI / 2, 0]);
    }
  }
}

/** A wheeled cabinet of drawers. */
export function drawers(props: Props, x: number, z: number): void {
  const red = surface({ albedo: [0.4, 0.025, 0.02], rough: 0.3 });
  const dark = surface({ albedo: [0.04, 0.04, 0.045], rough: 0.5 });
  const steel = surface({ albedo: [0.6, 0.6, 0.6], metal: 0.9, rough: 0.25 });
  props
    .box(red, [0.95, 0.95, 0.5], [x, 0.62, z], [0, 0, 0], 0.02)
    .box(dark, [0.97, 0.05, 0.52], [x, 1.12, z], [0, 0, 0], 0.015);
  for (let i = 0; i < 6; i++)
    props
      .box(steel, [0.82, 0.02, 0.03], [x, 1.02 - i * 0.14, z + 0.26], [0, 0, 0], 0.008)
      .box(dark, [0.9, 0.006, 0.006], [x, 0.95 - i * 0.14, z + 0.252]);
  for (const s of [-0.4, 0.4]) props.box(dark, [0.09, 0.14, 0.09], [x + s, 0.07, z + 0.18], [0, 0, 0], 0.03);
}

/** A closed roller door in the back wall. */
export function rollerDoor(props: Props, x: number, z: number): void {
  const slat = surface({ kind: "boards", albedo: [0.5, 0.51, 0.52], rough: 0.5, form: [0, 0.11, 0] });
  const frame = surface({ albedo: [0.1, 0.105, 0.11], rough: 0.5 });
  props
    .box(slat, [3.6, 3.5, 0.05], [x, 1.75, z])
    .box(frame, [3.9, 0.3, 0.2], [x, 3.6, z + 0.05])
    .box(frame, [0.12, 3.6, 0.14], [x - 1.86, 1.8, z + 0.04])
    .box(frame, [0.12, 3.6, 0.14], [x + 1.86, 1.8, z + 0.04]);
}
