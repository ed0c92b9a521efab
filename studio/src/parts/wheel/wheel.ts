import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { type Point3 } from "../../geometry/point";
import { type Kit } from "../kit";
import { lathe } from "../lathe";
import { DISH, studs, wheelFace, type WheelPart } from "./face";
import { tyreGeometry, tyreLugs } from "./tyre";
import { type WheelSpec } from "./wheel-spec";

function barrel({ rim, width, finish = "alloy" }: WheelSpec, lip: number): WheelPart[] {
  const inside = lathe([
    [rim - 0.02, lip - 0.012],
    [rim - 0.028, lip - 0.05],
    [rim - 0.035, 0],
    [rim - 0.03, -width / 2 + 0.02],
  ]);
  const edge = lathe([
    [rim + 0.005, lip - 0.02],
    [rim + 0.003, lip - 0.004],
    [rim - 0.006, lip],
    [rim - 0.016, lip - 0.006],
    [rim - 0.024, lip - 0.03],
  ]);
  return [
    [inside, "dark"],
    [edge, finish === "steel" ? "satin" : finish],
  ];
}

function brake(rim: number): WheelPart[] {
  const disc = lathe(
    [
      [0.05, 0.012],
      [rim * 0.74, 0.012],
      [rim * 0.74, -0.012],
      [0.05, -0.012],
    ],
    64,
  );
  const caliper = new RoundedBoxGeometry(0.07, 0.15, 0.06, 2, 0.015);
  caliper.translate(rim * 0.66, 0, 0);
  caliper.rotateZ(0.5);
  const shield = lathe(
    [
      [0.02, -0.05],
      [rim - 0.04, -0.05],
    ],
    48,
  );
  return [
    [disc, "disc"],
    [caliper, "caliper"],
    [shield, "liner"],
  ];
}

function hub({ style, finish = "alloy" }: WheelSpec, face: number): WheelPart[] {
  const z = face - DISH + (style === "steel" ? 0.03 : 0);
  const boss = lathe(
    [
      [0.068, z - 0.03],
      [0.062, z + 0.001],
      [0.03, z + 0.006],
      [0.024, z + 0.012],
      [0, z + 0.012],
    ],
    40,
  );
  const cap = lathe(
    [
      [0.026, z + 0.01],
      [0.022, z + 0.0145],
      [0, z + 0.0155],
    ],
    32,
  );
  const nuts = style === "steel" ? [] : studs(5, 0.046, [0.008, 0.012, 12], z + 0.003, 0.3);
  return [
    [boss, finish === "steel" ? "satin" : finish],
    [cap, "gloss"],
    ...nuts.map((nut): WheelPart => [nut, "dark"]),
  ];
}

/** Adds a wheel on the right (1) or left (-1); `steer` turns it about its upright axis, radians. */
export function addWheel(kit: Kit, spec: WheelSpec, position: Point3, side: 1 | -1, steer = 0): void {
  const lip = spec.width / 2 - 0.008;
  const face = lip - 0.022;
  const tyre: WheelPart = [tyreGeometry(spec), "tyre"];
  const parts = [
    tyre,
    ...tyreLugs(spec).map((lug): WheelPart => [lug, "tyre"]),
    ...barrel(spec, lip),
    ...brake(spec.rim),
    ...wheelFace(spec, face),
    ...hub(spec, face),
  ];
  for (const [geometry, material] of parts)
    kit.add(geometry, material, position, [0, side > 0 ? steer : Math.PI + steer, 0]);
}
