import { MORNING } from "../camera/skies";
import { Props } from "../props/props";
import { addBoats } from "../props/boats";
import { surface } from "../props/surface";
import { type PlanOf } from "../plan";

/** The quay of a harbour town in late sun: a red SUV, water and far shore behind. */
export const quaySuv: PlanOf = () => {
  const props = new Props();
  const steel = surface({ albedo: [0.1, 0.105, 0.11], rough: 0.5 });
  const kerb = surface({ kind: "concrete", albedo: [0.5, 0.49, 0.46], form: [0, 2.4, 0] });
  props
    .sheet(
      surface({
        kind: "concrete",
        albedo: [0.4, 0.39, 0.37],
        rough: 0.85,
        form: [0, 3.2, 0.4],
        floor: { wet: 0.0, mirror: false },
      }),
      400,
      64,
      [0, 0, 26],
    )
    .box(kerb, [400, 0.24, 0.55], [0, 0.1, -6.3]);
  props.sheet(
    surface({ kind: "water", albedo: [0.03, 0.07, 0.09], form: [0, 0.09, 0], rough: 0.03 }),
    900,
    500,
    [0, -1.6, -256],
  );
  for (let x = -26; x < 27; x += 3.25)
    props.post(steel, 0.15, 0.52, [x, 0.2, -6.3], 0.13).post(steel, 0.2, 0.09, [x, 0.7, -6.3], 0.18);
  addBoats(props);
  return {
    air: {
      ...MORNING,
      horizon: [0.74, 0.79, 0.86],
      zenith: [0.08, 0.23, 0.58],
      sea: [0.1, 0.2, 0.26],
      overSea: true,
      land: [0.1, 0.125, 0.12],
      hills: { height: 0.065, seed: 7.7, layers: 3, rough: 1.6, gap: 0.05 },
      sun: { ...MORNING.sun, azimuth: -52, height: 28, light: [1.95, 1.6, 1.15] },
      haze: 0.0016,
      cover: 0.35,
    },
    film: {
      focus: 16.5,
      aperture: 0.0034,
      bloom: 0.12,
      exposure: 1.1,
      grain: 0.007,
      contrast: 0.13,
      vignette: 0.2,
    },
    shot: { from: [0.3, 1.55, 17], to: [0.1, 1.3, 0], angle: 16.5 },
    still: props,
    vehicles: [{ shape: "suv", at: [0.3, 0.6], heading: -35, paint: "b3101a", flake: 0.55 }],
    cell: 0.019,
    focus: [0.5, 0.4, 0],
    reach: 8,
  };
};
