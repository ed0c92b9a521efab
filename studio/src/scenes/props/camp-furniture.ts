import { type Props } from "./props";
import { surface } from "./surface";

/** Folding table, two camp chairs, an enamel kettle, a lantern. */
export function addFurniture(props: Props): void {
  const alloy = surface({ albedo: [0.5, 0.5, 0.5], metal: 0.8, rough: 0.4 });
  const cloth = surface({ albedo: [0.1, 0.16, 0.15], rough: 0.9 });
  const top = surface({ kind: "boards", albedo: [0.46, 0.33, 0.2], form: [0, 0.12, 0] });
  const red = surface({ albedo: [0.5, 0.06, 0.03], rough: 0.25 });
  const lamp = surface({ kind: "glow", emission: [3, 2.2, 1.1] });
  props.box(top, [1.2, 0.035, 0.6], [-2.7, 0.7, 2.6], [0, 0.25, 0], 0.01);
  for (const s of [-0.5, 0.5])
    for (const q of [-0.22, 0.22]) props.post(alloy, 0.014, 0.7, [-2.7 + s, 0, 2.6 + q - s * 0.25], 0.014, 8);
  for (const [x, z, a] of [
    [-4.0, 3.1, 0.9],
    [-1.5, 3.5, -0.7],
  ] as const) {
    props
      .box(cloth, [0.5, 0.04, 0.5], [x, 0.44, z], [0, a, 0], 0.015)
      .box(
        cloth,
        [0.5, 0.55, 0.04],
        [x - Math.sin(a) * 0.27, 0.72, z - Math.cos(a) * 0.27],
        [-0.25, a, 0],
        0.015,
      );
    for (const s of [-0.23, 0.23])
      for (const q of [-0.22, 0.22]) props.post(alloy, 0.013, 0.44, [x + s, 0, z + q], 0.013, 8);
  }
  props
    .post(red, 0.085, 0.13, [-2.95, 0.72, 2.6], 0.06)
    .post(lamp, 0.045, 0.12, [-2.4, 0.75, 2.55], 0.045, 12)
    .post(alloy, 0.055, 0.03, [-2.4, 0.72, 2.55])
    .post(alloy, 0.055, 0.03, [-2.4, 0.87, 2.55]);
}
