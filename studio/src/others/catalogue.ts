import { EXTERIOR_VIEWS, INTERIOR_VIEWS } from "../scene/views";
import { type Shape } from "../scene/shape";
import { buildCaravanInterior } from "./caravan-interior/caravan-interior";
import { buildElectricCockpit } from "./cockpit/electric";
import { buildOffRoaderCockpit } from "./cockpit/off-roader";
import { buildSaloonCockpit } from "./cockpit/saloon";
import { buildTruckCockpit } from "./cockpit/truck";
import { buildAdventure, buildTourer, buildTrail } from "./motorcycle/adventure";
import { buildCruiser } from "./motorcycle/cruiser";
import { buildRoadster } from "./motorcycle/roadster";
import { buildScooter } from "./motorcycle/scooter";
import { buildSport } from "./motorcycle/sport";

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
  motorcycleC: outside(buildCruiser),
  motorcycleD: outside(buildSport),
  motorcycleE: outside(buildScooter),
  motorcycleF: outside(buildTrail),
  motorcycleG: outside(buildTourer),
  interior: inside(buildSaloonCockpit),
  interiorB: inside(buildOffRoaderCockpit),
  interiorC: inside(buildElectricCockpit),
  interiorTruck: inside(buildTruckCockpit),
  caravanInterior: inside(buildCaravanInterior),
};
