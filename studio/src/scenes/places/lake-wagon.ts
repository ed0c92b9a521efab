import { OVERCAST } from "../camera/skies";
import { Props } from "../props/props";
import { blades, scrub } from "../props/ground-plants";
import { roundTree } from "../props/trees";
import { grassy, leafy } from "../props/looks";
import { surface } from "../props/surface";
import { type PlanOf } from "../plan";

/** Green hills and a lake, soft grey light: a wagon on a lay-by. */
export const lakeWagon: PlanOf = () => {
  const props = new Props();
  const leaf = leafy();
  const bark = surface({ kind: "wall", albedo: [0.2, 0.16, 0.13] });
  const stones = surface({ kind: "gravel", albedo: [0.4, 0.39, 0.37], rough: 0.95 });
  props
    .sheet(stones, 400, 60, [0, 0, 23.6])
    .sheet(grassy(0), 400, 5, [0, 0, -8.6])
    .sheet(
      surface({ kind: "water", albedo: [0.03, 0.06, 0.07], form: [0, 0.05, 0], rough: 0.03 }),
      900,
      500,
      [0, -0.6, -262],
    );
  blades(props, leaf, {
    x: [-20, 20],
    z: [-11, -6],
    count: 45000,
    height: 0.3,
    seed: 41,
    shaded: [0.06, 0.1, 0.03],
    lit: [0.22, 0.27, 0.09],
    grows: (x, z) => z < -6.3 + 0.3 * Math.sin(x * 1.3),
  });
  scrub(props, leaf, { from: [-22, -10.5], to: [-9, -10.5], spread: 1.4, height: 0.8, count: 26, seed: 43 });
  scrub(props, leaf, { from: [9, -10.6], to: [24, -10.6], spread: 1.6, height: 1.0, count: 30, seed: 44 });
  roundTree(props, { leaf, bark }, { foot: [7.2, 0, -11], height: 7, seed: 45, detail: 3 });
  roundTree(props, { leaf, bark }, { foot: [10, 0, -13], height: 8.5, seed: 46, detail: 3 });
  roundTree(props, { leaf, bark }, { foot: [-8.8, 0, -13], height: 6, seed: 47, detail: 3 });
  return {
    air: {
      ...OVERCAST,
      zenith: [0.1, 0.26, 0.58],
      horizon: [0.6, 0.7, 0.82],
      cloudLit: [0.9, 0.91, 0.93],
      cloudDark: [0.62, 0.66, 0.72],
      cover: 0.42,
      land: [0.035, 0.065, 0.035],
      sea: [0.12, 0.17, 0.2],
      overSea: true,
      hills: { height: 0.13, seed: 2.6, layers: 4, rough: 1.1, gap: 0.0 },
      haze: 0.0014,
      skyLight: 0.7,
      sun: { azimuth: -42, height: 44, light: [1.45, 1.3, 1.08], softness: 0.08 },
    },
    film: {
      focus: 16.8,
      aperture: 0.003,
      bloom: 0.1,
      exposure: 1.12,
      grain: 0.007,
      contrast: 0.12,
      vignette: 0.2,
    },
    shot: { from: [-0.4, 1.6, 17], to: [-0.5, 1.35, 0], angle: 17 },
    still: props,
    vehicles: [{ shape: "wagon", at: [0.4, 0.4], heading: 213, paint: "12563b", flake: 0.75 }],
    cell: 0.019,
    focus: [0.5, 0.4, 0],
    reach: 8,
  };
};
