import type * as THREE from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { lathe } from "../lathe";
import { type WheelSpec } from "./wheel-spec";

type Ring = readonly [radius: number, z: number];

const GROOVES = [0.55, 0.18, -0.18, -0.55];

/** Side wall from the bead to the edge of the tread. */
function sideWall({ radius, rim, width }: WheelSpec, shoulder: number): Ring[] {
  const half = width / 2;
  const wall = radius - rim;
  const rounded = Array.from({ length: 6 }, (_, i): Ring => {
    const angle = ((i + 1) / 6) * (Math.PI / 2);
    return [
      radius - shoulder + Math.sin(angle) * shoulder * 0.96,
      half - shoulder * 0.75 + Math.cos(angle) * shoulder * 0.75,
    ];
  });
  return [
    [rim - 0.006, half - 0.02],
    [rim + 0.004, half - 0.006],
    [rim + wall * 0.14, half + 0.003],
    [rim + wall * 0.3, half + 0.008],
    [rim + wall * 0.5, half + 0.008],
    [radius - shoulder, half],
    ...rounded,
  ];
}

function tread(radius: number, halfTread: number): Ring[] {
  return GROOVES.flatMap((place): Ring[] => {
    const z = place * halfTread;
    return [
      [radius, z + 0.006],
      [radius - 0.007, z + 0.004],
      [radius - 0.007, z - 0.004],
      [radius, z - 0.006],
    ];
  });
}

/** The tyre, centred on the origin, turned round z. */
export function tyreGeometry(spec: WheelSpec): THREE.BufferGeometry {
  const shoulder = Math.min(0.045, (spec.radius - spec.rim) * 0.42);
  const wall = sideWall(spec, shoulder);
  const inner = wall.map(([radius, z]): Ring => [radius, -z]).reverse();
  const outline = [...wall, ...tread(spec.radius, spec.width / 2 - shoulder * 0.75), ...inner];
  return lathe(outline.reverse(), 88);
}

const LUGS_A_SIDE = 44;

/** Blocks on both shoulders of an off-road tyre, those of one side between those of the other. */
export function tyreLugs({ radius, width, lugs }: WheelSpec): THREE.BufferGeometry[] {
  if (lugs !== true) return [];
  return [0, 0.5].flatMap((phase, i) =>
    Array.from({ length: LUGS_A_SIDE }, (_, place) => {
      const block = new RoundedBoxGeometry(0.018, 0.028, 0.05, 2, 0.005);
      block.translate(radius - 0.003, 0, (i === 0 ? 1 : -1) * (width / 2 - 0.03));
      block.rotateZ(((place + phase) / LUGS_A_SIDE) * Math.PI * 2);
      return block;
    }),
  );
}
