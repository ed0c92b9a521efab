import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax, smoothMin } from "../../geometry/scalar";
import { Kit } from "../../parts/kit";
import { type CameraPose } from "../../scene/camera";
import { type Hotspot } from "../../scene/hotspot";
import { type Model } from "../../scene/model";
import { type INTERIOR_VIEWS } from "../../scene/views";
import { shutLine } from "../craft/shut-line";
import { buttonRow, knob, manualLever, roundVent, vent } from "./controls";
import { clusterHood, dashLayer } from "./dash-layer";
import { analogueDial } from "./dials";
import { radioScreen } from "./displays";
import { doors } from "./doors";
import { dialFace, panel } from "./panel";
import { belt, frontSeat, type SeatTrim } from "./seats";
import { type CabinShape } from "./cabin-shape";
import { cabinShell } from "./shell";
import { steeringWheel } from "./steering-wheel";
import { type CabinKit, trimMaterials } from "./trim";

const DRIVER = 0.44;
const SHAPE: CabinShape = {
  cowl: [1.0, 1.06],
  header: [0.66, 1.62],
  rearFoot: [-0.78, 1.1],
  rearTop: [-0.74, 1.6],
  belt: 1.02,
  halfLow: 0.88,
  halfHigh: 0.78,
  bonnet: 0.86,
  plainRearWindow: true,
};
const SEATS: SeatTrim = { outer: "seat", insert: "insert", quilt: "along" };
/** Middle and width of driver's, middle and outer seat. */
const PLACES = [
  [DRIVER, 0.5],
  [-0.08, 0.42],
  [-0.52, 0.44],
] as const;

/** Flat shelf with two trays, upright face with lids, hood over the dials. */
function dash(kit: CabinKit): void {
  const hood = clusterHood(0.68, 1.06, DRIVER, 0.2, 0.065);
  dashLayer(kit, {
    material: "upper",
    bow: 0.01,
    half: 0.84,
    cell: 0.01,
    points: [
      [1.1, 0.88, 0.02],
      [1.1, 1.035, 0.03],
      [0.66, 1.05, 0.04],
      [0.6, 1.03, 0.02],
      [0.6, 0.985, 0.02],
      [0.68, 0.96, 0.02],
    ],
    shape: (distance, x, y, z) => {
      const clipboard = roundedBox(x - 0.8, y - 1.07, z + 0.02, [0.12, 0.045, 0.14], 0.02);
      const tray = roundedBox(x - 0.8, y - 1.07, z + 0.52, [0.12, 0.05, 0.24], 0.03);
      return smoothMax(hood(distance, x, y, z), -Math.min(clipboard, tray), 0.012);
    },
  });
  const face = dashLayer(kit, {
    material: "lower",
    bow: 0.01,
    half: 0.84,
    points: [
      [1.0, 0.56, 0.02],
      [1.0, 0.97, 0.02],
      [0.66, 0.975, 0.02],
      [0.615, 0.96, 0.02],
      [0.62, 0.78, 0.03],
      [0.66, 0.72, 0.03],
      [0.7, 0.56, 0.05],
    ],
  });
  shutLine(kit, face, { middle: [-0.53, 0.85], size: [0.42, 0.15], radius: 0.02, from: 0.4 });
  kit.box("gloss", [0.014, 0.018, 0.1], [0.612, 0.905, -0.53], 0.006);
  for (const z of [-0.77, 0.77]) roundVent(kit, [0.605, 0.925, z], 0.048, "trim");
}

function instruments(kit: CabinKit): void {
  const turn = [0, -Math.PI / 2, -0.3] as const;
  const speeds = ["0", "20", "40", "60", "80", "100", "120", "140"];
  dialFace(kit, analogueDial(speeds, "km/h", 0), 0.066, {
    position: [0.652, 1.03, DRIVER + 0.075],
    turn,
    glow: 0.6,
  });
  dialFace(kit, analogueDial(["0", "10", "20", "30", "40"], "x100 rpm", 0.16, 3), 0.066, {
    position: [0.652, 1.03, DRIVER - 0.075],
    turn,
    glow: 0.6,
  });
}

/** Centre stack with radio, switches, heater dials and the gear lever on its foot. */
function centreStack(kit: CabinKit): void {
  const stack = (x: number, y: number, z: number): number =>
    smoothMin(
      roundedBox(x - 0.68 + 0.06 * (y - 0.8), y - 0.82, z, [0.11, 0.2, 0.155], 0.03),
      roundedBox(x - 0.62, y - 0.64, z - 0.02, [0.13, 0.06, 0.1], 0.04),
      0.06,
    );
  kit.blob("trim", stack, [0.42, 0.52, -0.22], [0.84, 1.06, 0.22], 0.01);
  for (const z of [-0.075, 0.075]) vent(kit, [0.558, 0.985, z], 0.13, 0.036, "trim", 0.06, 3);
  kit.box("gloss", [0.014, 0.112, 0.27], [0.562, 0.898, 0], 0.008, [0, 0, 0.06]);
  panel(kit, radioScreen(), [0.176, 0.099], {
    position: [0.5535, 0.898, 0],
    turn: [0, -Math.PI / 2, 0.06],
    glow: 0.85,
  });
  for (const z of [-0.112, 0.112]) knob(kit, [0.556, 0.898, z], 0.015, "satin", 0.02);
  buttonRow(kit, [0.568, 0.822, 0], 6, 0.036, 0.022);
  for (const z of [-0.09, 0, 0.09]) knob(kit, [0.572, 0.762, z], 0.025, "satin", 0.024, z * 9);
  manualLever(kit, 0.53, 0.69, 0.03);
}

/** Bulkhead with its window and shelf for coats, overhead shelf, rubber floor. */
function cab(kit: CabinKit): void {
  kit.box("lower", [0.05, 0.8, 1.72], [-0.62, 0.72, 0], 0.03);
  kit.both((side) => kit.box("pillar", [0.05, 0.5, 0.3], [-0.66, 1.32, side * 0.7], 0.03));
  kit.box("carpet", [1.6, 0.03, 1.7], [0.2, 0.32, 0], 0.01);
  for (let rib = 0; rib < 15; rib++)
    kit.box("trim", [0.5, 0.008, 0.012], [0.45, 0.337, -0.7 + rib * 0.1], 0.003);
  const shelf = (x: number, y: number, z: number): number =>
    Math.abs(roundedBox(x - 0.52, y - 1.64, z, [0.12, 0.06, 0.7], 0.04)) - 0.008;
  kit.blob(
    "pillar",
    (x, y, z) => smoothMax(shelf(x, y, z), y - 1.655, 0.006),
    [0.34, 1.52, -0.8],
    [0.7, 1.74, 0.8],
    0.012,
  );
}

/** Builds the cab of a van or light truck with three seats in a row; right-hand drive. */
export function buildTruckCockpit(): Model {
  const kit: CabinKit = new Kit(
    trimMaterials({
      upper: [0.06, 0.062, 0.065],
      lower: [0.12, 0.122, 0.125],
      accent: [0.1, 0.102, 0.106],
      accentPattern: "grain",
      seat: [0.05, 0.052, 0.056],
      seatPattern: "cloth",
      insert: [0.06, 0.085, 0.13],
      insertPattern: "cloth",
      decor: { albedo: [0.14, 0.145, 0.15], metal: 0.6, rough: 0.4 },
      roof: [0.52, 0.52, 0.51],
      carpet: [0.045, 0.045, 0.046],
    }),
  );
  cabinShell(kit, SHAPE);
  cab(kit);
  doors(kit, { belt: SHAPE.belt, handle: "loop", strip: false });
  dash(kit);
  instruments(kit);
  centreStack(kit);
  steeringWheel(
    kit,
    {
      radius: 0.205,
      grip: 0.0165,
      power: 2,
      flat: 1,
      spokes: 2,
      hub: [0.075, 0.06],
      rim: "grip",
      shell: "trim",
      inlay: "trim",
      buttons: true,
    },
    [0.42, 0.95, DRIVER],
    -0.66,
  );
  for (const [z, width] of PLACES) frontSeat(kit, -0.02, 0.58, z, SEATS, z > 0 ? -1 : 1, width);
  kit.both((side) =>
    belt(kit, [
      [-0.5, 1.42, side * 0.76],
      [-0.46, 1.0, side * 0.78],
      [-0.43, 0.6, side * 0.79],
    ]),
  );
  return { group: kit.finish(), room: 0.6, cameras: VIEWS, hotspots: HOTSPOTS };
}

const VIEWS: Record<(typeof INTERIOR_VIEWS)[number], CameraPose> = {
  hero: { position: [-0.46, 1.42, 0.02], target: [0.7, 0.86, 0.05], fieldOfView: 68 },
  rearseat: { position: [0.56, 1.36, 0.02], target: [-0.36, 0.86, -0.02], fieldOfView: 78 },
  dash: { position: [-0.14, 1.26, 0.0], target: [0.6, 0.87, 0.02], fieldOfView: 48 },
};

const HOTSPOTS: readonly Hotspot[] = [
  { id: "screen", part: "Touch screen radio", places: [[0.553, 0.898, 0]] },
  { id: "wheel", part: "Steering wheel", places: [[0.4, 0.96, DRIVER]] },
  { id: "gear", part: "Gear lever on the dash", places: [[0.54, 0.88, 0.03]] },
  { id: "climate", part: "Heater dials", places: [[0.56, 0.762, -0.09]] },
  { id: "tray", part: "Dash-top tray", places: [[0.72, 1.03, -0.5]] },
  { id: "seats", part: "Three seats in a row", places: [[0.18, 0.66, -0.5]] },
  { id: "glovebox", part: "Lockable glovebox", places: [[0.61, 0.86, -0.53]] },
];
