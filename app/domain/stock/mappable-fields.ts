import { vehicleSchema } from "../vehicle/vehicle";
import { fieldReading } from "./fields/field-readings";
import { isLenderField, PART_OBJECTS, partsInstead } from "./fields/vehicle-parts";
import { nearestName, squash } from "../text/nearest";
import { TRADE_FIELDS } from "./inspect/trade-fields";

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
  "views",
]);

/**
 * What a mapping's `fields` may fill, by name: fields of a vehicle that a cell can fill, parts of its objects, its place and
 * its pictures. Lenders have fields beside these, by their names ({@link isMappableField}).
 */
export const MAPPABLE_FIELDS: readonly string[] = [
  ...Object.keys(vehicleSchema.shape).filter((name) => !OWN.has(name) && fieldReading(name) !== null),
  ...[...PART_OBJECTS].flatMap(([name, parts]) => Object.keys(parts).map((part) => `${name}.${part}`)),
  "location.name",
  "location.city",
  "location.state",
  "location.distribution_locations",
  "image_urls",
  "sold_at",
];
const KNOWN: ReadonlySet<string> = new Set(MAPPABLE_FIELDS);

/** Fields of a mapping by what a column of the trade may be known as, where the two have different names. */
const FILLED_BY: Readonly<Record<string, string>> = {
  body: "simple_body",
  carType: "car_type",
  certifiedFlag: "certified",
  comments: "dealercomments",
  consumption: "variant.fuelconsumptioncombined",
  cylinders: "variant.cylinders",
  electricRange: "variant.electric_range_km",
  battery: "variant.battery_capacity_kwh",
  chargingAc: "variant.charging_ac_kw",
  chargingDc: "variant.charging_dc_kw",
  engine: "engine_size",
  equipment: "standardEquipment",
  fuel: "simple_fuel",
  gearbox: "simple_transmission",
  gears: "gearnum",
  city: "location.city",
  state: "location.state",
  yard: "location.name",
  place: "location.city",
  distribution: "location.distribution_locations",
  interiorColour: "interior_colour",
  itemType: "item_type",
  listedDate: "created_at",
  mpg: "variant.fuelconsumptioncombined",
  offerPrice: "offer_price",
  beforePrice: "before_price",
  pictures: "image_urls",
  regoExpiry: "rego_expiry",
  reservedFlag: "reserved",
  soldFlag: "status",
  video: "video_url",
};

/** Whether a mapping may fill a field. */
export function isMappableField(name: string): boolean {
  return KNOWN.has(name) || isLenderField(name);
}

/** What to write instead of a name that is no field, as the end of a sentence; empty for no idea. */
export function fieldMeant(name: string): string {
  const instead = partsInstead(name);
  if (instead !== null) return `; write ${instead}`;
  const meant = nearestField(name);
  return meant === null ? "" : `; did you mean \`${meant}\`?`;
}

/** The field that somebody meant by a name that is none; null for no idea. */
export function nearestField(name: string): string | null {
  const own = MAPPABLE_FIELDS.find((field) => squash(field) === squash(name));
  return own ?? fieldOfTrade(squash(name)) ?? nearestName(name, MAPPABLE_FIELDS);
}

/** The field that a name of the trade for a column stands for: those that mean one thing before those that are shared. */
function fieldOfTrade(name: string): string | null {
  const named = TRADE_FIELDS.find(
    ({ names, begins }) => names.includes(name) || begins.some((start) => name.startsWith(start)),
  );
  const found = named ?? TRADE_FIELDS.find(({ shared }) => shared.includes(name));
  const id = found?.id ?? "";
  const field = Object.hasOwn(FILLED_BY, id) ? FILLED_BY[id] : id;
  return field !== undefined && KNOWN.has(field) ? field : null;
}
