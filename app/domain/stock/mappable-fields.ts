import { vehicleSchema } from "../vehicle/vehicle";
import { nearestName, squash } from "../text/nearest";

/** Fields of a vehicle that the import itself fills. */
const OWN: ReadonlySet<string> = new Set([
  "id",
  "slug",
  "updated_at",
  "location",
  "location_id",
  "dealership_id",
  "dealership_name",
  "dealership_slug",
  "images",
  "photos_count",
  "sold",
  "variant",
  "views",
]);

/** What a mapping's `fields` may fill, by name: fields of a vehicle, of its variant, its place and its pictures. */
export const MAPPABLE_FIELDS: readonly string[] = [
  ...Object.keys(vehicleSchema.shape).filter((name) => !OWN.has(name)),
  ...Object.keys(vehicleSchema.shape.variant.unwrap().unwrap().shape).map((name) => `variant.${name}`),
  "location.name",
  "location.city",
  "location.state",
  "image_urls",
  "sold_at",
];
const KNOWN: ReadonlySet<string> = new Set(MAPPABLE_FIELDS);

/** Words of the trade for fields that have other names here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  odometer: "km",
  mileage: "km",
  kilometres: "km",
  kilometers: "km",
  color: "colour",
  transmission: "simple_transmission",
  gearbox: "simple_transmission",
  title: "name",
  images: "image_urls",
  pictures: "image_urls",
  photos: "image_urls",
  stocknumber: "stocknum",
  stock: "stocknum",
  rego: "regplate",
  registration: "regplate",
  description: "dealercomments",
  features: "standardEquipment",
  equipment: "standardEquipment",
  condition: "car_type",
  type: "car_type",
  trim: "badge",
  variant: "badge",
  location: "location.name",
  city: "location.city",
  state: "location.state",
  specialprice: "offer_price",
  wasprice: "before_price",
  engine: "engine_size",
  cylinders: "variant.cylinders",
};

/** Whether a mapping may fill a field. */
export function isMappableField(name: string): boolean {
  return KNOWN.has(name);
}

/** The field that somebody meant by a name that is none; null for no idea. */
export function nearestField(name: string): string | null {
  const squashed = squash(name);
  const meant = Object.hasOwn(OTHER_NAMES, squashed) ? OTHER_NAMES[squashed] : undefined;
  return meant ?? nearestName(name, MAPPABLE_FIELDS);
}
