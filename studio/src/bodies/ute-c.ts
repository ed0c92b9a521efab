import { type BodySpec } from "../bodywork/body-spec";
import { type Kit } from "../parts/kit";
import { addDropSideTray } from "./equipment/drop-side-tray";
import { ute } from "./ute";

function addEquipment(kit: Kit): void {
  addDropSideTray(kit);
  const aerial = [
    [1.3, 1.16, -0.8],
    [1.22, 1.6, -0.92],
    [1.15, 2.0, -1.0],
  ] as const;
  kit.tube("black", aerial, 0.006, 10);
}

/** Single-cab work ute: steel wheels, plain bumpers, square lamps, drop-side alloy tray with headboard. */
export const uteC: BodySpec = {
  ...ute,
  halfWidth: 0.92,
  belt: 1.14,
  sill: 0.42,
  wheel: { radius: 0.38, rim: 0.222, width: 0.235, style: "steel", finish: "satin" },
  archGap: 0.07,
  track: 0.8,
  archSquareness: 2.6,
  lower: [
    [2.34, 0.42, 0.08],
    [2.5, 0.52, 0.1, 0.006],
    [2.51, 0.86, 0.12, 0.006],
    [2.42, 1.06, 0.12, 0.025],
    [1.42, 1.165, 0.3, 0],
    [0.6, 1.15, 0.3],
    [-0.2, 1.15, 0.05],
    [-0.28, 1.1, 0.05],
    [-0.28, 0.56, 0.06],
    [-0.2, 0.44, 0.08],
    [0.6, 0.4, 0.1],
  ],
  glasshouse: [
    [1.6, 0.95, 0.02],
    [1.44, 1.14, 0.14, 0.022],
    [0.74, 1.68, 0.26, 0.014],
    [0.3, 1.765, 0.3, 0.004],
    [-0.02, 1.755, 0.14, 0],
    [-0.2, 1.7, 0.08, 0],
    [-0.28, 1.14, 0.06],
    [-0.28, 0.95, 0.02],
  ],
  planFront: [1.3, 0.1],
  planRear: [-0.2, 0.0],
  widestAt: 0.8,
  edgeRadius: 0.08,
  noseBow: 0.18,
  tailBow: 0,
  tumble: 0.2,
  glassPlanFront: [0.6, 0.14],
  glassPlanRear: [-0.1, 0.0],
  windscreenBow: 0.15,
  backlightBow: 0.02,
  glassMiddle: 0.3,
  shoulder: 0.045,
  crease: { y: 0.98, rise: 0, width: 0.08, height: 0.02 },
  flare: 0.04,
  flareWidth: 0.08,
  hollow: 0.012,
  dome: [0.012, 0.5],
  outlines: {
    head: {
      points: [
        [0.5, 0.86],
        [0.5, 0.985],
        [0.66, 1.01],
        [0.92, 1.02],
        [1.0, 0.99],
        [0.97, 0.87],
      ],
      radius: 0.016,
    },
    grille: {
      points: [
        [0, 0.87],
        [0, 0.975],
        [0.43, 0.975],
        [0.445, 0.96],
        [0.445, 0.885],
        [0.43, 0.87],
      ],
      radius: 0.01,
    },
    intake: {
      points: [
        [0, 0.64],
        [0, 0.72],
        [0.46, 0.72],
        [0.5, 0.64],
      ],
      radius: 0.012,
    },
    fog: {
      points: [
        [0.64, 0.54],
        [0.64, 0.64],
        [0.82, 0.64],
        [0.82, 0.54],
      ],
      radius: 0.012,
    },
  },
  grille: "broadBars",
  chrome: false,
  headlamp: {
    projectors: [
      [0.6, 0.925],
      [0.76, 0.935],
    ],
    radius: 0.046,
    split: 0,
    style: "round",
    daytime: "none",
  },
  fogLampAt: [0.73, 0.59],
  fogLamp: "none",
  tailLamp: {},
  sideGlass: { top: 0.085, gap: 0.03, rearX: -0.08, rearSlope: 0.08, pillars: [], span: [1.16, -0.1] },
  rearGlass: [1.25, 1.6, 0.14, 1],
  bonnet: [0.12, 2.42, 1, 1.34],
  tailgate: [9, 0.6, 0, 1],
  cladding: [0.045, 0.5, 0.74, 1],
  badgeFront: 0.925,
  lines: [
    [1.16, 1.17, 1.18, 0.6],
    [1.18, 0.6, 1.1, 0.5],
    [1.1, 0.5, 0.02, 0.5],
    [0.0, 1.17, 0.0, 0.5],
  ],
  handles: [[0.14, 1.01]],
  handleMaterial: "black",
  mirror: [1.08, 1.24, 0.22, 0.2],
  mirrorMaterial: "black",
  plateFront: 0.585,
  wipers: 1.21,
  steps: undefined,
  fin: undefined,
  cabin: { rows: [0.42], dash: 1.1 },
  cut: undefined,
  carve: undefined,
  extra: addEquipment,
};
