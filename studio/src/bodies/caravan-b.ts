import { type BodySpec } from "../bodywork/body-spec";
import { caravan } from "./caravan";
import { addOffRoadEquipment } from "./off-road-caravan/equipment";

/** Single-axle off-road pop-top: short, high, checker plate below, canvas under the lifted roof. */
export const caravanB: BodySpec = {
  ...caravan,
  // Door, awning and hitch are elsewhere on this one, and it has no turntable to mark them on.
  hotspots: [],
  wheelbase: 0,
  axles: [0],
  halfWidth: 1.06,
  sill: 0.56,
  wheel: { radius: 0.395, rim: 0.215, width: 0.25, style: "six", finish: "gloss" },
  archGap: 0.085,
  track: 0.93,
  lower: [
    [1.55, 0.58, 0.1],
    [2.0, 0.82, 0.1],
    [2.03, 1.3, 0.2, 0.01],
    [1.86, 1.86, 0.14, 0.012],
    [1.72, 1.97, 0.1],
    [-2.02, 1.97, 0.12],
    [-2.2, 1.86, 0.12],
    [-2.24, 1.2, 0.1],
    [-2.2, 0.8, 0.08],
    [-1.75, 0.58, 0.12],
  ],
  planFront: [1.5, 0.03],
  planRear: [-2.0, 0.015],
  widestAt: 1.3,
  edgeRadius: 0.06,
  noseBow: 0.04,
  tailBow: 0.02,
  crown: 0.015,
  cladding: [0.05, 0.6, 0.66, 1],
  lines: [],
  extra: addOffRoadEquipment,
};
