import { MORNING } from "../camera/skies";
import { Props } from "../props/props";
import { blades, scrub } from "../props/ground-plants";
import { gumTree } from "../props/trees";
import { fence } from "../props/roadside";
import { grassy, leafy } from "../props/looks";
import { surface } from "../props/surface";
import { type PlanOf } from "../plan";

/** Gravel road between dry paddocks, gums and blue ranges; a ute at the right. */
export const countryRoad: PlanOf = () => {
  const props = new Props();
  const leaf = leafy();
  const bark = surface({ kind: "wall", albedo: [0.5, 0.46, 0.4] });
  const dirt = surface({ kind: "gravel", albedo: [0.46, 0.34, 0.23], rough: 0.95, form: [0, 0.9, 1] });
  props
    .sheet(dirt, 400, 13, [0, 0.012, 3])
    .sheet(grassy(1), 500, 160, [0, 0, -83.5])
    .sheet(grassy(1), 500, 60, [0, 0, 39]);
  blades(props, leaf, {
    x: [-26, 26],
    z: [-22, -3.2],
    count: 90000,
    height: 0.42,
    seed: 15,
    shaded: [0.2, 0.16, 0.07],
    lit: [0.52, 0.42, 0.21],
    grows: (x, z) => z < -3.5 + 0.35 * Math.sin(x * 0.9) + 0.25 * Math.sin(x * 2.3),
  });
  fence(props, -11, -50, 50);
  for (const [x, z, h, s] of [
    [-21, -46, 13, 21],
    [-9, -70, 12, 22],
    [13, -38, 12, 25],
    [20, -60, 14, 24],
    [31, -50, 13, 26],
    [2, -90, 12, 27],
    [-34, -75, 13, 28],
  ] as const)
    gumTree(props, { leaf, bark }, { foot: [x, 0, z], height: h, seed: s, detail: 0.6 });
  scrub(props, leaf, {
    from: [-60, -105],
    to: [60, -105],
    spread: 9,
    height: 3,
    count: 90,
    seed: 31,
    perClump: 60,
  });
  return {
    air: {
      ...MORNING,
      horizon: [0.74, 0.79, 0.85],
      zenith: [0.08, 0.23, 0.58],
      glow: [0.4, 0.28, 0.12],
      land: [0.11, 0.13, 0.13],
      sun: { ...MORNING.sun, azimuth: -58, height: 25, light: [2.1, 1.66, 1.12] },
      hills: { height: 0.085, seed: 9.4, layers: 4, rough: 1.2, gap: 0.1 },
      haze: 0.0026,
      bounce: [0.16, 0.12, 0.08],
      cover: 0.3,
    },
    film: {
      focus: 17.2,
      aperture: 0.0036,
      bloom: 0.12,
      exposure: 1.12,
      grain: 0.007,
      contrast: 0.14,
      vignette: 0.22,
    },
    shot: { from: [0.9, 1.5, 17], to: [-0.2, 1.45, 0], angle: 15.2 },
    still: props,
    vehicles: [{ shape: "ute", at: [1.7, 0.8], heading: 212, paint: "1c4a98", flake: 0.7 }],
    cell: 0.019,
    focus: [1, 0.4, 0],
    reach: 9,
  };
};
