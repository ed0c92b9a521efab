import { MORNING } from "../camera/skies";
import { Props } from "../props/props";
import { surface } from "../props/surface";
import { type PlanOf } from "../plan";

/** A naked motorcycle before a brick wall on old concrete. */
export const motorcycleWall: PlanOf = () => {
  const props = new Props();
  const brick = surface({ kind: "brick", albedo: [0.44, 0.42, 0.385], rough: 0.85, form: [0, 0.1, 0] });
  const steel = surface({ albedo: [0.07, 0.075, 0.08], rough: 0.5 });
  props
    .sheet(
      surface({
        kind: "concrete",
        albedo: [0.36, 0.35, 0.335],
        rough: 0.9,
        form: [0, 2.8, 0.9],
        floor: { wet: 0, mirror: false },
      }),
      80,
      40,
      [0, 0, 15],
    )
    .box(brick, [40, 6, 0.3], [0, 3, -2.6])
    .box(surface({ kind: "concrete", albedo: [0.34, 0.33, 0.32] }), [40, 0.24, 0.42], [0, 0.12, -2.5]);
  props
    .box(steel, [2.6, 3, 0.08], [-4.4, 1.5, -2.42])
    .box(steel, [0.1, 0.1, 0.12], [-3.4, 1.1, -2.34])
    .post(steel, 0.05, 6, [2.9, 0, -2.35], 0.05);
  for (const x of [-0.4]) props.box(steel, [0.32, 0.12, 0.3], [x, 3.0, -2.3], [0, 0, 0], 0.03);
  return {
    air: {
      ...MORNING,
      sun: { ...MORNING.sun, azimuth: -46, height: 38, light: [1.7, 1.52, 1.22], softness: 0.06 },
      skyLight: 0.6,
    },
    film: {
      focus: 8.2,
      aperture: 0.003,
      bloom: 0.1,
      exposure: 1.08,
      grain: 0.007,
      contrast: 0.16,
      vignette: 0.3,
    },
    shot: { from: [0.5, 1.0, 8], to: [-0.15, 0.78, 0], angle: 16.5 },
    still: props,
    vehicles: [{ shape: "motorcycle", at: [0.1, 0], heading: -32, paint: "b3101a", flake: 0.5 }],
    cell: 0.02,
    focus: [0, 0.5, -0.5],
    reach: 5,
  };
};
