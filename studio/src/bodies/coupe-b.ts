import { type BodyField } from "../bodywork/body-field";
import { type BodySpec } from "../bodywork/body-spec";
import { type Kit } from "../parts/kit";
import { coupe } from "./coupe";
import { roundOutline } from "./round-outline";
import { doorLines, fillerFlap } from "./shut-lines";
import { TAIL_PLATE } from "./tail-plate";

/** The inner pair of lamps, bonnet scoops and a tail spoiler. */
function addEquipment(kit: Kit, field: BodyField): void {
  const lamp = field.surfaceX(0.675, 0.55, 1);
  const bonnet = field.surfaceY(1.55, 0.3);
  kit.box("gloss", [0.07, 0.05, 1.3], [-2.2, field.surfaceY(-2.2, 0.3) + 0.012, 0], 0.02);
  kit.both((side) => {
    kit.cylinder("gloss", 0.062, 0.02, [lamp + 0.004, 0.675, side * 0.55], "x");
    kit.cylinder("lamp", 0.05, 0.02, [lamp + 0.009, 0.675, side * 0.55], "x");
    kit.box("black", [0.34, 0.012, 0.14], [1.55, bonnet - 0.003, side * 0.3], 0.005, [0, 0, -0.11]);
  });
}

/** Muscle coupe: long square bonnet, full-width black grille with four round lamps, kicked hips, upright bar tail. */
export const coupeB: BodySpec = {
  ...coupe,
  wheelbase: 2.72,
  halfWidth: 0.95,
  belt: 0.965,
  beltRise: 0.012,
  sill: 0.19,
  wheel: { radius: 0.35, rim: 0.256, width: 0.27, style: "five", finish: "dark" },
  archGap: 0.034,
  archSquareness: 2.4,
  lower: [
    [2.14, 0.19, 0.06],
    [2.33, 0.27, 0.08, 0.004],
    [2.36, 0.66, 0.09, 0.002],
    [2.38, 0.79, 0.07, 0.014],
    [1.0, 0.965, 0.3, 0],
    [0.1, 0.95, 0.4],
    [-1.2, 0.985, 0.35, 0.012],
    [-2.18, 1.0, 0.05, 0],
    [-2.28, 0.95, 0.05, -0.006],
    [-2.25, 0.66, 0.08, 0],
    [-2.29, 0.42, 0.09],
    [-2.08, 0.22, 0.1],
    [-0.8, 0.17, 0.1],
    [0.8, 0.17, 0.1],
  ],
  glasshouse: [
    [1.06, 0.76, 0.02],
    [0.92, 0.94, 0.14, 0.03],
    [0.24, 1.315, 0.26, 0.014],
    [-0.4, 1.385, 0.45, 0.01],
    [-0.95, 1.33, 0.4, 0.02],
    [-1.78, 0.98, 0.25, 0],
    [-1.7, 0.76, 0.02],
  ],
  planFront: [1.3, 0.09],
  planRear: [-1.4, 0.07],
  edgeRadius: 0.075,
  noseBow: 0.14,
  tailBow: 0.12,
  tumble: 0.4,
  glassPlanRear: [-0.3, 0.3],
  flare: 0.06,
  flareWidth: 0.14,
  shoulder: 0.085,
  dome: [0.026, 0.3],
  crease: { y: 0.83, rise: 0.004, width: 0.08, height: 0.03 },
  lowerCrease: { y: 0.33, rise: 0.03, width: 0.07, height: 0.022 },
  shelf: [0.56, 0.016],
  outlines: {
    head: { points: roundOutline([0.72, 0.675], 0.078), radius: 0.004 },
    grille: {
      points: [
        [0, 0.6],
        [0, 0.752],
        [0.8, 0.752],
        [0.86, 0.735],
        [0.86, 0.62],
        [0.8, 0.6],
      ],
      radius: 0.008,
    },
    intake: {
      points: [
        [0, 0.29],
        [0, 0.41],
        [0.56, 0.41],
        [0.62, 0.37],
        [0.56, 0.29],
      ],
      radius: 0.012,
    },
    fog: {
      points: [
        [0.7, 0.3],
        [0.7, 0.44],
        [0.86, 0.46],
        [0.9, 0.43],
        [0.84, 0.3],
      ],
      radius: 0.01,
    },
    tail: {
      points: [
        [0.3, 0.77],
        [0.3, 0.89],
        [0.82, 0.9],
        [0.84, 0.88],
        [0.84, 0.79],
        [0.82, 0.77],
      ],
      radius: 0.006,
    },
    plate: TAIL_PLATE,
    valance: {
      points: [
        [0, 0.16],
        [0, 0.36],
        [0.6, 0.36],
        [0.7, 0.42],
        [0.9, 0.42],
        [0.84, 0.16],
      ],
      radius: 0,
    },
  },
  grille: "louvres",
  chrome: false,
  grilleFrame: false,
  headlamp: { projectors: [[0.72, 0.675]], radius: 0.044, split: 0, style: "halo", daytime: "none" },
  fogLampAt: [0.79, 0.38],
  fogLamp: "round",
  tailLamp: { style: "blocks", reversing: { at: [0.34, 0.8], half: [0.02, 0.02] } },
  sideGlass: {
    top: 0.062,
    gap: 0.028,
    rearX: -1.02,
    rearSlope: 0.5,
    pillars: [[-0.5, -0.25, 0.022, 0]],
    span: [0.7, -0.52],
    kick: [-0.56, 1.03, 0.22],
  },
  screenTop: 1.3,
  rearGlass: [1.02, 1.28, 0.12, 1],
  bonnet: [0.12, 2.3, 1, 0.88],
  tailgate: [0.14, 0.6, 1, 0],
  cladding: [0, 0, 0, 0],
  lines: [
    ...doorLines({ front: 0.7, middle: -0.52, sill: 0.22, belt: 0.97 }),
    ...fillerFlap(-1.7, 0.82, 0.06),
  ],
  handles: [[-0.38, 0.83]],
  mirror: [0.56, 1.02, 0.21, 0.135],
  mirrorMaterial: "gloss",
  plateFront: 0.35,
  plateRear: 0.655,
  badgeFront: 0.676,
  badgeRear: undefined,
  wipers: 0.985,
  fin: undefined,
  reflectors: 0.42,
  exhaust: { z: [0.46, 0.58, -0.46, -0.58], y: 0.27 },
  extra: addEquipment,
};
