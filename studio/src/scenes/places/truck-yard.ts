import { MORNING } from "../camera/skies";
import { Props } from "../props/props";
import { gumTree } from "../props/trees";
import { leafy } from "../props/looks";
import { surface } from "../props/surface";
import { type PlanOf } from "../plan";

/** Trucks, a van and a bus at a depot in morning haze. */
export const truckYard: PlanOf = () => {
  const props = new Props();
  const ribbed = surface({ kind: "ribbed", albedo: [0.55, 0.565, 0.58], rough: 0.6, form: [0, 0.32, 0] });
  const dark = surface({ albedo: [0.09, 0.095, 0.1], rough: 0.5 });
  const leaf = leafy();
  const bark = surface({ kind: "wall", albedo: [0.45, 0.41, 0.35] });
  props.sheet(
    surface({
      kind: "concrete",
      albedo: [0.33, 0.325, 0.315],
      rough: 0.85,
      form: [0, 4, 1],
      floor: { wet: 0, mirror: false },
    }),
    200,
    120,
    [0, 0, 0],
  );
  props.box(ribbed, [46, 7.5, 16], [4, 3.75, -22]).box(dark, [46.4, 0.35, 16.4], [4, 7.6, -22]);
  for (const x of [-12, -5, 2, 9, 16]) {
    props
      .box(
        surface({ kind: "boards", albedo: [0.36, 0.38, 0.4], form: [0, 0.5, 0], rough: 0.5 }),
        [3.8, 4.3, 0.1],
        [x, 2.15, -13.96],
      )
      .box(dark, [4.2, 0.16, 0.3], [x, 4.4, -13.9]);
    for (const s of [-2.2, 2.2])
      props.post(surface({ albedo: [0.62, 0.46, 0.03], rough: 0.5 }), 0.09, 1.1, [x + s, 0, -12.8]);
  }
  for (const [x, h, s] of [
    [-27, 10, 4],
    [-34, 12, 5],
    [34, 11, 6],
    [-44, 12, 8],
  ] as const)
    gumTree(props, { leaf, bark }, { foot: [x, 0, -26], height: h, seed: s, detail: 0.6 });
  return {
    air: {
      ...MORNING,
      sun: { ...MORNING.sun, azimuth: -55, height: 28, light: [1.8, 1.55, 1.2], softness: 0.05 },
      haze: 0.003,
      hills: { height: 0.03, seed: 3, layers: 2, rough: 1, gap: 0.1 },
    },
    film: {
      focus: 26,
      aperture: 0.0018,
      bloom: 0.1,
      exposure: 0.98,
      grain: 0.007,
      contrast: 0.14,
      vignette: 0.22,
    },
    shot: { from: [-3, 1.9, 27], to: [0.4, 2.1, 0], angle: 19.5 },
    still: props,
    vehicles: [
      { shape: "lightTruck", at: [-3.4, 2], heading: -48, paint: "f0f1f1", flake: 0 },
      { shape: "lightTruck", at: [1.4, 0], heading: -48, paint: "a81a16", flake: 0 },
      { shape: "van", at: [6.6, -2.2], heading: -48, paint: "e8eaeb", flake: 0 },
    ],
    cell: 0.026,
    focus: [1, 1, -2],
    reach: 15,
  };
};
