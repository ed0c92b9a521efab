import * as THREE from "three";
import { pane, surface } from "./surface";
import { dice, type Props } from "./props";

/** A glazed showroom facing +z: left end, front line, width, height of the glass, depth; `lit` its inner light. */
export interface Showroom {
  readonly left: number;
  readonly front: number;
  readonly width: number;
  readonly glass: number;
  readonly depth: number;
  readonly lit: number;
  readonly warm?: readonly [number, number, number];
  readonly fascia?: readonly [number, number, number];
}

/** Builds shell, glazing, canopy and the lit room behind the glass. */
export function showroom(props: Props, s: Showroom): void {
  const { left: x0, front: z0, width: w, glass: h, depth: d } = s;
  const cx = x0 + w / 2;
  const warm = s.warm ?? [1, 0.86, 0.68];
  const k = s.lit;
  const glow = (v: number): [number, number, number] => [warm[0] * v * k, warm[1] * v * k, warm[2] * v * k];
  const frame = surface({ albedo: [0.035, 0.036, 0.038], rough: 0.4 });
  const fascia = surface({ albedo: s.fascia ?? [0.05, 0.053, 0.057], rough: 0.45 });
  const shell = surface({ kind: "wall", albedo: [0.58, 0.57, 0.55], rough: 0.85 });
  const floor = surface({
    kind: "epoxy",
    albedo: [0.52, 0.51, 0.5],
    rough: 0.25,
    emission: glow(0.05),
    form: [0.25, 0, 0],
  });
  const ceiling = surface({ albedo: [0.7, 0.7, 0.69], emission: glow(0.15) });
  const back = surface({
    kind: "boards",
    albedo: [0.36, 0.25, 0.16],
    form: [0, 0.22, 1],
    emission: glow(0.06),
  });
  const pale = surface({ kind: "wall", albedo: [0.8, 0.79, 0.77], emission: glow(0.15) });
  const strip = surface({ kind: "glow", emission: glow(3.4) });
  const dark = surface({ albedo: [0.06, 0.06, 0.065], emission: glow(0.015) });
  const white = surface({ albedo: [0.8, 0.8, 0.8], emission: glow(0.1) });
  props.shadeless(ceiling, strip);
  props
    .sheet(floor, w - 0.2, d - 0.1, [cx, 0.06, z0 - d / 2])
    .box(ceiling, [w - 0.2, 0.1, d - 0.1], [cx, h + 0.1, z0 - d / 2]);
  props
    .box(pale, [w, h, 0.2], [cx, h / 2, z0 - d])
    .box(back, [w * 0.34, h, 0.12], [x0 + w * 0.3, h / 2, z0 - d + 0.2]);
  props
    .box(shell, [0.35, h + 1.4, d], [x0 - 0.17, (h + 1.4) / 2, z0 - d / 2])
    .box(shell, [0.35, h + 1.4, d], [x0 + w + 0.17, (h + 1.4) / 2, z0 - d / 2]);
  for (let x = x0 + 1.6; x < x0 + w - 1; x += 2.4)
    for (let z = z0 - 1.6; z > z0 - d + 1; z -= 2.6) props.box(strip, [1.5, 0.05, 0.07], [x, h - 0.02, z]);
  // furniture: counter, desks with screens, chairs, plants in pots
  props
    .box(white, [3.2, 1.05, 0.7], [x0 + w * 0.3, 0.53, z0 - d + 2.1])
    .box(dark, [3.4, 0.06, 0.8], [x0 + w * 0.3, 1.09, z0 - d + 2.1]);
  for (const t of [0.56, 0.7, 0.84]) {
    const x = x0 + w * t;
    props
      .box(white, [1.6, 0.06, 0.8], [x, 0.74, z0 - d + 2.6])
      .box(dark, [0.06, 0.7, 0.7], [x - 0.7, 0.36, z0 - d + 2.6])
      .box(dark, [0.06, 0.7, 0.7], [x + 0.7, 0.36, z0 - d + 2.6])
      .box(dark, [0.6, 0.36, 0.03], [x, 1.0, z0 - d + 2.5]);
    for (const q of [-0.4, 0.5])
      props
        .box(dark, [0.5, 0.08, 0.5], [x + q, 0.46, z0 - d + 3.5], [0, q, 0], 0.03)
        .box(dark, [0.5, 0.5, 0.07], [x + q, 0.78, z0 - d + 3.75], [0, q, 0], 0.03);
    props.box(strip, [0.9, 0.5, 0.02], [x + 0.6, h * 0.62, z0 - d + 0.13], [0, 0, 0], 0, [0.28, 0.3, 0.33]);
  }
  facade(props, s, frame, fascia);
}

/** Mullions, panes, the deep fascia with its soffit lights, and the plinth. */
function facade(props: Props, s: Showroom, frame: THREE.Material, fascia: THREE.Material): void {
  const { left: x0, front: z0, width: w, glass: h } = s;
  const cx = x0 + w / 2;
  const n = Math.round(w / 2.6);
  const roll = dice(7);
  for (let i = 0; i <= n; i++) props.box(frame, [0.07, h, 0.14], [x0 + (w * i) / n, h / 2 + 0.05, z0]);
  props
    .box(frame, [w, 0.1, 0.14], [cx, 0.08, z0])
    .box(frame, [w, 0.06, 0.12], [cx, 2.75, z0])
    .box(frame, [w, 0.1, 0.14], [cx, h, z0]);
  for (let i = 0; i < n; i++)
    props.add(
      new THREE.PlaneGeometry(w / n - 0.07, h - 0.1),
      PANES(s.lit),
      [x0 + (w * (i + 0.5)) / n, h / 2 + 0.03, z0],
      [(roll() - 0.5) * 0.004, (roll() - 0.5) * 0.006, 0],
    );
  props
    .box(fascia, [w + 1.2, 1.25, 2.6], [cx, h + 0.72, z0 + 0.4])
    .box(frame, [w + 1.24, 0.05, 2.64], [cx, h + 1.36, z0 + 0.4]);
  const spot = surface({ kind: "glow", emission: [5 * s.lit, 4.2 * s.lit, 3.2 * s.lit] });
  const edge = surface({ kind: "glow", emission: [0.9 * s.lit, 0.86 * s.lit, 0.8 * s.lit] });
  props.shadeless(spot, edge);
  for (let x = x0 + 1.3; x < x0 + w; x += 2.6)
    props.add(new THREE.CylinderGeometry(0.09, 0.09, 0.02, 20), spot, [x, h + 0.085, z0 + 1.1]);
  props.box(edge, [w + 1.2, 0.035, 0.02], [cx, h + 0.14, z0 + 1.71]);
  props.box(
    surface({ kind: "concrete", albedo: [0.42, 0.42, 0.41] }),
    [w + 1.2, 0.16, 3.2],
    [cx, 0.0, z0 + 1.4],
  );
}

const panes = new Map<number, THREE.ShaderMaterial>();
const PANES = (lit: number) => {
  const known = panes.get(lit) ?? pane(lit > 0.6 ? 0.86 : 0.62, lit > 0.6 ? 0.8 : 1.1);
  panes.set(lit, known);
  return known;
};
