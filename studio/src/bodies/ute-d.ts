import { type BodySpec } from "../bodywork/body-spec";
import { type Kit } from "../parts/kit";
import { addPlate } from "../parts/plate";
import { uteB } from "./ute-b";

function addRearStep(kit: Kit): void {
  kit.box("black", [0.15, 0.16, 1.84], [-2.76, 0.66, 0], 0.04);
  kit.box("satin", [0.02, 0.07, 1.3], [-2.84, 0.7, 0], 0.01);
  addPlate(kit.group, [-2.852, 0.665, 0], -1);
  kit.both((side) => kit.box("black", [1.68, 0.02, 0.085], [-1.8, 1.245, side * 0.845], 0.008));
}

/** Dual cab as it leaves the factory: road wheels, bracket lamps beside a barred mouth, a bare tub. */
export const uteD: BodySpec = {
  ...uteB,
  belt: 1.24,
  wheel: { radius: 0.405, rim: 0.262, width: 0.25, style: "five" },
  archGap: 0.07,
  archSquareness: 2.8,
  glasshouse: [
    [1.54, 1.05, 0.02],
    [1.4, 1.25, 0.13, 0.022],
    [0.68, 1.8, 0.25, 0.014],
    [-0.05, 1.885, 0.4, 0.006],
    [-0.72, 1.87, 0.16, 0],
    [-0.89, 1.82, 0.07, 0],
    [-0.95, 1.25, 0.08],
    [-0.95, 1.05, 0.02],
  ],
  flare: 0.055,
  flareWidth: 0.09,
  outlines: {
    ...uteB.outlines,
    head: {
      points: [
        [0.58, 0.95],
        [0.58, 1.11],
        [0.76, 1.135],
        [1.0, 1.15],
        [1.08, 1.13],
        [1.04, 1.0],
        [0.88, 0.95],
      ],
      radius: 0.01,
    },
    grille: {
      points: [
        [0, 0.84],
        [0, 1.13],
        [0.5, 1.13],
        [0.555, 1.1],
        [0.555, 0.95],
        [0.48, 0.84],
      ],
      radius: 0.014,
    },
    tail: {
      points: [
        [0.8, 0.88],
        [0.8, 1.2],
        [0.98, 1.2],
        [1.03, 1.17],
        [1.0, 0.9],
        [0.97, 0.88],
      ],
      radius: 0.01,
    },
  },
  grille: "louvres",
  chrome: true,
  headlamp: {
    projectors: [
      [0.7, 1.03],
      [0.85, 1.04],
    ],
    radius: 0.04,
    split: 0.99,
    splitAcross: 0.64,
    style: "round",
    daytime: "outline",
  },
  fogLamp: "bar",
  tailLamp: { style: "outline", reversing: { at: [0.9, 0.97], half: [0.07, 0.03] } },
  cladding: [0.04, 0.58, 0.72, 1],
  badgeFront: 0.99,
  handleMaterial: "paint",
  mirrorMaterial: "paint",
  steps: undefined,
  fin: -0.5,
  extra: addRearStep,
};
