import { MORNING } from "../camera/skies";
import { Props } from "../props/props";
import { hedge } from "../props/ground-plants";
import { roundTree } from "../props/trees";
import { leafy } from "../props/looks";
import { showroom } from "../props/showroom";
import { surface } from "../props/surface";
import { type PlanOf } from "../plan";

/** The dealership by day: glazed front, hedges, vehicles on the forecourt. */
export const dealershipDay: PlanOf = () => {
  const props = new Props();
  const leaf = leafy();
  const bark = surface({ albedo: [0.1, 0.08, 0.06] });
  props.sheet(
    surface({
      kind: "asphalt",
      albedo: [0.17, 0.17, 0.172],
      rough: 0.88,
      floor: { wet: 0, mirror: false },
      form: [0, 3.0, 1],
      bays: [3.3, 5.4, 0.1, 0.55],
    }),
    240,
    160,
    [0, 0, 0],
  );
  showroom(props, {
    left: -15,
    front: -10,
    width: 31.2,
    glass: 4.3,
    depth: 9,
    lit: 0.34,
    warm: [1, 0.95, 0.88],
    fascia: [0.1, 0.11, 0.12],
  });
  for (const [x, z, h, s] of [
    [-21, -13, 7, 3],
    [-26, -18, 9, 4],
    [21, -15, 8, 5],
    [27, -20, 9, 6],
    [-33, -22, 9, 9],
    [35, -22, 10, 10],
  ] as const)
    roundTree(props, { leaf, bark }, { foot: [x, 0, z], height: h, seed: s, detail: 0.8 });
  hedge(props, leaf, { from: [-32, -7.2], to: [-16.5, -7.2], height: 0.8, depth: 0.9, seed: 11 });
  hedge(props, leaf, { from: [17.5, -7.2], to: [36, -7.2], height: 0.8, depth: 0.9, seed: 12 });
  return {
    air: {
      ...MORNING,
      sun: { ...MORNING.sun, azimuth: -40, height: 38, light: [1.7, 1.55, 1.3] },
      haze: 0.0025,
    },
    film: {
      focus: 27,
      aperture: 0.0016,
      bloom: 0.1,
      exposure: 1.08,
      grain: 0.006,
      contrast: 0.13,
      vignette: 0.2,
    },
    shot: { from: [-6, 1.75, 29], to: [0.3, 2.5, -2], angle: 19.5 },
    still: props,
    vehicles: [
      { shape: "hatch", at: [-7.4, 3.2], heading: -68, paint: "d9dbde" },
      { shape: "suv", at: [-4.1, 3.2], heading: -68, paint: "1f3d5c" },
      { shape: "ute", at: [-0.8, 3.2], heading: -68, paint: "e6e7e8", flake: 0.1 },
      { shape: "sedanB", at: [2.5, 3.2], heading: -68, paint: "8a1a1c" },
      { shape: "suvB", at: [5.8, 3.2], heading: -68, paint: "cdd0d3" },
      { shape: "wagonB", at: [9.1, 3.2], heading: -68, paint: "2c3034" },
    ],
    cell: 0.03,
    focus: [0, 1, -1],
    reach: 17,
  };
};
