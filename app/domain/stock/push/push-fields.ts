import type * as z from "zod";
import { vehicleSchema } from "../../vehicle/vehicle";
import type { TransformName } from "../cell-transforms";
import { type FeedMapping, feedMappingSchema } from "../feed-mapping";
import { MAPPABLE_FIELDS } from "../mappable-fields";

/** How a field of a pushed vehicle is read, where its kind does not say it. */
const READINGS: Readonly<Record<string, TransformName>> = {
  year: "year",
  price: "money",
  before_price: "money",
  offer_price: "money",
  subscription_price: "money",
  reserve_amount: "money",
  km: "kilometres",
  seats: "seats",
  doors: "doors",
  gearnum: "gears",
  engine_size_litres: "litres",
  colour: "colour",
  simple_colour: "simpleColour",
  simple_fuel: "fuel",
  simple_transmission: "transmission",
  simple_body: "simpleBody",
  drive: "drive",
  car_type: "carType",
  status: "status",
  rego_expiry: "date",
  dealercomments: "paragraphs",
  image_urls: "list",
  "location.city": "city",
  "variant.cylinders": "cylinders",
  "variant.enginesize_litres": "litres",
  "variant.fuelconsumptioncombined": "consumption",
  "variant.electric_range_km": "electricRange",
  "variant.battery_capacity_kwh": "kilowattHours",
  "variant.charging_ac_kw": "kilowatts",
  "variant.charging_dc_kw": "kilowatts",
};

/** What a field that shoppers filter by is read from where it is not sent itself. */
const PLAIN: Readonly<Record<string, string>> = {
  simple_fuel: "fuel",
  simple_transmission: "trans",
  simple_body: "body",
};

/** Filled from `sold_at` and from the `location.…` fields. */
const NOT_SENT: ReadonlySet<string> = new Set(["sold_date_timestamp", "city", "state"]);

/** What a value may be, besides a text. */
export type PushKind = "text" | "number" | "yes" | "list";

/** A field that may be pushed. */
export interface PushField {
  readonly kind: PushKind;
  readonly as: TransformName;
}

const KINDS: Readonly<Partial<Record<TransformName, PushKind>>> = {
  year: "number",
  money: "number",
  kilometres: "number",
  litres: "number",
  seats: "number",
  doors: "number",
  gears: "number",
  cylinders: "number",
  consumption: "number",
  electricRange: "number",
  kilowattHours: "number",
  kilowatts: "number",
  list: "list",
};

/** The fields of a pushed vehicle: those of a mapping that one value, or a list of texts, can fill. */
export const PUSH_FIELDS: ReadonlyMap<string, PushField> = new Map(
  MAPPABLE_FIELDS.flatMap((name) => {
    const field = NOT_SENT.has(name) ? null : fieldOf(name);
    return field === null ? [] : [[name, field] as const];
  }),
);

/** A vehicle's own mapping: each field is read from the value of its name. */
export const PUSH_MAPPING: FeedMapping = feedMappingSchema.parse({
  description: "Pushed vehicles",
  identity: ["stocknum"],
  fields: Object.fromEntries(
    [...PUSH_FIELDS].map(([name, { as }]) => {
      const plain = PLAIN[name];
      return [name, { from: plain === undefined ? name : [name, plain], as }];
    }),
  ),
});

function fieldOf(name: string): PushField | null {
  const as = READINGS[name];
  if (as !== undefined) return { as, kind: KINDS[as] ?? "text" };
  const kind = kindOf(schemaOf(name));
  if (kind === null) return null;
  return { kind, as: kind };
}

/** The schema of a vehicle's field; null for what the import makes a field of: a place, a time of sale. */
function schemaOf(name: string): z.core.$ZodType | null {
  const own: Readonly<Record<string, z.core.$ZodType>> = vehicleSchema.shape;
  const variant: Readonly<Record<string, z.core.$ZodType>> = vehicleSchema.shape.variant
    .unwrap()
    .unwrap().shape;
  return (name.startsWith("variant.") ? variant[name.slice("variant.".length)] : own[name]) ?? null;
}

/** Null for what no single value fills. */
function kindOf(schema: z.core.$ZodType | null): PushKind | null {
  if (schema === null) return "text";
  // The type of a schema says what it holds; zod's own types for it are not narrowed by `type`.
  const { type, innerType, element } = schema._zod.def as z.core.$ZodTypeDef & {
    readonly innerType?: z.core.$ZodType;
    readonly element?: z.core.$ZodType;
  };
  if (innerType !== undefined) return kindOf(innerType);
  if (type === "number") return "number";
  if (type === "boolean") return "yes";
  if (type === "string" || type === "enum") return "text";
  if (type === "array" && element !== undefined) return kindOf(element) === "text" ? "list" : null;
  return null;
}
