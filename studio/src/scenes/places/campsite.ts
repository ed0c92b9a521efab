import { MORNING } from "../camera/skies";
import { Props } from "../props/props";
import { addFurniture } from "../props/camp-furniture";
import { blades, scrub } from "../props/ground-plants";
import { gumTree } from "../props/trees";
import { leafy } from "../props/looks";
import { surface } from "../props/surface";
import { type PlanOf } from "../plan";

/** A caravan at a quiet site: gums, still water, a table and two chairs, a lamp. */
export const campsite: PlanOf = () => {
  const props = new Props();
  const leaf = leafy();
  const bark = surface({ kind: "wall", albedo: [0.52, 0.47, 0.4] });
  const grass = surface({ kind: "grass", albedo: [0.17, 0.18, 0.07], rough: 0.95, form: [0.25, 0.22, 0.1] });
  props
    .sheet(grass, 300, 60, [0, 0, 20.5])
    .sheet(
      surface({ kind: "water", albedo: [0.03, 0.055, 0.06], form: [0, 0.035, 0], rough: 0.03 }),
      900,
      400,
      [0, -0.5, -209.5],
    );
  blades(props, leaf, {
    x: [-16, 16],
    z: [-9.6, 9],
    count: 120000,
    height: 0.17,
    seed: 51,
    shaded: [0.09, 0.11, 0.035],
    lit: [0.3, 0.29, 0.12],
    grows: (x, z) => Math.hypot((x - 0.5) / 5, (z - 0.2) / 2.6) > 0.7,
  });
  blades(props, leaf, {
    x: [-30, 30],
    z: [-10.2, -8.6],
    count: 26000,
    height: 0.6,
    seed: 52,
    shaded: [0.1, 0.12, 0.04],
    lit: [0.33, 0.31, 0.14],
  });
  gumTree(props, { leaf, bark }, { foot: [-6, 0, -5.2], height: 11, seed: 63, detail: 6 });
  gumTree(props, { leaf, bark }, { foot: [5.9, 0, -6.4], height: 12, seed: 65, detail: 6 });
  gumTree(props, { leaf, bark }, { foot: [8.8, 0, -4.5], height: 10, seed: 66, detail: 3 });
  gumTree(props, { leaf, bark }, { foot: [-10, 0, -8], height: 9, seed: 67, detail: 3 });
  scrub(props, leaf, {
    from: [-120, -150],
    to: [120, -150],
    spread: 14,
    height: 7,
    count: 150,
    seed: 71,
    perClump: 60,
  });
  addFurniture(props);
  return {
    air: {
      ...MORNING,
      horizon: [0.76, 0.79, 0.82],
      zenith: [0.08, 0.22, 0.54],
      glow: [0.4, 0.27, 0.12],
      sea: [0.1, 0.15, 0.17],
      overSea: true,
      land: [0.085, 0.11, 0.085],
      sun: { ...MORNING.sun, azimuth: -52, height: 24, light: [2.0, 1.62, 1.12], softness: 0.045 },
      hills: { height: 0.07, seed: 5.3, layers: 4, rough: 1.3, gap: 0.02 },
      haze: 0.0016,
      bounce: [0.1, 0.11, 0.06],
      cover: 0.32,
    },
    film: {
      focus: 19.5,
      aperture: 0.0028,
      bloom: 0.12,
      exposure: 1.12,
      grain: 0.007,
      contrast: 0.13,
      vignette: 0.25,
    },
    shot: { from: [-1.5, 1.65, 20], to: [-0.3, 2.0, 0], angle: 19.5 },
    still: props,
    vehicles: [{ shape: "caravan", at: [0.6, 0], heading: -148, paint: "efe9dd", flake: 0 }],
    cell: 0.024,
    focus: [0, 1, 0],
    reach: 14,
  };
};
