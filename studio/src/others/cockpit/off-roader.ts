import { type Point3 } from "../../geometry/point";
import { roundedBox } from "../../geometry/rounded-box";
import { smoothMax, smoothMin } from "../../geometry/scalar";
import { Kit } from "../../parts/kit";
import { type CameraPose } from "../../scene/camera";
import { type Model } from "../../scene/model";
import { type INTERIOR_VIEWS } from "../../scene/views";
import { shutLine } from "../craft/shut-line";
import { type Hotspot } from "../../scene/hotspot";
import { buttonRow, cupHolders, knob, manualLever, roundVent, vent } from "./controls";
import { clusterHood, dashLayer } from "./dash-layer";
import { analogueDial } from "./dials";
import { radioScreen } from "./displays";
import { doors } from "./doors";
import { dialFace, panel } from "./panel";
import { belt, frontSeat, rearBench, type SeatTrim } from "./seats";
import { type CabinShape } from "./cabin-shape";
import { cabinShell } from "./shell";
import { steeringWheel } from "./steering-wheel";
import { type CabinKit, trimMaterials } from "./trim";

/** Cockpit B: upright work ute or off-roader; cloth, hard trim, analogue dials, real buttons. */

const DRIVER = 0.38;
const SHAPE: CabinShape = {
  cowl: [1.12, 1.02],
  header: [0.6, 1.56],
  rearFoot: [-1.62, 1.02],
  rearTop: [-1.58, 1.56],
  belt: 1.0,
  halfLow: 0.86,
  halfHigh: 0.72,
  bonnet: 1.04,
};
const SEATS: SeatTrim = { outer: "seat", insert: "insert", quilt: "along" };

function dash(kit: CabinKit): void {
  // Flat shelf with a tray on the passenger's side, then a tall upright face.
  dashLayer(kit, {
    material: "upper",
    bow: 0.02,
    half: 0.82,
    points: [
      [1.2, 0.86, 0.02],
      [1.2, 1.0, 0.04],
      [0.95, 1.01, 0.1],
      [0.66, 1.005, 0.05],
      [0.625, 0.985, 0.02],
      [0.625, 0.945, 0.015],
      [0.7, 0.93, 0.02],
    ],
    cell: 0.009,
    shape: (d, x, y, z) => {
      const hood = clusterHood(0.7, 1.02, DRIVER, 0.2, 0.06);
      const tray = roundedBox(x - 0.8, y - 1.03, z + 0.4, [0.1, 0.04, 0.24], 0.03);
      return smoothMax(hood(d, x, y, z), -tray, 0.012);
    },
  });
  const face = dashLayer(kit, {
    material: "lower",
    bow: 0.02,
    half: 0.82,
    points: [
      [1.1, 0.52, 0.02],
      [1.1, 0.94, 0.02],
      [0.68, 0.945, 0.02],
      [0.64, 0.935, 0.02],
      [0.62, 0.86, 0.03],
      [0.635, 0.74, 0.02],
      [0.6, 0.715, 0.02],
      [0.6, 0.64, 0.03],
      [0.68, 0.52, 0.06],
    ],
    cell: 0.0095,
  });
  shutLine(kit, face, { middle: [-0.45, 0.815], size: [0.42, 0.12], radius: 0.02, from: 0.4 });
  shutLine(kit, face, { middle: [-0.45, 0.665], size: [0.44, 0.1], radius: 0.02, from: 0.4 });
  kit.box("accent", [0.014, 0.03, 0.42], [0.628, 0.905, -0.45], 0.006);
  kit.tube(
    "satin",
    [
      [0.605, 0.915, -0.3],
      [0.585, 0.912, -0.33],
      [0.585, 0.912, -0.57],
      [0.605, 0.915, -0.6],
    ],
    0.011,
    40,
  );
  kit.box("gloss", [0.014, 0.018, 0.09], [0.612, 0.865, -0.45], 0.006);
  for (const z of [-0.74, 0.74]) roundVent(kit, [0.622, 0.895, z], 0.05, "satin");
}

function instruments(kit: CabinKit): void {
  for (const [z, marks, unit, share, red] of [
    [DRIVER - 0.078, ["0", "1", "2", "3", "4", "5", "6"], "x1000 rpm", 0.13, 5],
    [DRIVER + 0.078, ["0", "20", "40", "60", "80", "100", "120", "140", "160", "180"], "km/h", 0, 99],
  ] as const) {
    dialFace(kit, analogueDial([...marks], unit, share, red), 0.062, {
      position: [0.668, 0.99, z],
      turn: [0, -Math.PI / 2, -0.25],
      glow: 0.6,
    });
    ringAt(kit, [0.665, 0.99, z], 0.064);
  }
  dialFace(kit, analogueDial(["E", "", "F"], "fuel", 0.7), 0.026, {
    position: [0.664, 1.008, DRIVER],
    turn: [0, -Math.PI / 2, -0.25],
    glow: 0.6,
  });
  ringAt(kit, [0.662, 1.008, DRIVER], 0.027);
}

function ringAt(kit: CabinKit, at: Point3, r: number): void {
  const points: Point3[] = [];
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2;
    points.push([at[0] + Math.sin(a) * r * 0.25, at[1] + Math.sin(a) * r * 0.97, at[2] + Math.cos(a) * r]);
  }
  kit.loop("satin", points, 0.0035, 120);
}

function centreStack(kit: CabinKit): void {
  const stack = (x: number, y: number, z: number): number =>
    roundedBox(x - 0.69 + 0.1 * (y - 0.8), y - 0.785, z, [0.105, 0.235, 0.165 - 0.03 * (0.98 - y)], 0.03);
  kit.blob("trim", stack, [0.5, 0.5, -0.25], [0.85, 1.06, 0.25], 0.009);
  kit.box("gloss", [0.016, 0.128, 0.3], [0.572, 0.905, 0], 0.008, [0, 0, 0.1]);
  panel(kit, radioScreen(), [0.2, 0.1125], {
    position: [0.5625, 0.905, 0],
    turn: [0, -Math.PI / 2, 0.1],
    glow: 0.85,
  });
  for (const s of [-1, 1]) {
    knob(kit, [0.564, 0.866, s * 0.127], 0.0145, "satin", 0.02);
    for (let i = 0; i < 3; i++)
      kit.box(
        "trim",
        [0.014, 0.019, 0.03],
        [0.562 + (0.015 - i * 0.0022), 0.9 + i * 0.024, s * 0.127],
        0.004,
        [0, 0, 0.1],
      );
  }
  for (const z of [-0.088, 0.088]) vent(kit, [0.5655, 0.992, z], 0.145, 0.036, "satin", 0.1, 3);
  buttonRow(kit, [0.588, 0.818, 0], 7, 0.036, 0.021);
  kit.box("red", [0.012, 0.024, 0.026], [0.584, 0.818, 0], 0.004);
  for (const z of [-0.1, 0, 0.1]) knob(kit, [0.592, 0.753, z], 0.027, "satin", 0.026, z * 9);
  buttonRow(kit, [0.6, 0.698, 0], 5, 0.03, 0.02, 0.016);
  kit.box("liner", [0.02, 0.06, 0.22], [0.607, 0.63, 0], 0.008);
  kit.cylinder("trim", 0.013, 0.012, [0.598, 0.64, 0.07], "x");
  kit.cylinder("trim", 0.013, 0.012, [0.598, 0.64, -0.07], "x");
}

function console(kit: CabinKit): void {
  kit.blob(
    "lower",
    (x, y, z) => {
      const base = smoothMin(
        roundedBox(x - 0.16, y - 0.43 - 0.06 * Math.max(0, x), z, [0.6, 0.12, 0.125], 0.04),
        roundedBox(x - 0.6, y - 0.53, z, [0.08, 0.1, 0.14], 0.04),
        0.04,
      );
      return smoothMax(base, -roundedBox(x - 0.44, y - 0.6, z, [0.085, 0.06, 0.1], 0.02), 0.01);
    },
    [-0.6, 0.26, -0.22],
    [0.8, 0.72, 0.22],
    0.011,
  );
  manualLever(kit, 0.25, 0.568, 0.03);
  kit.cylinder("trim", 0.034, 0.016, [0.28, 0.574, -0.075], "y", 0.031);
  kit.cylinder("gloss", 0.026, 0.004, [0.28, 0.583, -0.075], "y", 0.026);
  kit.box("lit", [0.016, 0.002, 0.003], [0.29, 0.5855, -0.075], 0.0008);
  cupHolders(kit, 0.07, 0.557, -0.045, "trim");
  kit.blob(
    "grip",
    (x, y, z) => roundedBox(x - 0.02 + (y - 0.63) * 1.6, y - 0.63, z - 0.075, [0.1, 0.02, 0.019], 0.017),
    [-0.2, 0.52, 0.02],
    [0.24, 0.74, 0.13],
    0.007,
  );
  kit.cylinder("satin", 0.008, 0.02, [0.108, 0.66, 0.075], "x");
  kit.blob(
    "accent",
    (x, y, z) => roundedBox(x + 0.3, y - 0.62, z, [0.16, 0.045, 0.115], 0.03),
    [-0.5, 0.54, -0.15],
    [-0.08, 0.7, 0.15],
    0.009,
  );
  kit.box("lower", [0.32, 0.12, 0.22], [-0.3, 0.54, 0], 0.02);
}

/** Builds the cockpit; right-hand drive. */
export function buildOffRoaderCockpit(): Model {
  const kit: CabinKit = new Kit(
    trimMaterials({
      upper: [0.045, 0.046, 0.048],
      lower: [0.085, 0.086, 0.088],
      accent: [0.05, 0.052, 0.055],
      accentPattern: "cloth",
      seat: [0.052, 0.053, 0.056],
      seatPattern: "cloth",
      insert: [0.125, 0.128, 0.132],
      insertPattern: "cloth",
      decor: { albedo: [0.16, 0.165, 0.17], metal: 0.6, rough: 0.4 },
      roof: [0.5, 0.5, 0.49],
      carpet: [0.05, 0.05, 0.05],
    }),
  );
  cabinShell(kit, SHAPE);
  doors(kit, { belt: SHAPE.belt, handle: "loop", strip: false });
  dash(kit);
  instruments(kit);
  centreStack(kit);
  console(kit);
  steeringWheel(
    kit,
    {
      radius: 0.192,
      grip: 0.0165,
      power: 2,
      flat: 1,
      spokes: 3,
      hub: [0.078, 0.068],
      rim: "grip",
      shell: "trim",
      inlay: "decor",
      buttons: true,
    },
    [0.42, 0.92, DRIVER],
    -0.46,
  );
  kit.both((s) =>
    kit.tube(
      "trim",
      [
        [0.95, 1.16, s * 0.785],
        [0.9, 1.2, s * 0.755],
        [0.76, 1.38, s * 0.725],
        [0.74, 1.41, s * 0.745],
      ],
      0.014,
      30,
    ),
  );
  for (const z of [-DRIVER, DRIVER]) {
    frontSeat(kit, 0.02, 0.54, z, SEATS, -Math.sign(z));
    const s = Math.sign(z);
    belt(kit, [
      [-0.47, 1.38, s * 0.74],
      [-0.43, 0.95, s * 0.76],
      [-0.4, 0.55, s * 0.765],
    ]);
  }
  rearBench(kit, -1.0, 0.55, 0.69, SEATS);
  return { group: kit.finish(), room: 0.6, cameras: VIEWS, hotspots: HOTSPOTS };
}

const VIEWS: Record<(typeof INTERIOR_VIEWS)[number], CameraPose> = {
  hero: { position: [-0.44, 1.34, 0.02], target: [0.72, 0.82, 0.05], fieldOfView: 66 },
  rearseat: { position: [-0.4, 1.37, 0], target: [-1.35, 0.82, 0], fieldOfView: 72 },
  dash: { position: [-0.16, 1.16, 0.0], target: [0.6, 0.83, 0.0], fieldOfView: 46 },
};

const HOTSPOTS: readonly Hotspot[] = [
  { id: "screen", part: "Touch screen radio", places: [[0.562, 0.905, 0]] },
  { id: "wheel", part: "Steering wheel", places: [[0.4, 0.93, DRIVER]] },
  { id: "cluster", part: "Analogue instruments", places: [[0.665, 0.99, DRIVER]] },
  { id: "gear", part: "Gear lever", places: [[0.27, 0.76, 0.03]] },
  { id: "climate", part: "Climate dials", places: [[0.58, 0.753, 0]] },
  { id: "seats", part: "Cloth seats", places: [[0.2, 0.62, -DRIVER]] },
  { id: "grab", part: "Grab handle", places: [[0.585, 0.912, -0.45]] },
];
