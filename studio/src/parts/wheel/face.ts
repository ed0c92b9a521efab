import * as THREE from "three";
import { type PaletteName } from "../../shading/palette";
import { lathe } from "../lathe";
import { SPOKES } from "./spoke-patterns";
import { dishFace, spokeRing } from "./spokes";
import { type WheelSpec, type WheelStyle } from "./wheel-spec";

/** A part of a wheel with the material it is made of. */
export type WheelPart = readonly [geometry: THREE.BufferGeometry, material: PaletteName];

/** How deep the hub lies behind the rim. */
export const DISH = 0.03;
/** Spokes end this far inside the rim. */
const SPOKE_GAP = 0.016;

/** `count` small cylinders facing outwards on a circle. */
export function studs(
  count: number,
  circle: number,
  size: readonly [radius: number, length: number, segments: number],
  z: number,
  phase = 0,
): THREE.BufferGeometry[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + phase;
    const stud = new THREE.CylinderGeometry(size[0], size[0], size[1], size[2]);
    stud.rotateX(Math.PI / 2);
    stud.translate(Math.cos(angle) * circle, Math.sin(angle) * circle, z);
    return stud;
  });
}

function pressedFace(rim: number, face: number): WheelPart[] {
  const disc = lathe(
    [
      [rim - 0.03, face - 0.05],
      [rim * 0.9, face - 0.045],
      [rim * 0.62, face - 0.02],
      [rim * 0.35, face + 0.005],
      [0.02, face - 0.01],
    ],
    64,
  );
  const holes = studs(10, rim * 0.72, [0.019, 0.02, 20], face - 0.032);
  const bolts = studs(6, rim * 0.36, [0.012, 0.03, 6], face);
  return [
    [dishFace(disc, rim, DISH), "satin"],
    ...holes.map((hole): WheelPart => [hole, "liner"]),
    ...bolts.map((bolt): WheelPart => [bolt, "chrome"]),
  ];
}

/** A disc that closes the rim. */
function cover(rim: number, face: number, material: PaletteName): WheelPart {
  const disc = lathe([
    [rim - SPOKE_GAP + 0.002, face - 0.014],
    [rim * 0.86, face - 0.004],
    [rim * 0.5, face],
    [0.02, face - 0.006],
  ]);
  return [dishFace(disc, rim, DISH), material];
}

/** The bolted ring of an off-road wheel. */
function beadRing(rim: number, face: number, material: PaletteName): WheelPart[] {
  const ring = lathe([
    [rim - 0.004, face],
    [rim - 0.012, face + 0.016],
    [rim - 0.044, face + 0.012],
    [rim - 0.05, face - 0.02],
  ]);
  const bolts = studs(20, rim - 0.028, [0.006, 0.012, 8], face + 0.018);
  return [[ring, material], ...bolts.map((bolt): WheelPart => [bolt, "satin"])];
}

/** What some faces have besides spokes. */
const BESIDES: {
  readonly [style in WheelStyle]?: (rim: number, face: number, finish: PaletteName) => WheelPart[];
} = {
  aero: (rim, face) => [cover(rim, face - 0.012, "dark")],
  cap: (rim, face) => [cover(rim, face, "satin")],
  trail: beadRing,
};

/** The visible face between hub and rim; `face` is the z of its front. */
export function wheelFace(spec: WheelSpec, face: number): WheelPart[] {
  const { rim, style, finish = "alloy" } = spec;
  if (style === "steel") return pressedFace(rim, face);
  const spokes = SPOKES[style](rim - SPOKE_GAP).flatMap((set) => {
    const depth = { depth: set.depth ?? 0.03, face: face + (set.proud ?? 0), bevel: set.bevel ?? 0.006 };
    return spokeRing(set.bar, set.count, depth).map((spoke): WheelPart => [
      dishFace(spoke, rim, DISH),
      set.material ?? finish,
    ]);
  });
  return [...spokes, ...(BESIDES[style]?.(rim, face, finish) ?? [])];
}
