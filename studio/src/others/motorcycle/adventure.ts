import { Kit } from "../../parts/kit";
import { type CameraPose } from "../../scene/camera";
import { type Model } from "../../scene/model";
import { type ViewName } from "../../scene/views";
import { seat, upperBody } from "./adventure-body";
import { exhaust, frameAndEngine } from "./adventure-engine";
import { fork, handGuards, noseAndScreen, numberBoard } from "./adventure-front";
import { adventureTail, luggage } from "./adventure-luggage";
import { FRONT, REAR } from "./adventure-wheels";
import { type BikeKit, bikeMaterials } from "./finishes";
import { guard, handlebar, mirrors } from "./shared-parts";
import { bikeWheel } from "./wheel";

const VIEWS: Partial<Record<ViewName, CameraPose>> = {
  detail: { position: [1.45, 0.64, 1.2], target: [0.74, 0.38, 0.05], fieldOfView: 30 },
  tail: { position: [-2.1, 1.2, 1.15], target: [-0.8, 0.88, 0.03], fieldOfView: 33 },
};

/** How much higher than on the roadster the bar stands. */
const LIFT = 0.13;

/** What a bike of this kind may carry. */
interface Equipment {
  readonly cases: boolean;
  /** A lamp mask with a screen; without it a number board with a small lamp stands there. */
  readonly screen: boolean;
}

/** Builds the adventure bike with its cases. */
export function buildAdventure(): Model {
  return build({ cases: true, screen: true });
}

/** Builds the adventure bike as it leaves the factory. */
export function buildTourer(): Model {
  return build({ cases: false, screen: true });
}

/** Builds the trail bike: no screen, no cases. */
export function buildTrail(): Model {
  return build({ cases: false, screen: false });
}

function build(equipment: Equipment): Model {
  const kit: BikeKit = new Kit(bikeMaterials());
  bikeWheel(kit, FRONT);
  bikeWheel(kit, REAR);
  fork(kit);
  upperBody(kit);
  if (equipment.screen) noseAndScreen(kit);
  else numberBoard(kit);
  handlebar(kit, 0.02, LIFT);
  mirrors(kit, 0.02, LIFT + 0.02);
  handGuards(kit);
  frameAndEngine(kit);
  seat(kit);
  if (equipment.cases) luggage(kit);
  adventureTail(kit);
  exhaust(kit);
  kit.blob(
    "black",
    guard(FRONT.x, FRONT.radius, 0.372, 0.5, 2.35, 0.058),
    [FRONT.x - 0.42, FRONT.radius, -0.1],
    [FRONT.x + 0.44, FRONT.radius + 0.42, 0.1],
    0.008,
  );
  kit.blob(
    "black",
    guard(REAR.x, REAR.radius, 0.36, 0.9, 2.1, 0.078),
    [REAR.x - 0.4, REAR.radius, -0.12],
    [REAR.x + 0.42, REAR.radius + 0.42, 0.12],
    0.009,
  );
  return { group: kit.finish(), cameras: VIEWS };
}
