import { type BodySpec } from "../bodywork/body-spec";
import { peopleMover } from "./people-mover";
import { fillerFlap } from "./shut-lines";

/** Delivery van with barn doors. */
export const van: BodySpec = {
  ...peopleMover,
  wheelbase: 3.1,
  halfWidth: 0.97,
  belt: 1.16,
  wheel: { radius: 0.345, rim: 0.215, width: 0.225, style: "steel" },
  lower: [
    [2.26, 0.24, 0.1],
    [2.42, 0.38, 0.12, 0.01],
    [2.43, 0.74, 0.14, 0.012],
    [2.32, 1.0, 0.16, 0.03],
    [1.8, 1.18, 0.25, 0],
    [0.6, 1.16, 0.4],
    [-2.3, 1.16, 0.3],
    [-2.52, 1.14, 0.08, 0.0],
    [-2.54, 0.78, 0.1, 0.0],
    [-2.55, 0.42, 0.1],
    [-2.42, 0.28, 0.1],
    [-0.8, 0.24, 0.1],
    [0.8, 0.24, 0.1],
  ],
  glasshouse: [
    [2.12, 0.84, 0.02],
    [1.96, 1.08, 0.18, 0.035],
    [1.06, 1.82, 0.34, 0.02],
    [0.4, 1.965, 0.5, 0.01],
    [-2.3, 1.955, 0.12, 0],
    [-2.46, 1.9, 0.1, 0.0],
    [-2.53, 1.1, 0.1],
    [-2.4, 0.84, 0.02],
  ],
  planRear: [-2.2, 0.03],
  tumble: 0.12,
  glassPlanRear: [-2.2, 0.03],
  glassPlanFront: [0.8, 0.2],
  tailBow: 0.05,
  backlightBow: 0.04,
  glassEdgeRadius: 0.16,
  glassMiddle: 0.2,
  flare: 0.03,
  crease: { y: 0.8, rise: 0, width: 0.09, height: 0.016 },
  lowerCrease: { y: 0.42, rise: 0, width: 0.07, height: 0.014 },
  hollow: 0.008,
  shelf: undefined,
  outlines: {
    head: {
      points: [
        [0.54, 0.84],
        [0.54, 0.92],
        [0.76, 0.97],
        [0.98, 1.06],
        [1.1, 1.06],
        [1.04, 0.92],
        [0.88, 0.83],
      ],
      radius: 0.008,
    },
    grille: {
      points: [
        [0, 0.7],
        [0, 0.84],
        [0.48, 0.84],
        [0.5, 0.78],
        [0.46, 0.7],
      ],
      radius: 0.01,
    },
    intake: {
      points: [
        [0, 0.32],
        [0, 0.46],
        [0.62, 0.46],
        [0.66, 0.32],
      ],
      radius: 0.014,
    },
    tail: {
      points: [
        [0.84, 0.8],
        [0.84, 1.2],
        [1.04, 1.2],
        [1.04, 0.8],
      ],
      radius: 0.012,
    },
    plate: undefined,
    valance: {
      points: [
        [0, 0.22],
        [0, 0.44],
        [1.0, 0.44],
        [1.0, 0.22],
      ],
      radius: 0,
    },
    fog: {
      points: [
        [0.72, 0.42],
        [0.72, 0.54],
        [0.88, 0.56],
        [0.86, 0.42],
      ],
      radius: 0.012,
    },
  },
  fogLampAt: [0.79, 0.485],
  headlamp: {
    projectors: [
      [0.7, 0.885],
      [0.86, 0.91],
    ],
    radius: 0.042,
    split: 0.9,
    style: "round",
    daytime: "lower",
  },
  tailLamp: { reversing: { at: [0.94, 0.88], half: [0.07, 0.03] } },
  sideGlass: { top: 0.1, gap: 0.02, rearX: 0.66, rearSlope: 0, pillars: [], span: [1.58, 0.58] },
  screenTop: 1.8,
  screenInset: 0.07,
  rearGlass: [1.26, 1.74, 0.16, 1],
  bonnet: [0.13, 2.3, 1, 1.84],
  tailgate: [0.07, 0.46, 1, 1],
  cladding: [0.035, 0.36, 0.42, 1],
  chrome: false,
  grille: "bars",
  lines: [
    [1.58, 1.19, 1.6, 0.42],
    [1.6, 0.42, 1.55, 0.32],
    [1.55, 0.32, 0.62, 0.32],
    [0.6, 1.19, 0.6, 0.32],
    [0.6, 0.32, -0.62, 0.32],
    [-0.62, 0.32, -0.62, 1.19],
    [-0.62, 1.02, -2.36, 1.02],
    ...fillerFlap(0.36, 0.62, 0.05),
  ],
  handles: [
    [0.76, 0.98],
    [0.44, 0.98],
  ],
  handleMaterial: "black",
  mirror: [1.5, 1.3, 0.2, 0.27],
  mirrorMaterial: "black",
  plateFront: 0.53,
  plateRear: 0.86,
  badgeFront: 0.775,
  badgeRear: undefined,
  wipers: 1.17,
  fin: undefined,
  reflectors: undefined,
  extra: (kit, field) => {
    // pressed side panels and centre split of the barn doors
    kit.box("liner", [0.012, 1.3, 0.008], [field.surfaceX(1.1, 0, -1) - 0.001, 1.16, 0], 0.003);
    kit.box("black", [0.03, 0.1, 0.03], [field.surfaceX(1.0, 0.1, -1) - 0.012, 1.02, 0.07], 0.01);
    kit.both((s) => {
      for (const y of [0.62, 1.0, 1.55])
        kit.box("black", [0.05, 0.07, 0.02], [-2.4, y, s * (field.surfaceZ(-2.4, y) + 0.004)], 0.008);
    });
  },
  cabin: { rows: [0.98], dash: 1.58, dashInset: 0.66 },
};
