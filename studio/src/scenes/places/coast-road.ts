import { MORNING } from "../camera/skies";
import { Props } from "../props/props";
import { blades, scrub } from "../props/ground-plants";
import { fence, sealed } from "../props/roadside";
import { grassy, leafy } from "../props/looks";
import { surface } from "../props/surface";
import { type PlanOf } from "../plan";

/** Sealed road along a coast, sea and far headlands behind, one SUV at the right. */
export const coastRoad: PlanOf = () => {
  const props = new Props();
  const leaf = leafy();
  const rock = surface({ kind: "gravel", albedo: [0.42, 0.36, 0.28], rough: 0.95 });
  sealed(props, 7, -3.4);
  props
    .sheet(rock, 400, 1.8, [0, 0.005, -4.2])
    .sheet(grassy(0.5), 400, 12, [0, 0, -10.5])
    .sheet(rock, 400, 40, [0, 0, 26]);
  blades(props, leaf, {
    x: [-22, 22],
    z: [-14.5, -5],
    count: 60000,
    height: 0.34,
    seed: 5,
    shaded: [0.1, 0.11, 0.04],
    lit: [0.34, 0.31, 0.14],
    grows: (x, z) => z < -5.1 + 0.4 * Math.sin(x * 0.7),
  });
  scrub(props, leaf, { from: [-24, -15], to: [26, -15], spread: 2.4, height: 0.75, count: 70, seed: 8 });
  fence(props, -8.5, -40, 40);
  return {
    air: {
      ...MORNING,
      sea: [0.1, 0.24, 0.32],
      overSea: true,
      hills: { height: 0.085, seed: 4.2, layers: 3, rough: 1, gap: 0.52 },
    },
    film: {
      focus: 17.4,
      aperture: 0.0032,
      bloom: 0.1,
      exposure: 1.1,
      grain: 0.007,
      contrast: 0.12,
      vignette: 0.2,
    },
    shot: { from: [0.6, 1.75, 17], to: [-0.45, 1.36, 0], angle: 14.6 },
    still: props,
    vehicles: [{ shape: "suv", at: [1.75, 0.6], heading: 214, paint: "eceae4", flake: 0.25 }],
    cell: 0.019,
    focus: [1, 0.4, 0],
    reach: 8,
  };
};
