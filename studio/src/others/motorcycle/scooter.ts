import * as THREE from "three";
import { type DistanceField, type Polygon } from "../../geometry/point";
import { polygonDistance } from "../../geometry/polygon-distance";
import { smoothMax, smoothstep } from "../../geometry/scalar";
import { Kit } from "../../parts/kit";
import { addPlate } from "../../parts/plate";
import { type CameraPose } from "../../scene/camera";
import { type Model } from "../../scene/model";
import { type ViewName } from "../../scene/views";
import { type BikeKit, bikeMaterials } from "./finishes";
import { guard, handlebar, mirrors } from "./shared-parts";
import { type BikeWheel, bikeWheel } from "./wheel";

const VIEWS: Partial<Record<ViewName, CameraPose>> = {
  detail: { position: [1.3, 0.7, 1.05], target: [0.5, 0.5, 0.03], fieldOfView: 32 },
  tail: { position: [-1.8, 1.05, 1.0], target: [-0.7, 0.62, 0.02], fieldOfView: 33 },
};

const FRONT: BikeWheel = {
  x: 0.64,
  radius: 0.25,
  rim: 0.162,
  width: 0.115,
  discs: [0.07],
  disc: 0.11,
  style: "cast",
  rimMaterial: "alloy",
  tread: "road",
};
const REAR: BikeWheel = { ...FRONT, x: -0.62, width: 0.125, discs: [] };

/** The leg shield from its foot at the boards up to the bar's cover. */
const SHIELD: Polygon = [
  [0.5, 0.98],
  [0.4, 1.0],
  [0.3, 0.82],
  [0.22, 0.5],
  [0.14, 0.3],
  [0.02, 0.24],
  [0.16, 0.22],
  [0.3, 0.34],
  [0.44, 0.56],
  [0.5, 0.8],
];
/** The tail: under the seat, round the back, over the rear wheel. */
const TAIL: Polygon = [
  [-0.08, 0.74],
  [-0.5, 0.77],
  [-0.92, 0.72],
  [-0.98, 0.64],
  [-0.9, 0.5],
  [-0.72, 0.44],
  [-0.5, 0.44],
  [-0.34, 0.3],
  [-0.2, 0.25],
  [-0.08, 0.28],
];

const shield: DistanceField = (x, y, z) => {
  const half = 0.235 - 0.13 * smoothstep(0.82, 1.0, y) - 0.05 * smoothstep(0.4, 0.24, y);
  const wrapped = x + z * z * 1.5;
  return smoothMax(Math.abs(z) - half, polygonDistance(SHIELD, wrapped, y), 0.04);
};

const tail: DistanceField = (x, y, z) => {
  const half =
    0.21 -
    0.07 * smoothstep(-0.3, -0.08, x) -
    0.12 * smoothstep(-0.66, -1.0, x) -
    0.05 * smoothstep(0.6, 0.78, y);
  return smoothMax(Math.abs(z) - half, polygonDistance(TAIL, x, y), 0.07);
};

const seat: DistanceField = (x, y, z) => {
  const X = x + 0.46;
  const half = 0.15 - 0.06 * smoothstep(0.1, 0.38, X) - 0.05 * smoothstep(-0.2, -0.44, X);
  const rise = 0.035 * smoothstep(0.04, -0.1, X);
  return smoothMax(
    smoothMax(Math.abs(z) - half, Math.abs(y - 0.79 - rise) - 0.045, 0.045),
    Math.abs(X) - 0.42,
    0.06,
  );
};

function engineAndTail(kit: BikeKit): void {
  kit.box("dark", [0.5, 0.16, 0.12], [-0.44, 0.28, -0.14], 0.05);
  kit.cylinder("satin", 0.1, 0.04, [-0.62, 0.25, -0.19], "z");
  kit.cylinder("satin", 0.07, 0.04, [-0.3, 0.28, -0.2], "z");
  kit.cylinder("gloss", 0.07, 0.42, [-0.66, 0.3, 0.19], "x");
  kit.cylinder("chrome", 0.03, 0.03, [-0.88, 0.31, 0.19], "x");
  kit.both((s) => {
    kit.box("black", [0.42, 0.03, 0.16], [0.04, 0.262, s * 0.13], 0.012);
    kit.box("amber", [0.03, 0.05, 0.06], [-0.93, 0.66, s * 0.11], 0.014);
    kit.tube(
      "black",
      [
        [-0.66, 0.8, s * 0.15],
        [-0.9, 0.83, s * 0.13],
        [-0.98, 0.82, s * 0.06],
      ],
      0.012,
      20,
    );
    kit.box("amber", [0.04, 0.05, 0.06], [0.475, 0.78, s * 0.15], 0.014, [0, s * 0.5, 0]);
  });
  kit.box("black", [0.46, 0.05, 0.2], [0.02, 0.24, 0], 0.02);
  kit.box("red", [0.03, 0.06, 0.14], [-0.975, 0.66, 0], 0.014);
  kit.box("black", [0.03, 0.2, 0.12], [-0.95, 0.5, 0], 0.01, [0, 0, -0.2]);
  kit.box("black", [0.008, 0.16, 0.25], [-0.985, 0.47, 0], 0.004, [0, 0, -0.2]);
  addPlate(kit.group, [-0.993, 0.47, 0], -1, { tilt: -0.2, width: 0.23, height: 0.15 });
}

/** Builds the scooter: leg shield, foot boards, a rounded tail under a long seat, small wheels. */
export function buildScooter(): Model {
  const kit: BikeKit = new Kit(bikeMaterials());
  bikeWheel(kit, FRONT);
  bikeWheel(kit, REAR);
  kit.blob("paint", shield, [0, 0.18, -0.27], [0.56, 1.04, 0.27], 0.008);
  kit.blob("paint", tail, [-1.02, 0.22, -0.25], [-0.02, 0.82, 0.25], 0.009);
  kit.blob("hide", seat, [-0.92, 0.7, -0.2], [0, 0.92, 0.2], 0.0075);
  handlebar(kit, 0.02, 0.02);
  mirrors(kit, 0.02, 0.02);
  const cover: DistanceField = (x, y, z) =>
    smoothMax(Math.hypot((x - 0.41) * 0.9, (y - 1.05) * 1.1, z * 0.62) - 0.105, y - 1.1, 0.03);
  kit.blob("paint", cover, [0.26, 0.92, -0.2], [0.56, 1.16, 0.2], 0.008);
  kit.add(new THREE.SphereGeometry(0.07, 32, 20), "lens", [0.5, 1.045, 0], [0, 0, 0], [0.45, 1, 1]);
  kit.cylinder("lamp", 0.04, 0.01, [0.53, 1.045, 0], "x");
  kit.add(new THREE.TorusGeometry(0.07, 0.007, 10, 40), "chrome", [0.5, 1.045, 0], [0, Math.PI / 2, 0]);
  kit.both((s) =>
    kit.tube(
      "satin",
      [
        [FRONT.x, FRONT.radius, s * 0.085],
        [0.56, 0.5, s * 0.085],
        [0.48, 0.62, s * 0.04],
      ],
      0.024,
      20,
    ),
  );
  kit.blob(
    "paint",
    guard(FRONT.x, FRONT.radius, 0.29, 0.5, 2.7, 0.1),
    [FRONT.x - 0.36, FRONT.radius - 0.02, -0.14],
    [FRONT.x + 0.36, FRONT.radius + 0.36, 0.14],
    0.0075,
  );
  kit.box("chrome", [0.01, 0.3, 0.02], [0.502, 0.72, 0], 0.004, [0, 0, -0.15]);
  engineAndTail(kit);
  return { group: kit.finish(), cameras: VIEWS };
}
