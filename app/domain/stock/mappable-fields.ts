import { vehicleSchema } from "../vehicle/vehicle";

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

/** The one of some names that a mistyped one is nearest to; null where none is near. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const wanted = squash(name);
  const ranked = known
    .map((other) => ({ other, edits: slipsBetween(wanted, squash(other)) }))
    .sort((one, other) => one.edits - other.edits);
  const [best] = ranked;
  return best !== undefined && best.edits <= Math.max(1, Math.floor(wanted.length / 4)) ? best.other : null;
}

function squash(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9.]/g, "");
}

/** The same letters in another order are one slip. */
function slipsBetween(one: string, other: string): number {
  const sorted = (word: string) => [...word].sort().join("");
  return one !== other && sorted(one) === sorted(other) ? 1 : editsApart(one, other);
}

/** Letters to change, add or drop to make one short word of the other. */
function editsApart(one: string, other: string): number {
  let before = [...Array(other.length + 1).keys()];
  for (const [at, letter] of [...one].entries()) {
    const row = [at + 1];
    for (const [index, wanted] of [...other].entries()) {
      const change = (before[index] ?? 0) + (letter === wanted ? 0 : 1);
      row.push(Math.min(change, (before[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
    }
    before = row;
  }
  return before.at(-1) ?? 0;
}
