import { type Props } from "./props";
import { surface } from "./surface";

/** Rows of tube lights under a dark roof; none of it throws shadow, so the roof's light is the sky's. */
export function litCeiling(
  props: Props,
  width: number,
  depth: number,
  height: number,
  z: number,
  gap: number,
): void {
  const roof = surface({
    kind: "ribbed",
    albedo: [0.5, 0.51, 0.52],
    form: [0, 0.4, 0],
    emission: [0.12, 0.12, 0.125],
  });
  const tube = surface({ kind: "glow", emission: [4.6, 4.8, 5] });
  const beam = surface({ albedo: [0.2, 0.21, 0.22], rough: 0.5 });
  props.shadeless(roof, tube, beam).box(roof, [width, 0.1, depth], [0, height + 0.5, z]);
  for (let x = -width / 2 + gap / 2; x < width / 2; x += gap) {
    props.box(beam, [0.16, 0.34, depth], [x + gap / 2, height + 0.3, z]);
    for (let q = z - depth / 2 + 1.2; q < z + depth / 2; q += 2.2)
      props.box(tube, [0.09, 0.05, 1.5], [x, height, q]).box(beam, [0.2, 0.05, 1.6], [x, height + 0.05, q]);
  }
}
