import * as THREE from "three";
import { type BodySpec } from "../bodywork/body-spec";
import { addPlate } from "../parts/plate";
import { van } from "./van";

/** Light truck with a drop-side tray. */
export const lightTruck: BodySpec = {
  ...van,
  wheelbase: 3.4,
  halfWidth: 0.95,
  belt: 1.38,
  sill: 0.5,
  wheel: { radius: 0.385, rim: 0.235, width: 0.22, style: "steel", dual: true },
  archGap: 0.07,
  track: 0.83,
  lower: [
    [2.66, 0.44, 0.1],
    [2.78, 0.52, 0.1, 0.0],
    [2.79, 0.95, 0.16, 0.006],
    [2.7, 1.36, 0.14, 0.0],
    [2.3, 1.41, 0.2, 0],
    [1.6, 1.39, 0.3],
    [1.1, 1.39, 0.05],
    [1.06, 1.3, 0.05],
    [1.06, 0.8, 0.06],
    [1.12, 0.68, 0.08],
    [1.5, 0.52, 0.1],
  ],
  glasshouse: [
    [2.68, 0.95, 0.02],
    [2.7, 1.3, 0.14, 0.025],
    [2.34, 2.02, 0.22, 0.012],
    [1.95, 2.16, 0.3, 0.006],
    [1.26, 2.15, 0.12, 0],
    [1.1, 2.08, 0.1, 0.0],
    [1.06, 1.3, 0.05],
    [1.06, 0.95, 0.02],
  ],
  planFront: [2.0, 0.06],
  planRear: [1.1, 0.0],
  widestAt: 1.0,
  tumble: 0.13,
  glassPlanFront: [1.8, 0.1],
  glassPlanRear: [1.1, 0.0],
  noseBow: 0.2,
  tailBow: 0,
  windscreenBow: 0.2,
  backlightBow: 0,
  glassMiddle: 1.6,
  shoulder: 0.03,
  edgeRadius: 0.07,
  glassEdgeRadius: 0.13,
  crease: undefined,
  lowerCrease: undefined,
  hollow: 0,
  flare: 0.02,
  dome: undefined,
  outlines: {
    head: {
      points: [
        [0.56, 0.66],
        [0.56, 0.8],
        [0.74, 0.83],
        [0.98, 0.83],
        [1.04, 0.78],
        [0.98, 0.66],
      ],
      radius: 0.014,
    },
    grille: {
      points: [
        [0, 0.86],
        [0, 1.02],
        [0.62, 1.02],
        [0.66, 0.98],
        [0.6, 0.86],
      ],
      radius: 0.012,
    },
    intake: {
      points: [
        [0, 0.5],
        [0, 0.58],
        [0.48, 0.58],
        [0.5, 0.5],
      ],
      radius: 0.01,
    },
    fog: {
      points: [
        [0.62, 0.5],
        [0.62, 0.59],
        [0.8, 0.59],
        [0.8, 0.5],
      ],
      radius: 0.01,
    },
  },
  fogLampAt: [0.7, 0.545],
  headlamp: {
    projectors: [
      [0.69, 0.745],
      [0.85, 0.745],
    ],
    radius: 0.05,
    split: 0.7,
    style: "round",
    daytime: "outline",
  },
  tailLamp: {},
  sideGlass: { top: 0.12, gap: 0.03, rearX: 1.28, rearSlope: 0, pillars: [], span: [2.46, 1.2] },
  screenTop: 1.98,
  screenInset: 0.08,
  cowlGap: 0.02,
  rearGlass: [1.5, 1.95, 0.25, 1],
  bonnet: [0.13, 2.3, 0, 1.84],
  tailgate: [9, 0.6, 0, 1],
  cladding: [0.03, 0.54, 0.62, 1],
  lines: [
    [2.5, 1.42, 2.52, 1.0],
    [2.52, 1.0, 2.3, 0.92],
    [1.2, 1.42, 1.2, 0.78],
    [1.2, 0.78, 1.3, 0.7],
  ],
  handles: [[1.36, 1.2]],
  mirror: [2.56, 1.66, 0.18, 0.34],
  plateFront: 0.655,
  plateRear: undefined,
  badgeFront: 1.12,
  wipers: 1.5,
  cabin: { rows: [1.72], dash: 2.28, dashInset: 0.62 },
  extra: (kit) => {
    // ladder chassis, drop-side tray, lamps
    kit.both((s) => {
      kit.box("black", [4.6, 0.2, 0.07], [-0.45, 0.66, s * 0.38], 0.01);
      kit.box("liner", [0.5, 0.3, 0.34], [0.55, 0.62, s * 0.62], 0.05);
      kit.box("black", [0.04, 0.42, 0.5], [-2.28, 0.5, s * 0.72], 0.01);
      kit.box("black", [1.06, 0.03, 0.46], [-1.7, 0.86, s * 0.72], 0.02);
      kit.box("red", [0.03, 0.1, 0.3], [-2.8, 0.7, s * 0.72], 0.01);
      kit.box("amber", [0.034, 0.1, 0.1], [-2.8, 0.7, s * 0.92], 0.01);
      kit.box("lamp", [0.034, 0.05, 0.09], [-2.8, 0.72, s * 0.6], 0.01);
      kit.box("alu", [3.62, 0.3, 0.03], [-0.96, 1.17, s * 1.0], 0.008);
      for (let i = 0; i < 3; i++)
        kit.box("alu", [3.6, 0.018, 0.045], [-0.96, 1.05 + i * 0.12, s * 1.0], 0.006);
      for (const x of [-2.72, -0.96, 0.82]) kit.box("steel", [0.06, 0.34, 0.055], [x, 1.16, s * 1.005], 0.01);
      kit.box("steel", [3.66, 0.11, 0.06], [-0.96, 0.965, s * 0.98], 0.01);
    });
    kit.box("alu", [3.62, 0.06, 1.98], [-0.96, 1.0, 0], 0.01);
    kit.box("alu", [0.03, 0.3, 1.98], [-2.765, 1.17, 0], 0.008);
    for (let i = 0; i < 3; i++) kit.box("alu", [0.045, 0.018, 1.94], [-2.768, 1.05 + i * 0.12, 0], 0.006);
    kit.box("alu", [0.05, 0.36, 1.98], [0.86, 1.2, 0], 0.01);
    kit.both((s) => kit.box("steel", [0.06, 1.08, 0.06], [0.86, 1.54, s * 0.93], 0.012));
    for (const y of [1.5, 1.72, 1.9, 2.05]) kit.box("steel", [0.05, 0.05, 1.86], [0.86, y, 0], 0.012);
    for (let i = -4; i <= 4; i++) kit.box("steel", [0.02, 0.6, 0.02], [0.86, 1.75, i * 0.19], 0.006);
    kit.cylinder("satin", 0.05, 1.5, [-1.7, 0.385, 0], "z");
    kit.add(new THREE.SphereGeometry(0.16, 24, 16), "black", [-1.7, 0.385, 0.1]);
    kit.box("black", [0.08, 0.14, 1.7], [-2.76, 0.66, 0], 0.02);
    addPlate(kit.group, [-2.815, 0.6, 0.0], -1);
    kit.cylinder("satin", 0.24, 0.7, [0.35, 0.6, -0.68], "x");
  },
};
