import type { BodyType } from "../vehicle/body-types";
import type { ItemType } from "../vehicle/vehicle";

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
/** A body of {@link STUDIO_BODIES}. */
export type StudioBody = (typeof STUDIO_BODIES)[number];

const BODY_OF: Readonly<Record<BodyType, StudioBody>> = {
  "4x4": "suv",
  bus: "bus",
  cabChassis: "ute",
  convertible: "convertible",
  coupe: "coupe",
  ev: "hatch",
  hardtop: "coupe",
  hatch: "hatch",
  hatchback: "hatch",
  motorhome: "van",
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
const BODY_OF_ITEM: Readonly<Partial<Record<ItemType, StudioBody>>> = {
  caravan: "caravan",
  motorcycle: "motorcycle",
  truck: "lightTruck",
};

/** The body a shape is a face of (`suvB` of `suv`); null for an interior and for what the studio does not have. */
export function studioBodyOfShape(shape: string): StudioBody | null {
  return STUDIO_BODIES.find((body) => shape === body || shape.replace(/[A-Z]$/, "") === body) ?? null;
}

/** The studio body that stands for this kind of vehicle; a car of unknown shape is shown as an SUV. */
export function studioBodyOf(itemType: ItemType, body: BodyType | null): StudioBody {
  return BODY_OF_ITEM[itemType] ?? (body === null ? "suv" : BODY_OF[body]);
}
