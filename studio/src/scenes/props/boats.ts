import * as THREE from "three";
import { dice, type Props } from "./props";
import { surface } from "./surface";

/** A few boats at their moorings: white hull, cabin, mast. */
export function addBoats(props: Props): void {
  const hull = surface({ albedo: [0.78, 0.78, 0.76], rough: 0.35 });
  const dark = surface({ albedo: [0.05, 0.08, 0.13], rough: 0.3 });
  const alloy = surface({ albedo: [0.6, 0.6, 0.6], rough: 0.35, metal: 0.5 });
  const roll = dice(63);
  for (const [x, z] of [
    [-19, -46],
    [-8, -62],
    [6, -52],
    [17, -44],
    [27, -66],
    [-31, -70],
    [1, -88],
    [-16, -95],
    [38, -90],
  ] as const) {
    const l = 7 + roll() * 4;
    const turn = (roll() - 0.5) * 0.5;
    const s = new THREE.Shape();
    s.moveTo(-l / 2, 0);
    s.lineTo(-l / 2, 0.95);
    s.lineTo(l / 2 + 0.5, 1.15);
    s.quadraticCurveTo(l / 2, 0.2, l / 2 - 0.8, 0);
    s.lineTo(-l / 2, 0);
    const g = new THREE.ExtrudeGeometry(s, {
      depth: 2.3,
      bevelEnabled: true,
      bevelSize: 0.25,
      bevelThickness: 0.3,
      bevelSegments: 3,
    });
    g.translate(0, 0, -1.15);
    props
      .add(g, hull, [x, -1.65, z], [0, turn, 0])
      .box(dark, [l + 0.2, 0.13, 2.95], [x, -1.25, z], [0, turn, 0], 0.05)
      .box(hull, [l * 0.36, 0.55, 1.6], [x - 0.3, -0.35, z], [0, turn, 0], 0.2)
      .box(dark, [l * 0.3, 0.2, 1.64], [x - 0.3, -0.28, z], [0, turn, 0], 0.05)
      .post(alloy, 0.06, 6.5 + roll() * 2, [x + 0.6, -0.6, z], 0.04, 8)
      .box(alloy, [l * 0.45, 0.1, 0.1], [x - 1.0, 0.75, z], [0, turn, 0]);
  }
}
