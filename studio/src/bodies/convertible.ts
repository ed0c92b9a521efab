import { type BodySpec } from "../bodywork/body-spec";
import { roundedBox } from "../geometry/rounded-box";
import { coupe } from "./coupe";

/** The coupe without its roof. */
export const convertible: BodySpec = {
  ...coupe,
  open: true,
  wheel: { ...coupe.wheel, style: "twin" },
  glasshouse: [
    [1.1, 0.62, 0.02],
    [1.02, 0.86, 0.12, 0.03],
    [0.26, 1.235, 0.05, 0.0],
    [0.19, 1.235, 0.03, 0],
    [0.72, 0.92, 0.1],
    [0.8, 0.62, 0.02],
  ],
  glassMiddle: -0.6,
  joint: 0.03,
  glassEdgeRadius: 0.04,
  roofCrown: 0.012,
  screenTop: 1.165,
  rearGlass: [0, 0, 0, 0],
  screenInset: 0.05,
  sideGlass: { top: 0.3, gap: 0.5, rearX: 9, pillars: [], span: [0.6, 0.59] },
  cut: (x, y, z) => {
    const q = roundedBox(x + 0.3, y - 0.98, z, [0.95, 0.52, 0.7], 0.1);
    return q;
  },
  cutRadius: 0.05,
  fin: undefined,
  finMaterial: "gloss",
  tailgate: [0.16, 0.6, 1, 0],
  grille: "bars",
  chrome: true,
  cabin: {
    rows: [-0.08, -0.8],
    frontDrop: 0.6,
    rearDrop: 0.66,
    bench: [-0.3, 0.3],
    dash: 0.6,
    dashInset: 0.5,
    material: "tan",
  },
  extra: (kit) => {
    kit.box("black", [0.34, 0.07, 1.3], [-1.38, 0.955, 0], 0.03);
    kit.both((s) =>
      kit.tube(
        "satin",
        [
          [-0.52, 0.8, s * 0.2],
          [-0.56, 1.12, s * 0.22],
          [-0.56, 1.12, s * 0.46],
          [-0.52, 0.8, s * 0.48],
        ],
        0.022,
        40,
      ),
    );
    kit.both((s) => kit.box("black", [0.9, 0.03, 0.05], [0.0, 0.915, s * 0.72], 0.014));
  },
};
