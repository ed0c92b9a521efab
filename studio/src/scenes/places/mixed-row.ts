import { OVERCAST } from "../camera/skies";
import { Props } from "../props/props";
import { surface } from "../props/surface";
import { type PlanOf } from "../plan";

/** The whole group on one pale apron: car, ute, truck, bus, motorcycle, under a high soft sky. */
export const mixedRow: PlanOf = () => {
  const props = new Props();
  props.sheet(
    surface({
      kind: "concrete",
      albedo: [0.42, 0.415, 0.405],
      rough: 0.85,
      form: [0, 6, 2],
      floor: { wet: 0.06, mirror: false },
    }),
    400,
    200,
    [0, 0, 0],
  );
  return {
    air: {
      ...OVERCAST,
      zenith: [0.28, 0.43, 0.68],
      horizon: [0.78, 0.84, 0.91],
      cover: 0.5,
      cloudLit: [0.98, 0.98, 0.98],
      cloudDark: [0.78, 0.8, 0.83],
      land: [0.2, 0.22, 0.22],
      hills: { height: 0.03, seed: 8.1, layers: 3, rough: 1, gap: 0.0 },
      haze: 0.004,
      sun: { azimuth: -44, height: 42, light: [1.4, 1.3, 1.12], softness: 0.07 },
    },
    film: {
      focus: 31,
      aperture: 0.0018,
      bloom: 0.08,
      exposure: 1.0,
      grain: 0.006,
      contrast: 0.14,
      vignette: 0.12,
    },
    shot: { from: [-2, 1.75, 31], to: [0.75, 2.45, 0], angle: 16.4 },
    still: props,
    vehicles: [
      { shape: "bus", at: [9.3, -4.4], heading: -58, paint: "eef0f0", flake: 0 },
      { shape: "lightTruck", at: [5.2, -1.8], heading: -58, paint: "a81a16", flake: 0 },
      { shape: "ute", at: [1.7, 0], heading: -58, paint: "b9a27c", flake: 0.5 },
      { shape: "suv", at: [-1.7, 0.9], heading: -58, paint: "1f3a66", flake: 0.7 },
      { shape: "coupe", at: [-5, 1.7], heading: -58, paint: "8d1015", flake: 0.6 },
      { shape: "motorcycle", at: [-7.8, 2.6], heading: -50, paint: "c83a0e", flake: 0.4 },
    ],
    cell: 0.028,
    focus: [0, 1, -1],
    reach: 15,
  };
};
