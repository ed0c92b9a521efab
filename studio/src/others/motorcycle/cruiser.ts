import { Kit } from "../../parts/kit";
import { type CameraPose } from "../../scene/camera";
import { type Model } from "../../scene/model";
import { type ViewName } from "../../scene/views";
import { cruiserBody, rakedFork } from "./cruiser-body";
import { frameAndTwin, longPipes } from "./cruiser-engine";
import { FRONT, REAR } from "./cruiser-wheels";
import { type BikeKit, bikeMaterials } from "./finishes";
import { roundLamp } from "./shared-parts";
import { bikeWheel } from "./wheel";

const VIEWS: Partial<Record<ViewName, CameraPose>> = {
  detail: { position: [1.35, 0.62, 1.35], target: [0.5, 0.45, 0.05], fieldOfView: 34 },
  tail: { position: [-2.1, 1.05, 1.15], target: [-0.85, 0.6, 0.02], fieldOfView: 33 },
};

/** Builds the cruiser: long and low, a V-twin, deep mudguards, high bars. */
export function buildCruiser(): Model {
  const kit: BikeKit = new Kit(bikeMaterials());
  bikeWheel(kit, FRONT);
  bikeWheel(kit, REAR);
  rakedFork(kit);
  kit.placed([0.06, -0.02, 0], [0, 0, 0], () => {
    roundLamp(kit);
  });
  cruiserBody(kit);
  frameAndTwin(kit);
  longPipes(kit);
  return { group: kit.finish(), cameras: VIEWS };
}
