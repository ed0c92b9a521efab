import { Kit } from "../../parts/kit";
import { type CameraPose } from "../../scene/camera";
import { type Model } from "../../scene/model";
import { type ViewName } from "../../scene/views";
import { type BikeKit, bikeMaterials } from "./finishes";
import { exhaustAndDrive, frameAndEngine } from "./roadster-engine";
import { flyScreen, fork, tank } from "./roadster-front";
import { seatAndTail } from "./roadster-tail";
import { FRONT, REAR } from "./roadster-wheels";
import { guard, handlebar, mirrors, roundLamp } from "./shared-parts";
import { bikeWheel } from "./wheel";

const VIEWS: Partial<Record<ViewName, CameraPose>> = {
  detail: { position: [1.35, 0.62, 1.15], target: [0.68, 0.36, 0.05], fieldOfView: 30 },
  tail: { position: [-1.85, 1.12, 1.05], target: [-0.8, 0.78, 0.02], fieldOfView: 32 },
};

/** Builds the roadster. */
export function buildRoadster(): Model {
  const kit: BikeKit = new Kit(bikeMaterials());
  bikeWheel(kit, FRONT);
  bikeWheel(kit, REAR);
  fork(kit);
  handlebar(kit, 0, 0);
  mirrors(kit, 0, 0);
  roundLamp(kit);
  flyScreen(kit);
  tank(kit);
  seatAndTail(kit);
  frameAndEngine(kit);
  exhaustAndDrive(kit);
  kit.blob(
    "paint",
    guard(FRONT.x, FRONT.radius, 0.338, 0.72, 2.3, 0.066),
    [FRONT.x - 0.4, FRONT.radius, -0.12],
    [FRONT.x + 0.42, FRONT.radius + 0.4, 0.12],
    0.0075,
  );
  kit.both((s) =>
    kit.box(
      "paint",
      [0.05, 0.12, 0.012],
      [FRONT.x - 0.1, FRONT.radius + 0.26, s * 0.075],
      0.005,
      [0, 0, 0.42],
    ),
  );
  kit.blob(
    "black",
    guard(REAR.x, FRONT.radius, 0.345, 0.7, 2, 0.078),
    [REAR.x - 0.4, FRONT.radius, -0.12],
    [REAR.x + 0.42, FRONT.radius + 0.4, 0.12],
    0.009,
  );
  return { group: kit.finish(), cameras: VIEWS };
}
