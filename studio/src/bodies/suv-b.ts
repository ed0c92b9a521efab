import { type BodyField } from "../bodywork/body-field";
import { type BodySpec } from "../bodywork/body-spec";
import { type Kit } from "../parts/kit";
import { addPlate } from "../parts/plate";
import { type WheelSpec } from "../parts/wheel/wheel-spec";
import { addRoofRack } from "./equipment/roof-rack";
import { addSpareWheel } from "./equipment/spare-wheel";
import { addTowLoops } from "./equipment/tow-loops";
import { doorLines, fillerFlap } from "./shut-lines";
import { suv } from "./suv";

const TRAIL_WHEEL: WheelSpec = {
  radius: 0.4,
  rim: 0.232,
  width: 0.255,
  style: "trail",
  finish: "gloss",
  lugs: true,
};

function addEquipment(kit: Kit, field: BodyField): void {
  addRoofRack(kit, field);
  addSpareWheel(kit, field, { ...TRAIL_WHEEL, radius: 0.375 });
  addTowLoops(kit, [2.2, 0.52, 0.34], { reach: 0.06, radius: 0.014 }, "black");
  addPlate(kit.group, [field.surfaceX(0.56, -0.5, -1) - 0.01, 0.57, -0.56], -1);
  kit.both((side) => {
    const bonnet = field.surfaceY(2, 0.78);
    kit.box("gloss", [0.1, 0.035, 0.05], [2.09, bonnet + 0.002, side * 0.78], 0.014);
  });
}

/** Boxy upright off-roader: flat panels, square arches, round lamps in a dark band, roof rack, spare wheel behind. */
export const suvB: BodySpec = {
  ...suv,
  wheelbase: 2.66,
  halfWidth: 0.925,
  belt: 1.16,
  beltRise: 0,
  sill: 0.42,
  wheel: TRAIL_WHEEL,
  archGap: 0.075,
  archSquareness: 5,
  lower: [
    [2.02, 0.43, 0.06],
    [2.2, 0.5, 0.08],
    [2.21, 0.9, 0.1, 0.004],
    [2.15, 1.115, 0.09, 0.014],
    [1.02, 1.185, 0.2, 0],
    [0.2, 1.17, 0.4],
    [-2.1, 1.17, 0.2],
    [-2.24, 1.16, 0.05],
    [-2.27, 0.9, 0.06],
    [-2.29, 0.56, 0.07],
    [-2.14, 0.46, 0.08],
    [-0.8, 0.41, 0.1],
    [0.8, 0.41, 0.1],
  ],
  glasshouse: [
    [1.06, 0.9, 0.02],
    [0.96, 1.15, 0.1, 0.012],
    [0.6, 1.79, 0.18, 0.008],
    [-0.3, 1.855, 0.4, 0.004],
    [-2.02, 1.84, 0.12, 0],
    [-2.2, 1.78, 0.06, 0.004],
    [-2.25, 1.15, 0.06],
    [-2.2, 0.9, 0.02],
  ],
  planFront: [1.5, 0.06],
  planRear: [-2.0, 0.02],
  widestAt: 0.85,
  tumbleLower: 0.05,
  edgeRadius: 0.055,
  noseBow: 0.09,
  tailBow: 0.04,
  crown: 0.02,
  shoulder: 0.035,
  tumble: 0.105,
  glassPlanFront: [0.9, 0.06],
  glassPlanRear: [-2.0, 0.03],
  windscreenBow: 0.09,
  backlightBow: 0.03,
  glassMiddle: -0.6,
  roofCrown: 0.03,
  glassEdgeRadius: 0.09,
  joint: 0.03,
  crease: { y: 1.055, rise: 0, width: 0.05, height: 0.016 },
  lowerCrease: { y: 0.6, rise: 0, width: 0.06, height: 0.014 },
  flare: 0.05,
  flareWidth: 0.05,
  dome: [0.02, 0.52],
  hollow: 0.004,
  hollowAt: 0.75,
  shelf: undefined,
  outlines: {
    grille: {
      points: [
        [0, 0.845],
        [0, 1.025],
        [0.83, 1.025],
        [0.85, 1.005],
        [0.85, 0.865],
        [0.83, 0.845],
      ],
      radius: 0.008,
    },
    head: {
      points: [
        [0.565, 0.935],
        [0.577, 0.98],
        [0.61, 1.013],
        [0.655, 1.025],
        [0.7, 1.013],
        [0.733, 0.98],
        [0.745, 0.935],
        [0.733, 0.89],
        [0.7, 0.857],
        [0.655, 0.845],
        [0.61, 0.857],
        [0.577, 0.89],
      ],
      radius: 0.0,
    },
    intake: {
      points: [
        [0, 0.64],
        [0, 0.725],
        [0.46, 0.725],
        [0.5, 0.69],
        [0.46, 0.64],
      ],
      radius: 0.008,
    },
    fog: {
      points: [
        [0.6, 0.61],
        [0.6, 0.74],
        [0.84, 0.74],
        [0.84, 0.61],
      ],
      radius: 0.01,
    },
    skidFront: {
      points: [
        [0, 0.47],
        [0, 0.585],
        [0.4, 0.585],
        [0.46, 0.47],
      ],
      radius: 0.008,
    },
    tail: {
      points: [
        [0.755, 0.84],
        [0.755, 1.1],
        [0.865, 1.1],
        [0.865, 0.84],
      ],
      radius: 0.012,
    },
    valance: {
      points: [
        [0, 0.4],
        [0, 0.66],
        [1.1, 0.66],
        [1.1, 0.4],
      ],
      radius: 0,
    },
  },
  grille: "mesh",
  chrome: false,
  grilleFrame: false,
  headlamp: { projectors: [[0.655, 0.935]], radius: 0.052, split: 0, style: "halo", daytime: "none" },
  fogLampAt: [0.72, 0.675],
  fogLamp: "round",
  tailLamp: { style: "stripes", reversing: { at: [0.81, 0.885], half: [0.03, 0.02] } },
  sideGlass: {
    top: 0.1,
    gap: 0.035,
    rearX: -2.08,
    rearSlope: 0.06,
    pillars: [
      [-0.14, -0.03, 0.045, 0],
      [-1.14, 0.02, 0.075, 1],
    ],
    span: [0.9, -1.1],
  },
  screenInset: 0.075,
  rearGlass: [1.24, 1.66, 0.17, 1],
  bonnet: [0.09, 2.14, 1, 0.98],
  tailgate: [0.1, 0.66, 1, 1],
  cladding: [0.075, 0.54, 0.72, 1],
  lines: [
    ...doorLines({ front: 0.9, middle: -0.14, rear: -1.08, sill: 0.52, belt: 1.16, arch: [-0.86, 0.66] }),
    ...fillerFlap(-1.85, 1.0, 0.075),
  ],
  handles: [
    [0.02, 0.985],
    [-0.96, 0.985],
  ],
  handleMaterial: "black",
  mirror: [0.82, 1.27, 0.22, 0.2],
  mirrorMaterial: "gloss",
  plateFront: 0.69,
  plateRear: undefined,
  badgeFront: undefined,
  badgeRear: undefined,
  wipers: 1.24,
  fin: undefined,
  rails: undefined,
  reflectors: undefined,
  exhaust: undefined,
  steps: [0.86, -0.84],
  cabin: { rows: [0.1, -0.78], dash: 0.66, dashInset: 0.3 },
  extra: addEquipment,
};
