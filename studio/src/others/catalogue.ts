import { EXTERIOR_VIEWS, INTERIOR_VIEWS } from "../scene/views";
import { type Shape } from "../scene/shape";
import { buildCaravanInterior } from "./caravan-interior/caravan-interior";
import { buildElectricCockpit } from "./cockpit/electric";
import { buildOffRoaderCockpit } from "./cockpit/off-roader";
import { buildSaloonCockpit } from "./cockpit/saloon";
import { buildTruckCockpit } from "./cockpit/truck";
import { buildAdventure } from "./motorcycle/adventure";
import { buildRoadster } from "./motorcycle/roadster";

const outside = (build: Shape["build"]): Shape => ({
  build,
  views: EXTERIOR_VIEWS,
  turns: false,
  inside: false,
});
const inside = (build: Shape["build"]): Shape => ({
  build,
  views: INTERIOR_VIEWS,
  turns: false,
  inside: true,
});

/** What is built by hand instead of from a body's spec: motorcycles, cockpits, living spaces. By name of the shape. */
export const OTHER_SHAPES: Readonly<Record<string, Shape>> = {
  motorcycle: outside(buildRoadster),
  motorcycleB: outside(buildAdventure),
  interior: inside(buildSaloonCockpit),
  interiorB: inside(buildOffRoaderCockpit),
  interiorC: inside(buildElectricCockpit),
  interiorTruck: inside(buildTruckCockpit),
  caravanInterior: inside(buildCaravanInterior),
};
