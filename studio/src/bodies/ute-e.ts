import { type BodySpec } from "../bodywork/body-spec";
import { type Kit } from "../parts/kit";
import { addDropSideTray } from "./equipment/drop-side-tray";
import { van } from "./van";

/** How far the van's nose stands before that of a work ute, whose tray it carries. */
const BACK = 0.02;

function addTray(kit: Kit): void {
  addDropSideTray(kit);
  kit.both((side) => kit.box("black", [0.9, 0.16, 0.07], [0.2, 0.5, side * 0.4], 0.01));
}

/** The van's outlines without those of its tail. */
const { tail: _tail, valance: _valance, ...NOSE } = van.outlines ?? {};

/** Cab-chassis with a van's cab and a drop-side alloy tray. */
export const uteE: BodySpec = {
  ...van,
  wheelbase: 3.22,
  wheel: { radius: 0.36, rim: 0.22, width: 0.225, style: "steel", finish: "dark" },
  lower: [
    [2.26, 0.3, 0.1],
    [2.42, 0.42, 0.12, 0.01],
    [2.43, 0.74, 0.14, 0.012],
    [2.32, 1.0, 0.16, 0.03],
    [1.8, 1.18, 0.25, 0],
    [0.6, 1.16, 0.4],
    [-0.12, 1.16, 0.05],
    [-0.28 + BACK, 1.12, 0.05],
    [-0.28 + BACK, 0.5, 0.06],
    [-0.2, 0.36, 0.08],
    [0.8, 0.3, 0.1],
  ],
  glasshouse: [
    [2.12, 0.84, 0.02],
    [1.96, 1.08, 0.18, 0.035],
    [1.06, 1.82, 0.34, 0.02],
    [0.5, 1.965, 0.4, 0.008],
    [-0.08, 1.95, 0.14, 0],
    [-0.25, 1.88, 0.08, 0],
    [-0.28 + BACK, 1.1, 0.06],
    [-0.28 + BACK, 0.84, 0.02],
  ],
  planRear: [-0.2, 0],
  glassPlanRear: [-0.1, 0],
  tailBow: 0,
  backlightBow: 0,
  rearGlass: [1.3, 1.76, 0.2, 1],
  tailgate: [9, 0.6, 0, 1],
  outlines: NOSE,
  tailLamp: {},
  lines: [
    [1.58, 1.19, 1.6, 0.42],
    [1.6, 0.42, 1.5, 0.36],
    [1.5, 0.36, 0.4, 0.36],
    [0.38, 1.19, 0.38, 0.36],
  ],
  handles: [[0.52, 0.98]],
  sideGlass: { top: 0.1, gap: 0.02, rearX: 0.44, rearSlope: 0, pillars: [], span: [1.58, 0.4] },
  plateRear: undefined,
  extra: addTray,
};
