import { type Shot } from "./camera/camera-room";
import { type PlanOf } from "./plan";
import { campsite } from "./places/campsite";
import { coastRoad } from "./places/coast-road";
import { countryRoad } from "./places/country-road";
import { coupeDusk } from "./places/coupe-dusk";
import { dealershipDay } from "./places/dealership-day";
import { deliveryBay } from "./places/delivery-bay";
import { lakeWagon } from "./places/lake-wagon";
import { mixedRow } from "./places/mixed-row";
import { motorcycleWall } from "./places/motorcycle-wall";
import { quaySuv } from "./places/quay-suv";
import { truckYard } from "./places/truck-yard";
import { workshop } from "./places/workshop";

/** A picture to take: its scene, its size in pixels, and where it departs from the scene's camera. */
export interface ScenePicture {
  readonly plan: PlanOf;
  readonly width: number;
  readonly height: number;
  readonly shot?: Partial<Shot>;
}

const WIDE = { width: 2000, height: 860 } as const;
const PHOTO = { width: 1440, height: 960 } as const;

/** The pictures by file name. */
export const SCENE_PICTURES: ReadonlyMap<string, ScenePicture> = new Map<string, ScenePicture>([
  ["mixed-row-wide", { plan: mixedRow, ...WIDE }],
  ["coast-road-suv-wide", { plan: coastRoad, ...WIDE }],
  ["country-road-ute-wide", { plan: countryRoad, ...WIDE }],
  ["dealership-day", { plan: dealershipDay, ...PHOTO }],
  ["lake-wagon", { plan: lakeWagon, ...PHOTO }],
  ["quay-suv", { plan: quaySuv, ...PHOTO }],
  ["workshop-bay", { plan: workshop, ...PHOTO }],
  ["delivery-bay", { plan: deliveryBay, ...PHOTO }],
  ["motorcycle-wall", { plan: motorcycleWall, ...PHOTO }],
  ["truck-yard", { plan: truckYard, ...PHOTO }],
  ["caravan-lakeside", { plan: campsite, ...PHOTO }],
  ["coupe-dusk", { plan: coupeDusk, ...PHOTO }],
]);
