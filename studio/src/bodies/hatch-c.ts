import { type BodyField } from "../bodywork/body-field";
import { type BodySpec } from "../bodywork/body-spec";
import { type Kit } from "../parts/kit";
import { hatch } from "./hatch";
import { doorLines, fillerFlap } from "./shut-lines";

/** Roof spoiler, side skirts and the fins of a diffuser. */
function addAeroKit(kit: Kit, field: BodyField): void {
  kit.box("gloss", [0.2, 0.03, 1.0], [-1.8, 1.304, 0], 0.011, [0, 0, 0.1]);
  kit.both((side) => {
    kit.box("gloss", [0.15, 0.05, 0.03], [-1.79, 1.295, side * 0.49], 0.012);
    kit.box("gloss", [2.0, 0.035, 0.05], [-0.02, 0.185, side * field.surfaceZ(0, 0.25)], 0.012);
    for (const z of [0.12, 0.26]) kit.box("black", [0.12, 0.07, 0.014], [-2.0, 0.242, side * z], 0.004);
  });
}

/** Sporty low hatch: wide honeycomb mouth, thin angry lamps, bronze mesh wheels, roof spoiler, twin pipes. */
export const hatchC: BodySpec = {
  ...hatch,
  halfWidth: 0.91,
  belt: 0.945,
  beltRise: 0.05,
  sill: 0.18,
  wheel: { radius: 0.332, rim: 0.248, width: 0.24, style: "mesh", finish: "bronze" },
  archGap: 0.026,
  lower: [
    [2.0, 0.16, 0.06],
    [2.19, 0.24, 0.08, 0.006],
    [2.2, 0.56, 0.14, 0.01],
    [2.07, 0.735, 0.12, 0.03],
    [1.06, 0.935, 0.3, 0],
    [0.2, 0.92, 0.4],
    [-1.7, 1.02, 0.3, 0.006],
    [-2.02, 0.99, 0.08, 0.006],
    [-2.1, 0.7, 0.09, 0],
    [-2.13, 0.4, 0.1],
    [-1.98, 0.22, 0.1],
    [-0.8, 0.16, 0.1],
    [0.8, 0.16, 0.1],
  ],
  glasshouse: [
    [1.22, 0.72, 0.02],
    [1.1, 0.9, 0.15, 0.035],
    [0.28, 1.345, 0.32, 0.018],
    [-0.36, 1.415, 0.5, 0.014],
    [-1.4, 1.335, 0.3, 0.006],
    [-1.78, 1.29, 0.04, 0.02],
    [-2.06, 0.96, 0.1],
    [-1.9, 0.72, 0.02],
  ],
  planFront: [0.75, 0.16],
  tumble: 0.42,
  flare: 0.055,
  flareWidth: 0.12,
  shoulder: 0.075,
  glassPlanRear: [-0.4, 0.24],
  crease: { y: 0.77, rise: 0.055, width: 0.09, height: 0.036 },
  lowerCrease: { y: 0.3, rise: 0.06, width: 0.07, height: 0.03 },
  dome: [0.02, 0.34],
  shelf: [0.54, 0.024],
  outlines: {
    head: {
      points: [
        [0.5, 0.635],
        [0.52, 0.672],
        [0.78, 0.705],
        [1.02, 0.755],
        [1.14, 0.78],
        [1.02, 0.685],
        [0.84, 0.625],
        [0.66, 0.612],
      ],
      radius: 0.004,
    },
    grille: {
      points: [
        [0, 0.28],
        [0, 0.6],
        [0.4, 0.6],
        [0.45, 0.57],
        [0.5, 0.4],
        [0.52, 0.28],
      ],
      radius: 0.012,
    },
    fog: {
      points: [
        [0.64, 0.26],
        [0.61, 0.46],
        [0.74, 0.54],
        [0.88, 0.565],
        [0.9, 0.55],
        [0.84, 0.45],
        [0.8, 0.27],
      ],
      radius: 0.008,
    },
    skidFront: {
      points: [
        [0, 0.18],
        [0, 0.235],
        [0.62, 0.235],
        [0.74, 0.225],
        [0.74, 0.18],
      ],
      radius: 0.0,
    },
    tail: {
      points: [
        [0.36, 0.85],
        [0.36, 0.895],
        [0.62, 0.92],
        [0.84, 0.965],
        [1.14, 1.0],
        [1.06, 0.91],
        [0.84, 0.83],
        [0.6, 0.83],
      ],
      radius: 0.006,
    },
    plate: {
      points: [
        [-0.3, 0.6],
        [0.3, 0.6],
        [0.28, 0.75],
        [-0.28, 0.75],
      ],
    },
    valance: {
      points: [
        [0, 0.15],
        [0, 0.34],
        [0.5, 0.34],
        [0.6, 0.44],
        [0.86, 0.44],
        [0.82, 0.15],
      ],
      radius: 0,
    },
  },
  grille: "mesh",
  chrome: false,
  grilleFrame: false,
  headlamp: {
    projectors: [
      [0.7, 0.658],
      [0.82, 0.672],
    ],
    radius: 0.023,
    split: 0.66,
    splitAcross: 0.58,
    style: "round",
    daytime: "lower",
  },
  fogLampAt: [0.7, 0.36],
  fogLamp: "none",
  tailLamp: { style: "bracket", smoked: true, reversing: { at: [0.66, 0.868], half: [0.05, 0.01] } },
  sideGlass: {
    top: 0.064,
    gap: 0.028,
    rearX: -1.5,
    rearSlope: 0.85,
    pillars: [
      [-0.3, -0.1, 0.034, 0],
      [-1.18, -0.4, 0.02, 0],
    ],
    span: [0.8, -1.3],
    kick: [-1.05, 1.03, 0.3],
  },
  screenTop: 1.33,
  rearGlass: [1.04, 1.24, 0.11, 1],
  bonnet: [0.12, 2.06, 1, 1.0],
  tailgate: [0.12, 0.56, 1, 1],
  blackRoof: true,
  lines: [
    ...doorLines({ front: 0.8, middle: -0.3, rear: -1.18, sill: 0.21, belt: 0.96, arch: [-0.92, 0.52] }),
    ...fillerFlap(-1.58, 0.83, 0.06),
  ],
  handles: [
    [-0.15, 0.83],
    [-1.04, 0.87],
  ],
  mirror: [0.68, 1.0, 0.21, 0.135],
  mirrorMaterial: "gloss",
  plateFront: 0.345,
  plateRear: 0.68,
  badgeFront: 0.51,
  badgeRear: 0.95,
  wipers: 0.965,
  fin: -1.1,
  reflectors: undefined,
  exhaust: { z: [0.44, -0.44], y: 0.25 },
  cabin: { rows: [-0.02, -0.84], rearDrop: 0.6, dash: 0.76 },
  extra: addAeroKit,
};
