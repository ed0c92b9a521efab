import type { VehicleImage } from "../vehicle/vehicle";
import { paintOf } from "./paint";

/** The bodies the photo studio has rendered, one folder each. */
export const STUDIO_BODIES = [
  "bus",
  "caravan",
  "convertible",
  "coupe",
  "hatch",
  "lightTruck",
  "motorcycle",
  "peopleMover",
  "sedan",
  "suv",
  "ute",
  "van",
  "wagon",
] as const;
export type StudioBody = (typeof STUDIO_BODIES)[number];

const EXTERIOR_VIEWS = ["hero", "side", "rear34", "front", "rear", "detail"] as const;

const BODY_OF: Readonly<Record<string, StudioBody>> = {
  "4x4": "suv",
  bus: "bus",
  cabChassis: "ute",
  convertible: "convertible",
  coupe: "coupe",
  ev: "hatch",
  hardtop: "convertible",
  hatch: "hatch",
  hatchback: "hatch",
  motorhome: "bus",
  lightTruck: "lightTruck",
  peopleMover: "peopleMover",
  prestige: "sedan",
  sedan: "sedan",
  softtop: "convertible",
  suv: "suv",
  ute: "ute",
  van: "van",
  wagon: "wagon",
  stationWagon: "wagon",
};
const BODY_OF_ITEM: Readonly<Record<string, StudioBody>> = {
  caravan: "caravan",
  motorcycle: "motorcycle",
  truck: "lightTruck",
};

/** The studio body that stands for this kind of vehicle; a car of unknown shape is shown as an SUV. */
export function studioBodyOf(itemType: string, simpleBody: string | null): StudioBody {
  return BODY_OF_ITEM[itemType] ?? (simpleBody ? BODY_OF[simpleBody] : undefined) ?? "suv";
}

/**
 * Studio pictures of one vehicle, best first: outside views, then the inside of a car or caravan. `count` beyond the
 * distinct views repeats none. Addresses are `/media/v/<body>-<view>-<rrggbb>`; the page adds the width.
 */
export function studioPictures(
  vehicle: {
    readonly item_type: string;
    readonly simple_body: string | null;
    readonly colour: string | null;
  },
  count: number,
): readonly VehicleImage[] {
  const body = studioBodyOf(vehicle.item_type, vehicle.simple_body);
  const paint = paintOf(vehicle.colour);
  const outside = EXTERIOR_VIEWS.map((view) => `/media/v/${body}-${view}-${paint}`);
  const inside = insideOf(body).map((folder) => `/media/v/${folder}-hero-${paint}`);
  const order = [...outside.slice(0, 3), ...inside, ...outside.slice(3)];
  return order.slice(0, Math.max(0, count)).map((url) => ({ image: { url, thumb: { url } } }));
}

function insideOf(body: StudioBody): readonly string[] {
  if (body === "motorcycle") return [];
  return [body === "caravan" ? "caravanInterior" : "interior"];
}
