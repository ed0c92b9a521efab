import { Kit } from "../../parts/kit";
import { type CameraPose } from "../../scene/camera";
import { type Model } from "../../scene/model";
import { type ViewName } from "../../scene/views";
import { type BikeKit, bikeMaterials } from "./finishes";
import { exhaustAndDrive, frameAndEngine } from "./roadster-engine";
import { fork, tank } from "./roadster-front";
import { seatAndTail } from "./roadster-tail";
import { FRONT, REAR } from "./roadster-wheels";
import { guard, handlebar } from "./shared-parts";
import { sportFairing } from "./sport-fairing";
import { bikeWheel } from "./wheel";

const VIEWS: Partial<Record<ViewName, CameraPose>> = {
  detail: { position: [1.35, 0.62, 1.15], target: [0.6, 0.42, 0.05], fieldOfView: 32 },
  tail: { position: [-1.85, 1.12, 1.05], target: [-0.8, 0.78, 0.02], fieldOfView: 32 },
};

/** Builds the sports bike: the roadster's running gear under a full fairing, low bars, a raised tail. */
export function buildSport(): Model {
  const kit: BikeKit = new Kit(bikeMaterials());
  bikeWheel(kit, { ...FRONT, rimMaterial: "dark" });
  bikeWheel(kit, { ...REAR, rimMaterial: "dark" });
  fork(kit);
  handlebar(kit, 0.09, -0.13);
  tank(kit);
  kit.placed([0, 0.02, 0], [0, 0, -0.09], () => {
    seatAndTail(kit);
  });
  frameAndEngine(kit);
  exhaustAndDrive(kit);
  sportFairing(kit);
  kit.blob(
    "paint",
    guard(FRONT.x, FRONT.radius, 0.338, 0.72, 2.5, 0.066),
    [FRONT.x - 0.4, FRONT.radius, -0.12],
    [FRONT.x + 0.42, FRONT.radius + 0.4, 0.12],
    0.0075,
  );
  kit.blob(
    "black",
    guard(REAR.x, FRONT.radius, 0.345, 0.7, 1.7, 0.078),
    [REAR.x - 0.4, FRONT.radius, -0.12],
    [REAR.x + 0.42, FRONT.radius + 0.4, 0.12],
    0.009,
  );
  return { group: kit.finish(), cameras: VIEWS };
}
