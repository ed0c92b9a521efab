import { dice, type Point, type Props } from "./props";
import { surface } from "./surface";

/** An asphalt road along x between `near` and `far` (z), with edge lines and dashes. */
export function sealed(props: Props, near: number, far: number, albedo: Point = [0.15, 0.15, 0.152]): void {
  const road = surface({ kind: "asphalt", albedo, rough: 0.9, floor: { wet: 0, mirror: false } });
  const paint = surface({ kind: "concrete", albedo: [0.66, 0.66, 0.63], rough: 0.8 });
  const mid = (near + far) / 2;
  props.sheet(road, 400, near - far, [0, 0.012, mid]);
  for (const z of [near - 0.45, far + 0.45]) props.sheet(paint, 400, 0.12, [0, 0.017, z]);
  for (let x = -120; x < 120; x += 9) props.sheet(paint, 3, 0.12, [x, 0.017, mid]);
}

/** Timber posts with wires along x. */
export function fence(props: Props, z: number, from: number, to: number): void {
  const wood = surface({ kind: "boards", albedo: [0.25, 0.21, 0.17], form: [0, 0.04, 1] });
  const wire = surface({ albedo: [0.3, 0.3, 0.3], metal: 1, rough: 0.4 });
  const roll = dice(Math.round(z * 7) + 91);
  for (let x = from; x < to; x += 3.4)
    props.post(wood, 0.06, 1.12 + roll() * 0.1, [x + roll() * 0.2, 0, z], 0.052, 9);
  for (const y of [0.42, 0.72, 1.02]) props.box(wire, [to - from, 0.006, 0.006], [(from + to) / 2, y, z]);
}
