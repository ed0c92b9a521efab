import { type Point3 } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMin } from "../../geometry/scalar";
import { Kit } from "../../parts/kit";
import { type CameraPose } from "../../scene/camera";
import { type Model } from "../../scene/model";
import { type INTERIOR_VIEWS } from "../../scene/views";
import { shutLine } from "../craft/shut-line";
import { sweep } from "../craft/sweep";
import { type Hotspot } from "../../scene/hotspot";
import { cupHolders, gearLever, knob, vent } from "./controls";
import { clusterHood, dashLayer } from "./dash-layer";
import { digitalCluster } from "./dials";
import { mapScreen } from "./displays";
import { doors } from "./doors";
import { panel } from "./panel";
import { belt, frontSeat, rearBench, type SeatTrim } from "./seats";
import { type CabinShape } from "./cabin-shape";
import { cabinShell } from "./shell";
import { steeringWheel } from "./steering-wheel";
import { type CabinKit, trimMaterials } from "./trim";

/** Cockpit A: leather saloon with a free-standing display, digital dials and a high console. */

const DRIVER = 0.38;

const SHAPE: CabinShape = {
  cowl: [1.26, 0.95],
  header: [0.44, 1.45],
  rearFoot: [-1.75, 0.98],
  rearTop: [-1.5, 1.44],
  belt: 0.945,
  halfLow: 0.84,
  halfHigh: 0.64,
  bonnet: 0.95,
};
const SEATS: SeatTrim = { outer: "seat", insert: "insert", quilt: "across" };

function dash(kit: CabinKit): void {
  dashLayer(kit, {
    material: "upper",
    points: [
      [1.3, 0.78, 0.02],
      [1.3, 0.935, 0.05],
      [0.95, 0.955, 0.15],
      [0.68, 0.95, 0.08],
      [0.6, 0.925, 0.025],
      [0.605, 0.9, 0.02],
      [0.68, 0.88, 0.02],
    ],
    shape: clusterHood(0.715, 0.965, DRIVER, 0.19, 0.05),
    cell: 0.009,
  });
  dashLayer(kit, {
    material: "trim",
    points: [
      [1.1, 0.72, 0.02],
      [1.1, 0.9, 0.02],
      [0.7, 0.9, 0.02],
      [0.63, 0.89, 0.01],
      [0.625, 0.84, 0.01],
      [0.68, 0.8, 0.02],
    ],
    cell: 0.014,
  });
  dashLayer(kit, {
    material: "accent",
    points: [
      [0.95, 0.7, 0.02],
      [0.95, 0.85, 0.02],
      [0.66, 0.853, 0.02],
      [0.595, 0.842, 0.02],
      [0.575, 0.79, 0.05],
      [0.59, 0.742, 0.03],
      [0.66, 0.71, 0.03],
    ],
  });
  const lower = dashLayer(kit, {
    material: "lower",
    half: 0.79,
    points: [
      [1.05, 0.4, 0.02],
      [1.05, 0.74, 0.02],
      [0.68, 0.735, 0.02],
      [0.615, 0.72, 0.03],
      [0.6, 0.62, 0.06],
      [0.68, 0.48, 0.08],
      [0.85, 0.4, 0.05],
    ],
    cell: 0.012,
  });
  shutLine(kit, lower, { middle: [-0.4, 0.635], size: [0.46, 0.14], radius: 0.03, from: 0.4 });
  kit.box("satin", [0.01, 0.012, 0.07], [0.607, 0.685, -0.4], 0.004);
  const strip: Point3[] = [];
  for (let i = 0; i <= 16; i++) {
    const z = -0.78 + i * 0.0975;
    strip.push([0.598 + 0.06 * z * z, 0.849, z]);
  }
  sweep(kit, "decor", strip, [0, 1, 0], 0.009, 0.007, 5);
  for (const s of [-1, 1])
    kit.tube(
      "stitch",
      [
        [0.585 + 0.06 * 0.6, 0.757, s * 0.78],
        [0.583 + 0.06 * 0.16, 0.757, s * 0.4],
        [0.583, 0.757, s * 0.2],
      ],
      0.0014,
      60,
    );
}

function displays(kit: CabinKit): void {
  for (const z of [-0.69, 0.69]) vent(kit, [0.616 + 0.06 * z * z, 0.874, z], 0.15, 0.042, "chrome");
  for (const z of [-0.09, 0.09]) vent(kit, [0.617, 0.874, z], 0.165, 0.042, "chrome");
  kit.box("gloss", [0.018, 0.205, 0.345], [0.63, 1.015, -0.02], 0.009, [0, 0, -0.14]);
  panel(kit, mapScreen(), [0.325, 0.183], {
    position: [0.619, 1.016, -0.02],
    turn: [0, -Math.PI / 2, -0.14],
    glow: 0.85,
  });
  kit.box("satin", [0.03, 0.02, 0.2], [0.65, 0.925, -0.02], 0.008);
  panel(kit, digitalCluster(), [0.3, 0.1], {
    position: [0.7, 0.965, DRIVER],
    turn: [0, -Math.PI / 2, -0.16],
    glow: 0.85,
  });
  kit.box("gloss", [0.02, 0.058, 0.34], [0.583, 0.796, 0], 0.008, [0, 0, 0.06]);
  for (const z of [-0.125, 0.125]) knob(kit, [0.573, 0.796, z], 0.019, "chrome", 0.022, z * 4);
  for (let i = 0; i < 6; i++)
    kit.box("trim", [0.012, 0.016, 0.026], [0.572, 0.783, -0.075 + i * 0.03], 0.004);
  for (let i = 0; i < 3; i++) kit.box("lit", [0.003, 0.009, 0.022], [0.5725, 0.808, -0.06 + i * 0.06], 0.001);
  kit.cylinder("gloss", 0.02, 0.012, [0.6, 0.79, 0.6], "x", 0.02);
  kit.cylinder("chrome", 0.022, 0.008, [0.602, 0.79, 0.6], "x", 0.022);
}

function console(kit: CabinKit): void {
  kit.blob(
    "lower",
    (x, y, z) =>
      smoothMin(
        roundedBox(x - 0.12, y - 0.47 - 0.12 * Math.max(0, x - 0.1), z, [0.62, 0.15, 0.135], 0.05),
        roundedBox(x - 0.56, y - 0.62, z, [0.12, 0.12, 0.15], 0.05),
        0.06,
      ),
    [-0.6, 0.26, -0.26],
    [0.85, 0.86, 0.26],
    0.011,
  );
  kit.box("inlay", [0.4, 0.012, 0.19], [0.293, 0.6445, 0], 0.004, [0, 0, 0.13]);
  kit.box("inlay", [0.22, 0.012, 0.19], [-0.012, 0.6195, 0], 0.004);
  gearLever(kit, 0.3, 0.655, 0.025, "grip");
  cupHolders(kit, 0.05, 0.629, -0.035);
  driveModeDial(kit);
  kit.blob(
    "accent",
    (x, y, z) =>
      roundedBox(x + 0.26, y - 0.665, z, [0.2, 0.035, 0.125], 0.03) + 0.004 * Math.exp(-((z / 0.004) ** 2)),
    [-0.5, 0.6, -0.16],
    [0.0, 0.74, 0.16],
    0.007,
  );
  kit.box("lower", [0.4, 0.1, 0.24], [-0.26, 0.6, 0], 0.03);
  for (const s of [-1, 1])
    sweep(
      kit,
      "satin",
      [
        [-0.06, 0.615, s * 0.115],
        [0.2, 0.642, s * 0.115],
        [0.5, 0.69, s * 0.118],
      ],
      [0, 0, 1],
      0.006,
      0.006,
    );
}

function driveModeDial(kit: CabinKit): void {
  kit.cylinder("grip", 0.028, 0.022, [0.175, 0.648, 0.06], "y", 0.026);
  kit.cylinder("chrome", 0.03, 0.006, [0.175, 0.639, 0.06], "y", 0.03);
  for (let i = 0; i < 2; i++)
    kit.box("gloss", [0.04, 0.01, 0.03], [0.12 + i * 0.05, 0.634 + i * 0.006, 0.015], 0.004, [0, 0, 0.13]);
}

/** Builds the cockpit; right-hand drive. */
export function buildSaloonCockpit(): Model {
  const kit: CabinKit = new Kit(
    trimMaterials({
      upper: [0.04, 0.04, 0.043],
      lower: [0.052, 0.052, 0.055],
      accent: [0.3, 0.155, 0.078],
      accentPattern: "leather",
      seat: [0.31, 0.16, 0.08],
      seatPattern: "leather",
      insert: [0.29, 0.15, 0.075],
      insertPattern: "perforated",
      decor: { albedo: [0.5, 0.51, 0.52], metal: 1, rough: 0.34, pattern: "brushed" },
      console: { albedo: [0.13, 0.066, 0.034], rough: 0.5, pattern: "woodX" },
      roof: [0.56, 0.55, 0.53],
      carpet: [0.06, 0.06, 0.063],
    }),
  );
  cabinShell(kit, SHAPE);
  doors(kit, { belt: SHAPE.belt, handle: "lever" });
  dash(kit);
  displays(kit);
  console(kit);
  steeringWheel(
    kit,
    {
      radius: 0.182,
      grip: 0.0165,
      power: 2.05,
      flat: 0.93,
      spokes: 3,
      hub: [0.062, 0.052],
      rim: "grip",
      shell: "trim",
      inlay: "gloss",
      buttons: true,
    },
    [0.42, 0.87, DRIVER],
  );
  for (const z of [-DRIVER, DRIVER]) {
    frontSeat(kit, 0.0, 0.5, z, SEATS, -Math.sign(z));
    const s = Math.sign(z);
    belt(kit, [
      [-0.48, 1.32, s * 0.7],
      [-0.44, 0.9, s * 0.74],
      [-0.4, 0.5, s * 0.75],
    ]);
  }
  rearBench(kit, -1.02, 0.5, 0.66, SEATS);
  return { group: kit.finish(), room: 0.6, cameras: VIEWS, hotspots: HOTSPOTS };
}

const VIEWS: Record<(typeof INTERIOR_VIEWS)[number], CameraPose> = {
  hero: { position: [-0.46, 1.27, 0.02], target: [0.7, 0.77, 0.05], fieldOfView: 66 },
  rearseat: { position: [-0.42, 1.3, 0], target: [-1.35, 0.78, 0], fieldOfView: 72 },
  dash: { position: [-0.2, 1.2, -0.1], target: [0.6, 0.85, 0.03], fieldOfView: 44 },
};

const HOTSPOTS: readonly Hotspot[] = [
  { id: "screen", part: "Touch screen", places: [[0.62, 1.015, -0.02]] },
  { id: "wheel", part: "Steering wheel", places: [[0.4, 0.88, DRIVER]] },
  { id: "cluster", part: "Digital instruments", places: [[0.69, 0.985, 0.29]] },
  { id: "gear", part: "Gear selector", places: [[0.3, 0.77, 0.025]] },
  { id: "climate", part: "Climate controls", places: [[0.57, 0.796, 0]] },
  { id: "seats", part: "Leather seats", places: [[0.2, 0.58, -DRIVER]] },
  { id: "door", part: "Door controls", places: [[0.36, 0.72, 0.775]] },
];
