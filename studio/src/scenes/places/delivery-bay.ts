import { HALL } from "../camera/skies";
import { Props } from "../props/props";
import { leafy } from "../props/looks";
import { roundTree } from "../props/trees";
import { surface } from "../props/surface";
import { type PlanOf } from "../plan";

/** A quiet hand-over bay: one car under a light frame, timber wall, plants, tall side window. */
export const deliveryBay: PlanOf = () => {
  const props = new Props();
  const leaf = leafy();
  const bark = surface({ albedo: [0.1, 0.08, 0.06] });
  const timber = surface({ kind: "boards", albedo: [0.46, 0.33, 0.21], form: [0, 0.14, 1], rough: 0.6 });
  const plaster = surface({ kind: "wall", albedo: [0.74, 0.73, 0.71] });
  const dark = surface({ albedo: [0.05, 0.052, 0.055], rough: 0.45 });
  props.sheet(
    surface({
      kind: "epoxy",
      albedo: [0.5, 0.49, 0.475],
      rough: 0.18,
      form: [0, 0, 0],
      floor: { wet: 0.5, mirror: true, puddle: 0.2, spread: 0.028 },
    }),
    40,
    34,
    [0, 0, 4],
  );
  props
    .box(plaster, [26, 5.2, 0.2], [0, 2.6, -5.4])
    .box(timber, [8.6, 4.6, 0.16], [1.2, 2.3, -5.25])
    .box(plaster, [0.2, 5.2, 30], [-9.4, 2.6, 4])
    .box(plaster, [0.2, 5.2, 30], [10.4, 2.6, 4]);
  const ceiling = surface({ albedo: [0.75, 0.75, 0.74], emission: [0.16, 0.16, 0.155] });
  const panel = surface({ kind: "glow", emission: [3.4, 3.35, 3.2] });
  const edge = surface({ kind: "glow", emission: [2.2, 1.9, 1.5] });
  const frame = surface({ albedo: [0.05, 0.052, 0.055], rough: 0.45 });
  props.shadeless(ceiling, panel, edge, frame).box(ceiling, [26, 0.1, 26], [0, 5.0, 4]);
  for (const [w, d, x, z] of [
    [6.4, 0.16, 0.4, -2.6],
    [6.4, 0.16, 0.4, 3.0],
    [0.16, 5.6, -2.8, 0.2],
    [0.16, 5.6, 3.6, 0.2],
  ] as const)
    props.box(panel, [w, 0.08, d], [x, 3.9, z]).box(frame, [w + 0.05, 0.06, d + 0.06], [x, 3.97, z]);
  for (const x of [-2.7, 3.5]) for (const z of [-2.5, 2.9]) props.box(frame, [0.015, 1, 0.015], [x, 4.5, z]);
  props.box(edge, [8.6, 0.04, 0.04], [1.2, 4.66, -5.15]);
  for (const [x, h, s] of [
    [-4.2, 2.3, 5],
    [6.6, 2.6, 6],
  ] as const) {
    props.post(dark, 0.3, 0.62, [x, 0, -4.3], 0.36);
    roundTree(props, { leaf, bark }, { foot: [x, 0.45, -4.3], height: h, seed: s, detail: 1.2 });
  }
  props
    .box(dark, [1.5, 0.42, 0.7], [-6.6, 0.36, -4.3], [0, 0.0, 0], 0.08)
    .box(dark, [1.5, 0.5, 0.16], [-6.6, 0.68, -4.6], [0, 0, 0], 0.08)
    .box(timber, [0.7, 0.06, 0.7], [-5.0, 0.42, -3.4])
    .post(dark, 0.03, 0.4, [-5.0, 0, -3.4]);
  props
    .box(dark, [0.5, 1.05, 0.34], [-3.2, 0.53, 0.6], [0, 0.5, 0], 0.04)
    .box(plaster, [0.36, 0.02, 0.26], [-3.2, 1.07, 0.6], [0, 0.5, 0]);
  return {
    air: {
      ...HALL,
      zenith: [0.95, 0.94, 0.92],
      sun: { azimuth: -70, height: 24, light: [0.38, 0.36, 0.34], softness: 0.35 },
    },
    film: {
      focus: 13.2,
      aperture: 0.0026,
      bloom: 0.3,
      exposure: 1.38,
      grain: 0.006,
      contrast: 0.14,
      vignette: 0.25,
    },
    shot: { from: [-1.4, 1.55, 13.6], to: [0.1, 1.62, -0.6], angle: 21 },
    still: props,
    vehicles: [{ shape: "sedan", at: [0.5, 0.2], heading: -36, paint: "24364f", flake: 0.8 }],
    cell: 0.019,
    focus: [0, 1, -1],
    reach: 11,
    mirror: true,
  };
};
