import { type BodyField } from "../bodywork/body-field";
import { type BodySpec } from "../bodywork/body-spec";
import { type Kit } from "../parts/kit";
import { addPlate } from "../parts/plate";
import { doorLines, fillerFlap } from "./shut-lines";
import { suvB } from "./suv-b";

function addTailPlate(kit: Kit, field: BodyField): void {
  addPlate(kit.group, [field.surfaceX(0.82, 0, -1) - 0.008, 0.82, 0], -1);
  kit.box("gloss", [0.012, 0.05, 0.7], [field.surfaceX(0.98, 0, -1) - 0.004, 0.95, 0], 0.006);
}

/** Large four-wheel drive as it leaves the factory: upright, square lamps at a barred mouth, road wheels, a bare roof. */
export const suvD: BodySpec = {
  ...suvB,
  wheelbase: 2.85,
  halfWidth: 0.95,
  wheel: { radius: 0.395, rim: 0.262, width: 0.25, style: "six" },
  archGap: 0.065,
  archSquareness: 3,
  lower: [
    [2.1, 0.4, 0.1],
    [2.3, 0.5, 0.12, 0.008],
    [2.31, 0.88, 0.14, 0.008],
    [2.22, 1.08, 0.13, 0.024],
    [1.1, 1.17, 0.25, 0],
    [0.2, 1.16, 0.4],
    [-2.3, 1.17, 0.2],
    [-2.5, 1.15, 0.08, 0.006],
    [-2.53, 0.86, 0.09, 0.004],
    [-2.54, 0.54, 0.1],
    [-2.36, 0.42, 0.1],
    [-0.8, 0.38, 0.1],
    [0.8, 0.38, 0.1],
  ],
  glasshouse: [
    [1.24, 0.9, 0.02],
    [1.08, 1.14, 0.13, 0.022],
    [0.48, 1.76, 0.24, 0.014],
    [-0.4, 1.85, 0.45, 0.008],
    [-2.06, 1.81, 0.18, 0.002],
    [-2.32, 1.74, 0.08, 0.01],
    [-2.48, 1.14, 0.09],
    [-2.4, 0.9, 0.02],
  ],
  planFront: [1.3, 0.1],
  planRear: [-1.9, 0.06],
  edgeRadius: 0.085,
  noseBow: 0.18,
  tailBow: 0.1,
  tumble: 0.17,
  windscreenBow: 0.15,
  backlightBow: 0.07,
  glassPlanRear: [-1.8, 0.06],
  roofCrown: 0.045,
  glassEdgeRadius: 0.12,
  crease: { y: 1.0, rise: 0, width: 0.08, height: 0.024 },
  lowerCrease: { y: 0.56, rise: 0.01, width: 0.08, height: 0.02 },
  flare: 0.05,
  flareWidth: 0.09,
  hollow: 0.014,
  outlines: {
    head: {
      points: [
        [0.58, 0.85],
        [0.58, 1.0],
        [0.78, 1.03],
        [1.0, 1.06],
        [1.1, 1.05],
        [1.05, 0.93],
        [0.9, 0.86],
      ],
      radius: 0.012,
    },
    grille: {
      points: [
        [0, 0.75],
        [0, 1.01],
        [0.54, 1.01],
        [0.57, 0.98],
        [0.55, 0.82],
        [0.46, 0.75],
      ],
      radius: 0.014,
    },
    intake: {
      points: [
        [0, 0.47],
        [0, 0.58],
        [0.5, 0.58],
        [0.58, 0.47],
      ],
      radius: 0.012,
    },
    fog: {
      points: [
        [0.7, 0.55],
        [0.68, 0.68],
        [0.8, 0.73],
        [0.92, 0.73],
        [0.9, 0.58],
      ],
      radius: 0.01,
    },
    tail: {
      points: [
        [0.76, 0.84],
        [0.76, 1.12],
        [0.96, 1.13],
        [1.06, 1.1],
        [1.0, 0.86],
      ],
      radius: 0.012,
    },
    valance: {
      points: [
        [0, 0.38],
        [0, 0.6],
        [1.1, 0.6],
        [1.1, 0.38],
      ],
      radius: 0,
    },
  },
  grille: "louvres",
  chrome: true,
  grilleFrame: true,
  headlamp: {
    projectors: [
      [0.69, 0.93],
      [0.84, 0.945],
    ],
    radius: 0.04,
    split: 0.99,
    style: "square",
    daytime: "outline",
  },
  fogLampAt: [0.8, 0.64],
  fogLamp: "round",
  tailLamp: { style: "blocks", reversing: { at: [0.88, 0.89], half: [0.07, 0.025] } },
  sideGlass: {
    top: 0.085,
    gap: 0.026,
    rearX: -2.24,
    rearSlope: 0.2,
    pillars: [
      [-0.16, -0.05, 0.045, 0],
      [-1.26, -0.06, 0.07, 1],
    ],
    span: [0.98, -1.24],
  },
  rearGlass: [1.24, 1.62, 0.14, 1],
  bonnet: [0.1, 2.2, 1, 1.04],
  tailgate: [0.1, 0.62, 1, 1],
  cladding: [0.045, 0.5, 0.56, 1],
  lines: [
    ...doorLines({ front: 1.0, middle: -0.16, rear: -1.2, sill: 0.48, belt: 1.17, arch: [-0.98, 0.66] }),
    ...fillerFlap(-2.0, 0.98, 0.07),
  ],
  handles: [
    [0.02, 0.99],
    [-1.08, 1.0],
  ],
  handleMaterial: "paint",
  mirror: [0.92, 1.25, 0.24, 0.19],
  mirrorMaterial: "paint",
  plateFront: 0.63,
  badgeFront: 0.88,
  wipers: 1.22,
  fin: -1.7,
  finMaterial: "paint",
  reflectors: 0.56,
  steps: [0.96, -1.0],
  cabin: { rows: [0.12, -0.82, -1.6], dash: 0.78, dashInset: 0.2 },
  extra: addTailPlate,
};
