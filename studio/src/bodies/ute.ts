import { type BodySpec } from "../bodywork/body-spec";
import { roundedBox } from "../geometry/rounded-box";
import { smoothMax } from "../geometry/scalar";
import { addPlate } from "../parts/plate";
import { doorLines, fillerFlap } from "./shut-lines";

/** Dual-cab ute with a sports bar. */
export const ute: BodySpec = {
  wheelbase: 3.22,
  halfWidth: 0.94,
  belt: 1.16,
  beltRise: 0.004,
  sill: 0.42,
  wheel: { radius: 0.395, rim: 0.25, width: 0.26, style: "six" },
  archGap: 0.075,
  steer: 0.3,
  lower: [
    [2.34, 0.42, 0.1],
    [2.53, 0.54, 0.12, 0.008],
    [2.545, 0.9, 0.14, 0.008],
    [2.45, 1.1, 0.13, 0.03],
    [1.4, 1.195, 0.3, 0],
    [0.2, 1.17, 0.4],
    [-0.6, 1.175, 0.3],
    [-2.72, 1.185, 0.03],
    [-2.775, 1.16, 0.04],
    [-2.76, 0.6, 0.05],
    [-2.66, 0.5, 0.05],
    [-0.8, 0.42, 0.1],
    [1.0, 0.4, 0.1],
  ],
  glasshouse: [
    [1.6, 0.95, 0.02],
    [1.42, 1.16, 0.15, 0.025],
    [0.66, 1.71, 0.26, 0.015],
    [-0.05, 1.8, 0.4, 0.006],
    [-0.68, 1.785, 0.16, 0],
    [-0.85, 1.74, 0.08, 0.0],
    [-0.94, 1.16, 0.1],
    [-0.94, 0.95, 0.02],
  ],
  planFront: [1.2, 0.13],
  planRear: [-2.2, 0.03],
  widestAt: 0.8,
  tumbleLower: 0.18,
  edgeRadius: 0.09,
  noseBow: 0.22,
  tailBow: 0.03,
  crown: 0.05,
  shoulder: 0.05,
  tumble: 0.24,
  glassPlanFront: [0.5, 0.16],
  glassPlanRear: [-0.2, 0.03],
  windscreenBow: 0.17,
  backlightBow: 0.05,
  glassMiddle: 0.1,
  roofCrown: 0.05,
  glassEdgeRadius: 0.13,
  joint: 0.05,
  crease: { y: 1.0, rise: 0.004, width: 0.09, height: 0.026 },
  flare: 0.055,
  flareWidth: 0.11,
  dome: [0.016, 0.48],
  hollow: 0.018,
  hollowAt: 0.72,
  outlines: {
    head: {
      points: [
        [0.55, 0.93],
        [0.56, 1.0],
        [0.76, 1.05],
        [1.0, 1.075],
        [1.1, 1.07],
        [1.06, 0.98],
        [0.98, 0.9],
        [0.72, 0.885],
      ],
      radius: 0.006,
    },
    grille: {
      points: [
        [0, 0.7],
        [0, 1.035],
        [0.46, 1.035],
        [0.53, 1.0],
        [0.5, 0.8],
        [0.4, 0.7],
      ],
      radius: 0.01,
    },
    intake: {
      points: [
        [0, 0.49],
        [0, 0.6],
        [0.52, 0.6],
        [0.6, 0.49],
      ],
      radius: 0.012,
    },
    fog: {
      points: [
        [0.68, 0.58],
        [0.66, 0.74],
        [0.8, 0.8],
        [0.9, 0.8],
        [0.88, 0.62],
        [0.8, 0.56],
      ],
      radius: 0.008,
    },
    tail: {
      points: [
        [0.79, 0.78],
        [0.79, 1.12],
        [1.02, 1.12],
        [1.06, 1.09],
        [1.02, 0.8],
        [0.98, 0.78],
      ],
      radius: 0.006,
    },
  },
  fogLampAt: [0.775, 0.685],
  headlamp: {
    projectors: [
      [0.68, 0.965],
      [0.84, 0.985],
    ],
    radius: 0.04,
    split: 1.0,
    style: "square",
    daytime: "upper",
  },
  tailLamp: { reversing: { at: [0.92, 0.9], half: [0.09, 0.035] } },
  sideGlass: {
    top: 0.085,
    gap: 0.022,
    rearX: -0.72,
    rearSlope: 0.12,
    pillars: [[0.13, -0.05, 0.042, 0]],
    span: [1.15, -0.68],
  },
  screenInset: 0.065,
  rearGlass: [1.26, 1.66, 0.12, 1],
  bonnet: [0.12, 2.44, 1, 1.32],
  tailgate: [9, 0.62, 0, 1],
  cladding: [0.05, 0.5, 0.56, 1],
  chrome: true,
  grille: "broadBars",
  lines: [
    ...doorLines({ front: 1.14, middle: 0.13, rear: -0.76, sill: 0.5, belt: 1.17, arch: [-0.74, 0.55] }),
    ...fillerFlap(-2.25, 0.93, 0.07),
  ],
  handles: [
    [0.26, 1.03],
    [-0.6, 1.035],
  ],
  mirror: [1.08, 1.24, 0.24, 0.2],
  mirrorMaterial: "paint",
  plateFront: 0.63,
  badgeFront: 0.87,
  wipers: 1.23,
  steps: [1.0, -0.85],
  fin: -0.5,
  cabin: { rows: [0.36, -0.42], dash: 1.08 },
  cut: (x, y, z) => roundedBox(x + 1.83, y - 1.28, z, [0.86, 0.46, 0.77], 0.03),
  carve: (d, x, y, z) => smoothMax(d, -roundedBox(x + 0.895, y - 1.2, z, [0.018, 0.9, 1.2], 0.005), 0.012), // cab / tub gap
  extra: (kit) => {
    kit.box("black", [0.16, 0.17, 1.86], [-2.8, 0.56, 0], 0.05);
    kit.box("satin", [0.02, 0.08, 0.9], [-2.885, 0.59, 0], 0.01);
    kit.box("black", [0.09, 0.1, 0.12], [-2.87, 0.46, 0], 0.02);
    addPlate(kit.group, [-2.897, 0.6, 0], -1);
    kit.both((s) =>
      kit.tube(
        "black",
        [
          [-1.02, 1.2, s * 0.79],
          [-1.02, 1.62, s * 0.7],
          [-1.02, 1.72, s * 0.6],
          [-1.02, 1.73, 0],
        ],
        0.034,
        30,
      ),
    );
    kit.both((s) =>
      kit.tube(
        "black",
        [
          [-1.03, 1.7, s * 0.64],
          [-1.5, 1.42, s * 0.77],
          [-1.9, 1.2, s * 0.81],
        ],
        0.03,
        30,
      ),
    );
    kit.both((s) => kit.box("black", [1.7, 0.018, 0.085], [-1.8, 1.152, s * 0.83], 0.008));
    kit.box("gloss", [0.012, 0.06, 0.2], [-2.785, 1.06, 0], 0.006);
    kit.both((s) => kit.box("black", [0.05, 0.2, 0.26], [-2.12, 0.42, s * 0.8], 0.015));
  },
  hotspots: [
    {
      id: "tub",
      part: "Lined tub",
      places: [
        [-1.8, 1.19, 0.84],
        [-1.8, 1.19, -0.84],
      ],
    },
    {
      id: "sports-bar",
      part: "Sports bar",
      places: [
        [-1.02, 1.74, 0.3],
        [-1.02, 1.74, -0.3],
      ],
    },
    { id: "tow-bar", part: "Tow bar, 3,500 kg", places: [[-2.93, 0.47, 0]] },
    {
      id: "steps",
      part: "Side steps",
      places: [
        [0.1, 0.46, 0.99],
        [0.1, 0.46, -0.99],
      ],
    },
  ],
};
