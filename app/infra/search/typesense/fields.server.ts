import { FACET_ATTRIBUTES, OWN_RANGES, type FacetAttribute, type OwnRange } from "~/domain/search/attributes";
import {
  type NumberField,
  RULE_FLAGS,
  RULE_KEYS,
  RULE_NUMBERS,
  type ValueField,
} from "~/domain/search/condition";

/** Numbers in the index where a vehicle has none: below every real value, all of which are 0 or more. */
export const NO_NUMBER = -1;

/** The place of vehicles without a number in an ascending order: after every other. */
export const SORTED_LAST = 999_999_999_999_999;

/** Where the vehicle's yard is, latitude first; absent where nobody said. */
export const POSITION = "position";
/** 1 where {@link POSITION} is there, else 0: an order by distance begins with it. */
export const HAS_POSITION = "has_position";

/** Everything a rule or a shopper filters by value. */
export const VALUE_FIELDS: readonly ValueField[] = [...FACET_ATTRIBUTES, ...RULE_KEYS];
/** Everything a rule or a shopper filters by range. */
export const NUMBER_FIELDS: readonly NumberField[] = [...OWN_RANGES, ...RULE_NUMBERS];

/** Measures may have a fraction and Typesense's floats have 32 bits, so they are kept as whole thousandths. */
const SCALES: Readonly<Partial<Record<NumberField, number>>> = {
  km: 1_000,
  fuel_economy: 1_000,
  length_ft: 1_000,
  safety_stars: 1_000,
  power_kw: 1_000,
};

/** The field holding the values' keys, which filters compare. The plain name holds the values themselves for facets. */
export function keyField(attribute: ValueField): string {
  return `${attribute}_key`;
}

/** The field whose lowest and highest value are reported: only there when the vehicle has a value. */
export function statField(attribute: OwnRange): string {
  return `${attribute}_stat`;
}

/** A number as the index holds it. */
export function toIndexNumber(attribute: NumberField, value: number): number {
  return value * (SCALES[attribute] ?? 1);
}

/** The number a shopper knows for one from the index. */
export function fromIndexNumber(attribute: NumberField, value: number): number {
  return value / (SCALES[attribute] ?? 1);
}

/** The fields of what one dealer's cards say of repayments: to filter by, to order by, and to know the bounds of. */
export interface RepaymentFields {
  readonly filter: string;
  readonly sort: string;
  readonly stat: string;
}

/** The {@link RepaymentFields} of a dealer, by its slug. */
export function repaymentFields(tenant: string): RepaymentFields {
  const filter = `repayment_${tenant.replaceAll("-", "_")}`;
  return { filter, sort: `${filter}_sort`, stat: `${filter}_stat` };
}

/** The collection's fields for repayments: three for each dealer, absent from vehicles that it does not list. */
export function repaymentIndexFields(tenants: readonly string[]): readonly IndexField[] {
  return tenants.map(repaymentFields).flatMap(({ filter, sort, stat }) => [
    { name: filter, type: "int64", optional: true },
    { name: sort, type: "int64", optional: true },
    { name: stat, type: "int64", facet: true, optional: true },
  ]);
}

type FieldType = "string" | "string[]" | "int64" | "bool" | "geopoint";

/** One field of the collection. Fields of a document that are not listed are stored, not indexed. */
export interface IndexField {
  readonly name: string;
  readonly type: FieldType;
  readonly facet?: boolean;
  readonly optional?: boolean;
}

const facet = (attribute: FacetAttribute): IndexField => ({
  name: attribute,
  type: "string[]",
  facet: true,
  optional: true,
});

/**
 * The `cars` collection. `summary` and `vehicle` are stored beside these fields as JSON text and not indexed.
 * A new field needs a new `npm run seed`, nothing else.
 */
export const INDEX_FIELDS: readonly IndexField[] = [
  ...FACET_ATTRIBUTES.map(facet),
  ...VALUE_FIELDS.map((attribute): IndexField => ({
    name: keyField(attribute),
    type: "string[]",
    optional: true,
  })),
  ...NUMBER_FIELDS.map((name): IndexField => ({ name, type: "int64" })),
  ...OWN_RANGES.map((attribute): IndexField => ({
    name: statField(attribute),
    type: "int64",
    facet: true,
    optional: true,
  })),
  ...RULE_FLAGS.map((name): IndexField => ({ name, type: "bool" })),
  { name: "slug_key", type: "string" },
  { name: "id_number", type: "int64" },
  { name: "custom_rank", type: "int64" },
  { name: "km_sort", type: "int64" },
  { name: POSITION, type: "geopoint", optional: true },
  { name: HAS_POSITION, type: "int64" },
  { name: "price_drop", type: "int64" },
  { name: "value_ratio_sort", type: "int64" },
  { name: "title_text", type: "string" },
  { name: "detail_text", type: "string" },
  { name: "stocknum_text", type: "string" },
  { name: "vin_text", type: "string", optional: true },
  { name: "plate_text", type: "string", optional: true },
];
