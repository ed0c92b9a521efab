import { type Point3 } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMin } from "../../geometry/scalar";
import { Kit } from "../../parts/kit";
import { type CameraPose } from "../../scene/camera";
import { type Model } from "../../scene/model";
import { type INTERIOR_VIEWS } from "../../scene/views";
import { sweep } from "../craft/sweep";
import { type Hotspot } from "../../scene/hotspot";
import { cupHolders } from "./controls";
import { dashLayer } from "./dash-layer";
import { wideScreen } from "./displays";
import { doors } from "./doors";
import { panel } from "./panel";
import { belt, frontSeat, rearBench, type SeatTrim } from "./seats";
import { type CabinShape } from "./cabin-shape";
import { cabinShell } from "./shell";
import { steeringWheel } from "./steering-wheel";
import { type CabinKit, trimMaterials } from "./trim";

/** Cockpit C: minimal electric car; pale trim, wood, one wide display, bridge console, glass roof. */

const DRIVER = 0.38;
const SHAPE: CabinShape = {
  cowl: [1.42, 0.93],
  header: [0.5, 1.45],
  rearFoot: [-1.82, 1.0],
  rearTop: [-1.5, 1.43],
  belt: 0.93,
  halfLow: 0.86,
  halfHigh: 0.66,
  bonnet: 0.92,
  glassRoof: true,
};
const SEATS: SeatTrim = { outer: "seat", insert: "insert", quilt: "across", fixedHead: true };

/** Points across the dash at height y, bowed like its layers. */
function across(x: number, y: number, half: number, bow = 0.07): Point3[] {
  return Array.from({ length: 17 }, (_, i): Point3 => {
    const z = -half + (i * half) / 8;
    return [x + bow * z * z, y, z];
  });
}

function dash(kit: CabinKit): void {
  dashLayer(kit, {
    material: "upper",
    bow: 0.07,
    half: 0.82,
    points: [
      [1.42, 0.8, 0.02],
      [1.42, 0.915, 0.05],
      [1.05, 0.925, 0.2],
      [0.72, 0.912, 0.08],
      [0.655, 0.89, 0.025],
      [0.665, 0.868, 0.015],
      [0.75, 0.855, 0.02],
    ],
    cell: 0.012,
  });
  dashLayer(kit, {
    material: "trim",
    bow: 0.07,
    half: 0.81,
    points: [
      [1.1, 0.8, 0.02],
      [1.1, 0.872, 0.01],
      [0.7, 0.872, 0.01],
      [0.69, 0.85, 0.005],
      [0.72, 0.82, 0.02],
    ],
    cell: 0.012,
  });
  dashLayer(kit, {
    material: "decor",
    bow: 0.07,
    half: 0.81,
    points: [
      [1.0, 0.76, 0.02],
      [1.0, 0.848, 0.02],
      [0.68, 0.85, 0.012],
      [0.645, 0.838, 0.012],
      [0.628, 0.785, 0.02],
      [0.66, 0.77, 0.02],
    ],
    cell: 0.0095,
  });
  dashLayer(kit, {
    material: "accent",
    bow: 0.07,
    half: 0.81,
    points: [
      [1.1, 0.56, 0.02],
      [1.1, 0.775, 0.02],
      [0.7, 0.772, 0.02],
      [0.65, 0.762, 0.02],
      [0.655, 0.68, 0.06],
      [0.75, 0.57, 0.06],
    ],
    cell: 0.012,
  });
  for (const y of [0.856, 0.863]) sweep(kit, "gloss", across(0.682, y, 0.78), [0, 1, 0], 0.0018, 0.01, 6);
  sweep(kit, "satin", across(0.655, 0.87, 0.79), [0, 1, 0], 0.0028, 0.004, 4);
  sweep(kit, "lit", across(0.633, 0.777, 0.76), [0, 1, 0], 0.0022, 0.003, 4);
}

function display(kit: CabinKit): void {
  kit.box("gloss", [0.014, 0.212, 0.6], [0.59, 0.965, 0.16], 0.007, [0, 0, -0.16]);
  panel(kit, wideScreen(), [0.584, 0.2014], {
    position: [0.5815, 0.966, 0.16],
    turn: [0, -Math.PI / 2, -0.16],
    glow: 0.72,
  });
  kit.box("satin", [0.09, 0.05, 0.16], [0.66, 0.925, 0.1], 0.02, [0, 0, 0.5]);
}

function bridge(kit: CabinKit): void {
  const deck = (x: number, y: number, z: number): number => {
    const rise = 0.1 * Math.max(0, (x - 0.15) / 0.5) ** 2;
    const slab = roundedBox(x - 0.12, y - 0.615 - rise, z, [0.54, 0.045, 0.125], 0.035);
    const leg = roundedBox(x + 0.3, y - 0.46, z, [0.13, 0.2, 0.115], 0.05);
    return smoothMin(slab, leg, 0.05);
  };
  kit.blob("trim", deck, [-0.56, 0.24, -0.2], [0.8, 0.84, 0.2], 0.0105);
  kit.box("inlay", [0.26, 0.01, 0.19], [0.16, 0.66, 0], 0.004);
  cupHolders(kit, 0.15, 0.665, 0.0);
  for (const s of [-1, 1])
    kit.box("grip", [0.17, 0.012, 0.092], [0.44, 0.695, s * 0.056], 0.005, [0, 0, 0.23]);
  kit.blob(
    "accent",
    (x, y, z) =>
      roundedBox(x + 0.22, y - 0.675, z, [0.19, 0.032, 0.12], 0.028) + 0.004 * Math.exp(-((z / 0.004) ** 2)),
    [-0.46, 0.6, -0.16],
    [0.02, 0.74, 0.16],
    0.008,
  );
  kit.box("pocket", [0.6, 0.03, 0.22], [0.3, 0.36, 0], 0.012);
}

/** Builds the cockpit; right-hand drive. */
export function buildElectricCockpit(): Model {
  const kit: CabinKit = new Kit(
    trimMaterials({
      upper: [0.16, 0.165, 0.17],
      lower: [0.4, 0.385, 0.36],
      accent: [0.56, 0.54, 0.5],
      accentPattern: "leather",
      seat: [0.6, 0.58, 0.54],
      seatPattern: "leather",
      insert: [0.56, 0.54, 0.5],
      insertPattern: "perforated",
      decor: { albedo: [0.4, 0.27, 0.155], rough: 0.45, coat: 0.12, pattern: "woodZ" },
      console: { albedo: [0.4, 0.27, 0.155], rough: 0.45, coat: 0.12, pattern: "woodX" },
      roof: [0.7, 0.69, 0.67],
      carpet: [0.15, 0.15, 0.15],
    }),
  );
  cabinShell(kit, SHAPE);
  doors(kit, { belt: SHAPE.belt, handle: "flush", lightLine: true });
  dash(kit);
  display(kit);
  bridge(kit);
  steeringWheel(
    kit,
    {
      radius: 0.178,
      grip: 0.0175,
      power: 2.7,
      flat: 0.8,
      spokes: 2,
      hub: [0.058, 0.042],
      rim: "grip",
      shell: "upper",
      inlay: "gloss",
      buttons: false,
    },
    [0.4, 0.845, DRIVER],
    -0.36,
  );
  for (const z of [-DRIVER, DRIVER]) {
    frontSeat(kit, 0.0, 0.5, z, SEATS, -Math.sign(z), 0.53);
    const s = Math.sign(z);
    belt(kit, [
      [-0.48, 1.3, s * 0.71],
      [-0.44, 0.9, s * 0.75],
      [-0.4, 0.5, s * 0.765],
    ]);
  }
  rearBench(kit, -1.06, 0.5, 0.69, { ...SEATS, quilt: "none" });
  return { group: kit.finish(), room: 0.6, cameras: VIEWS, hotspots: HOTSPOTS };
}

const VIEWS: Record<(typeof INTERIOR_VIEWS)[number], CameraPose> = {
  hero: { position: [-0.46, 1.27, 0.02], target: [0.7, 0.75, 0.05], fieldOfView: 66 },
  rearseat: { position: [-0.42, 1.3, 0], target: [-1.4, 0.78, 0], fieldOfView: 72 },
  dash: { position: [-0.2, 1.2, -0.02], target: [0.6, 0.83, 0.1], fieldOfView: 46 },
};

const HOTSPOTS: readonly Hotspot[] = [
  { id: "screen", part: "Wide display", places: [[0.58, 0.966, 0.1]] },
  { id: "wheel", part: "Steering wheel", places: [[0.38, 0.85, DRIVER]] },
  { id: "charging", part: "Wireless charging pads", places: [[0.44, 0.7, -0.05]] },
  { id: "vents", part: "Hidden air vents", places: [[0.7, 0.86, -0.4]] },
  { id: "wood", part: "Open-pore wood", places: [[0.65, 0.81, -0.5]] },
  { id: "seats", part: "Pale leather-look seats", places: [[0.2, 0.58, -DRIVER]] },
  { id: "door", part: "Door controls", places: [[0.36, 0.705, 0.775]] },
];
