import { type BodyField } from "../bodywork/body-field";
import { type BodySpec } from "../bodywork/body-spec";
import { roundedBox } from "../geometry/rounded-box";
import { smoothMax } from "../geometry/scalar";
import { type Kit } from "../parts/kit";
import { addPlate } from "../parts/plate";
import { type WheelSpec } from "../parts/wheel/wheel-spec";
import { addFlareBolts } from "./equipment/flare-bolts";
import { addLightHoop } from "./equipment/light-hoop";
import { addSnorkel } from "./equipment/snorkel";
import { addTowLoops } from "./equipment/tow-loops";
import { doorLines } from "./shut-lines";
import { ute } from "./ute";

const TRAIL_WHEEL: WheelSpec = {
  radius: 0.435,
  rim: 0.23,
  width: 0.29,
  style: "trail",
  finish: "dark",
  lugs: true,
};

function addEquipment(kit: Kit, field: BodyField): void {
  addLightHoop(kit);
  addSnorkel(kit, field);
  addFlareBolts(kit, field, TRAIL_WHEEL.radius);
  addTowLoops(kit, [2.46, 0.62, 0.42], { reach: 0.11, radius: 0.016 }, "red");
  kit.box("black", [0.15, 0.16, 1.84], [-2.76, 0.66, 0], 0.03);
  addPlate(kit.group, [-2.837, 0.665, 0], -1);
  kit.both((side) => kit.box("black", [1.68, 0.02, 0.085], [-1.8, 1.245, side * 0.845], 0.008));
  kit.box("gloss", [0.012, 0.06, 0.3], [-2.727, 1.12, 0], 0.006);
}

/** Lifted dual cab: big tyres under bolted flares, black mesh mouth with bracket lamps, snorkel, lit hoop. */
export const uteB: BodySpec = {
  ...ute,
  halfWidth: 0.955,
  belt: 1.24,
  sill: 0.52,
  wheel: TRAIL_WHEEL,
  archGap: 0.085,
  archSquareness: 3.4,
  lower: [
    [2.28, 0.56, 0.06],
    [2.5, 0.64, 0.08, 0.004],
    [2.52, 1.04, 0.1, 0.004],
    [2.44, 1.235, 0.1, 0.02],
    [1.4, 1.295, 0.25, 0],
    [0.2, 1.26, 0.4],
    [-0.6, 1.26, 0.3],
    [-2.66, 1.27, 0.03],
    [-2.72, 1.25, 0.03],
    [-2.71, 0.7, 0.05],
    [-2.62, 0.6, 0.05],
    [-0.8, 0.52, 0.1],
    [1.0, 0.5, 0.1],
  ],
  glasshouse: [
    [1.54, 1.05, 0.02],
    [1.4, 1.25, 0.12, 0.018],
    [0.72, 1.8, 0.22, 0.012],
    [-0.05, 1.885, 0.4, 0.004],
    [-0.74, 1.875, 0.14, 0],
    [-0.9, 1.83, 0.06, 0],
    [-0.95, 1.25, 0.06],
    [-0.95, 1.05, 0.02],
  ],
  planFront: [1.5, 0.09],
  widestAt: 0.9,
  tumbleLower: 0.12,
  edgeRadius: 0.07,
  noseBow: 0.14,
  tailBow: 0.03,
  tumble: 0.19,
  windscreenBow: 0.13,
  glassEdgeRadius: 0.11,
  flare: 0.085,
  flareWidth: 0.06,
  crease: { y: 1.1, rise: 0, width: 0.06, height: 0.024 },
  dome: [0.03, 0.36],
  hollow: 0.014,
  hollowAt: 0.82,
  outlines: {
    head: {
      points: [
        [0.6, 0.985],
        [0.6, 1.13],
        [0.74, 1.14],
        [0.96, 1.15],
        [1.06, 1.13],
        [1.02, 1.02],
        [0.9, 0.985],
      ],
      radius: 0.008,
    },
    grille: {
      points: [
        [0, 0.86],
        [0, 1.15],
        [0.52, 1.15],
        [0.565, 1.12],
        [0.565, 0.98],
        [0.5, 0.86],
      ],
      radius: 0.012,
    },
    intake: {
      points: [
        [0, 0.69],
        [0, 0.775],
        [0.5, 0.775],
        [0.54, 0.69],
      ],
      radius: 0.01,
    },
    fog: {
      points: [
        [0.62, 0.68],
        [0.6, 0.86],
        [0.7, 0.9],
        [0.92, 0.9],
        [0.92, 0.68],
      ],
      radius: 0.008,
    },
    skidFront: {
      points: [
        [0, 0.585],
        [0, 0.66],
        [0.44, 0.66],
        [0.52, 0.585],
      ],
      radius: 0.008,
    },
    tail: {
      points: [
        [0.81, 0.9],
        [0.81, 1.2],
        [1.0, 1.2],
        [1.05, 1.17],
        [1.05, 0.94],
        [1.0, 0.9],
      ],
      radius: 0.006,
    },
  },
  grille: "mesh",
  chrome: false,
  headlamp: {
    projectors: [
      [0.73, 1.055],
      [0.84, 1.06],
    ],
    radius: 0.034,
    split: 1.03,
    splitAcross: 0.66,
    style: "square",
    daytime: "bracket",
  },
  fogLampAt: [0.755, 0.755],
  fogLamp: "stacked",
  tailLamp: { style: "bracket", reversing: { at: [0.94, 1.02], half: [0.04, 0.04] } },
  sideGlass: {
    top: 0.085,
    gap: 0.03,
    rearX: -0.78,
    rearSlope: 0.1,
    pillars: [[0.13, -0.05, 0.045, 0]],
    span: [1.12, -0.72],
  },
  rearGlass: [1.36, 1.74, 0.12, 1],
  bonnet: [0.1, 2.42, 1, 1.32],
  cladding: [0.085, 0.62, 0.84, 1],
  badgeFront: undefined,
  lines: [
    ...doorLines({ front: 1.12, middle: 0.13, rear: -0.78, sill: 0.62, belt: 1.25, arch: [-0.7, 0.68] }),
  ],
  handles: [
    [0.26, 1.14],
    [-0.6, 1.14],
  ],
  handleMaterial: "black",
  mirror: [1.04, 1.34, 0.24, 0.2],
  mirrorMaterial: "black",
  plateFront: 0.735,
  wipers: 1.31,
  steps: [0.98, -0.82],
  fin: undefined,
  cut: (x, y, z) => roundedBox(x + 1.82, y - 1.38, z, [0.83, 0.46, 0.78], 0.03),
  carve: (d, x, y, z) => smoothMax(d, -roundedBox(x + 0.91, y - 1.3, z, [0.018, 0.9, 1.2], 0.005), 0.012),
  extra: addEquipment,
};
