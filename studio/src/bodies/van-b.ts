import { type BodyField } from "../bodywork/body-field";
import { type BodySpec } from "../bodywork/body-spec";
import { type Point3 } from "../geometry/point";
import { type Kit } from "../parts/kit";
import { van } from "./van";

const RAIL_AT = 0.66;

function addLongRails(kit: Kit, field: BodyField): void {
  const places = [
    [0.5, 0.02],
    [0.3, 0.05],
    [-2.1, 0.05],
    [-2.3, 0.01],
  ] as const;
  kit.both((side) => {
    const rail = places.map(([x, lift]): Point3 => [x, field.surfaceY(x, RAIL_AT) + lift, side * RAIL_AT]);
    kit.tube("satin", rail, 0.016, 40);
  });
}

/** Crew van: lower roof, glazed sliding door, body-colour bumper, slim lamps over a wide grille, alloy wheels. */
export const vanB: BodySpec = {
  ...van,
  wheelbase: 3.2,
  halfWidth: 0.965,
  belt: 1.12,
  sill: 0.23,
  wheel: { radius: 0.35, rim: 0.235, width: 0.23, style: "five" },
  lower: [
    [2.34, 0.23, 0.12],
    [2.51, 0.36, 0.14, 0.01],
    [2.52, 0.78, 0.16, 0.012],
    [2.36, 1.0, 0.16, 0.03],
    [1.72, 1.14, 0.25, 0],
    [0.6, 1.12, 0.4],
    [-2.3, 1.12, 0.3],
    [-2.58, 1.1, 0.08, 0],
    [-2.6, 0.78, 0.1, 0],
    [-2.61, 0.4, 0.1],
    [-2.46, 0.26, 0.1],
    [-0.8, 0.21, 0.1],
    [0.8, 0.21, 0.1],
  ],
  glasshouse: [
    [2.1, 0.84, 0.02],
    [1.92, 1.04, 0.18, 0.035],
    [0.98, 1.72, 0.34, 0.02],
    [0.3, 1.84, 0.5, 0.01],
    [-2.34, 1.82, 0.14, 0],
    [-2.52, 1.76, 0.1, 0.004],
    [-2.59, 1.06, 0.1],
    [-2.45, 0.82, 0.02],
  ],
  noseBow: 0.28,
  flare: 0.022,
  crease: { y: 0.9, rise: 0, width: 0.08, height: 0.018 },
  outlines: {
    head: {
      points: [
        [0.56, 0.86],
        [0.56, 0.915],
        [0.8, 0.95],
        [1.04, 1.0],
        [1.12, 1.0],
        [1.06, 0.92],
        [0.88, 0.86],
      ],
      radius: 0.006,
    },
    grille: {
      points: [
        [0, 0.58],
        [0, 0.84],
        [0.54, 0.84],
        [0.6, 0.8],
        [0.56, 0.68],
        [0.46, 0.58],
      ],
      radius: 0.012,
    },
    intake: {
      points: [
        [0, 0.28],
        [0, 0.38],
        [0.6, 0.38],
        [0.66, 0.28],
      ],
      radius: 0.014,
    },
    fog: {
      points: [
        [0.72, 0.36],
        [0.7, 0.5],
        [0.86, 0.56],
        [0.92, 0.54],
        [0.86, 0.38],
      ],
      radius: 0.01,
    },
    tail: {
      points: [
        [0.8, 0.84],
        [0.8, 1.4],
        [0.92, 1.4],
        [1.0, 1.36],
        [1.02, 0.9],
        [0.98, 0.84],
      ],
      radius: 0.012,
    },
    plate: {
      points: [
        [-0.32, 0.76],
        [0.32, 0.76],
        [0.3, 0.92],
        [-0.3, 0.92],
      ],
    },
    valance: {
      points: [
        [0, 0.2],
        [0, 0.34],
        [1, 0.34],
        [1, 0.2],
      ],
      radius: 0,
    },
  },
  grille: "broadBars",
  chrome: true,
  headlamp: {
    projectors: [
      [0.7, 0.9],
      [0.86, 0.915],
    ],
    radius: 0.03,
    split: 0.89,
    style: "square",
    daytime: "lower",
  },
  fogLampAt: [0.79, 0.46],
  fogLamp: "bar",
  tailLamp: { style: "stripes", reversing: { at: [0.91, 0.92], half: [0.05, 0.02] } },
  sideGlass: {
    top: 0.1,
    gap: 0.035,
    rearX: -0.74,
    rearSlope: 0,
    pillars: [[0.5, -0.02, 0.07, 1]],
    span: [1.52, 0.5],
  },
  screenTop: 1.69,
  rearGlass: [1.2, 1.64, 0.15, 1],
  bonnet: [0.13, 2.34, 1, 1.78],
  tailgate: [0.1, 0.48, 1, 1],
  cladding: [0, 0, 0, 0],
  lines: [
    [1.52, 1.14, 1.54, 0.4],
    [1.54, 0.4, 1.49, 0.28],
    [1.49, 0.28, 0.52, 0.28],
    [0.5, 1.15, 0.5, 0.28],
    [0.5, 0.28, -0.76, 0.28],
    [-0.76, 0.28, -0.76, 1.74],
    [-0.76, 1.0, -2.4, 1.0],
  ],
  handles: [
    [0.66, 0.98],
    [0.34, 0.98],
  ],
  handleMaterial: "paint",
  mirror: [1.42, 1.24, 0.2, 0.24],
  mirrorMaterial: "paint",
  plateFront: 0.43,
  plateRear: 0.84,
  badgeFront: 0.71,
  badgeRear: 1.04,
  wipers: 1.12,
  reflectors: 0.42,
  extra: addLongRails,
};
