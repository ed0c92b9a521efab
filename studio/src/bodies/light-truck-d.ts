import { type BodySpec, type WrappedOutline } from "../bodywork/body-spec";
import { type ProfilePoint } from "../geometry/outline";
import { addPrimeMover } from "./equipment/prime-mover";
import { lightTruck } from "./light-truck";

/** How much higher than on the light truck the cab stands, how much taller its roof is, how much longer its back. */
const RAISED = 0.42;
const TALLER = 0.35;
const LONGER = 0.45;
/** Above this height a point belongs to the roof, behind this place to the sleeper. */
const ROOF = 1.7;
const SLEEPER = 1.5;
const WIDER = 1.14;

function raised([x, y, ...rest]: ProfilePoint): ProfilePoint {
  return [x - (x < SLEEPER ? LONGER : 0), y + RAISED + (y > ROOF ? TALLER : 0), ...rest];
}

function raisedOutline({ points, radius }: WrappedOutline): WrappedOutline {
  return { points: points.map(([along, y]) => [along * WIDER, y + RAISED] as const), radius };
}

/** Prime mover: a tall sleeper cab over a short chassis with two driven axles and a turntable for its trailer. */
export const lightTruckD: BodySpec = {
  ...lightTruck,
  halfWidth: 1.12,
  belt: 1.38 + RAISED,
  sill: 0.5 + RAISED,
  wheel: { radius: 0.5, rim: 0.3, width: 0.29, style: "steel", finish: "alloy", dual: true },
  track: 0.97,
  archGap: 0.08,
  wheelbase: 3.4,
  axles: [1.7, -1.15, -2.35],
  lower: lightTruck.lower.map(raised),
  glasshouse: (lightTruck.glasshouse ?? []).map(raised),
  glassMiddle: 1.2,
  glassPlanRear: [0.7, 0],
  planRear: [0.7, 0],
  outlines: Object.fromEntries(
    Object.entries(lightTruck.outlines ?? {}).flatMap(
      ([name, outline]: [string, WrappedOutline | undefined]) =>
        outline === undefined ? [] : [[name, raisedOutline(outline)] as const],
    ),
  ),
  fogLampAt: [0.7 * WIDER, 0.545 + RAISED],
  headlamp: {
    projectors: [
      [0.69 * WIDER, 0.745 + RAISED],
      [0.85 * WIDER, 0.745 + RAISED],
    ],
    radius: 0.052,
    split: 0.7 + RAISED,
    style: "square",
    daytime: "outline",
  },
  grille: "bars",
  sideGlass: {
    top: 0.12,
    topY: 2.06 + RAISED,
    gap: 0.03,
    rearX: 1.42,
    rearSlope: 0,
    pillars: [],
    span: [2.46, 1.34],
  },
  screenTop: 2.0 + RAISED,
  rearGlass: [9, 9.5, 0.25, 0],
  bonnet: [0.13, 2.3, 0, 1.84],
  cladding: [0.03, 0.54 + RAISED, 0.62 + RAISED, 1],
  lines: [
    [2.5, 1.42 + RAISED, 2.52, 1.0 + RAISED],
    [2.52, 1.0 + RAISED, 2.3, 0.92 + RAISED],
    [1.34, 1.42 + RAISED, 1.34, 0.78 + RAISED],
  ],
  handles: [[1.48, 1.2 + RAISED]],
  mirror: [2.56, 1.72 + RAISED, 0.2, 0.46],
  plateFront: 0.655 + RAISED,
  badgeFront: 1.12 + RAISED,
  wipers: 1.5 + RAISED,
  cabin: { rows: [1.72], dash: 2.28, dashInset: 0.62 },
  extra: addPrimeMover,
};
