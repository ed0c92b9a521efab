/**
 * The attributes a listing can be refined by, under their index names (SRCH-24).
 * Value attributes hold one or several strings; range attributes hold one number.
 */
export const FACET_ATTRIBUTES = [
  "car_type",
  "make",
  "make_model",
  "model_badge",
  "model",
  "badge",
  "body",
  "fuel",
  "transmission",
  "drive",
  "colour",
  "seats",
  "doors",
  "axle_type",
  "city",
  "state",
  "location_name",
  "dealership_name",
  "item_type",
  "categories",
  "filtered_features",
  "highlights",
  "price_range",
  "weekly_price_range",
  "status",
  "tag",
  "certified",
] as const;
/** An attribute whose values are counted and chosen from. */
export type FacetAttribute = (typeof FACET_ATTRIBUTES)[number];

/**
 * Attributes refined by `min:max` that a vehicle has of itself, the same at every dealer. Prices are whole currency units; 0 in the index means "no price". Engines are in cubic
 * centimetres, power in kilowatts, consumption in litres for 100 km, masses in kilograms, lengths in feet, ranges in kilometres, stars out of five, times in Unix
 * seconds.
 */
export const OWN_RANGES = [
  "price",
  "km",
  "year",
  "subscription_price",
  "created_at_timestamp",
  "seat_count",
  "safety_stars",
  "engine_cc",
  "fuel_economy",
  "towing_kg",
  "gvm_kg",
  "sleeps",
  "length_ft",
  "tare_kg",
  "atm_kg",
  "power_kw",
  "payload_kg",
  "electric_range_km",
] as const;
/** One of {@link OWN_RANGES}. */
export type OwnRange = (typeof OWN_RANGES)[number];

/**
 * Everything that is refined by `min:max`. The repayment is what a vehicle's card shows at the dealer that is asked (FIN-23):
 * whole currency units, as often as that dealer counts; so one vehicle may have several.
 */
export const RANGE_ATTRIBUTES = [...OWN_RANGES, "repayment"] as const;
/** An attribute that is limited by a lowest and a highest number. */
export type RangeAttribute = (typeof RANGE_ATTRIBUTES)[number];

/** Anything a listing is refined by. */
export type Refined = FacetAttribute | RangeAttribute;

/**
 * One tree, broad to narrow: a vehicle is chosen by its make, its model or its model's badge. Choices of the three are
 * alternatives to each other ("Corolla or any Mazda"), so the counts of each ignore what is chosen in all of them.
 */
export const MODEL_TREE = ["make", "make_model", "model_badge"] as const satisfies readonly FacetAttribute[];
/** A level of {@link MODEL_TREE}. */
export type TreeAttribute = (typeof MODEL_TREE)[number];

/** Whether a refinement is a range, not a list of values. */
export function isRangeAttribute(attribute: string): attribute is RangeAttribute {
  return RANGE_ATTRIBUTES.some((range) => range === attribute);
}

/** Attributes of which every chosen value has to hold: "sunroof and leather". Of all others one is enough. */
const ALL_OF: readonly Refined[] = ["filtered_features", "highlights"];

/** Whether a vehicle needs every chosen value of the attribute, not just one of them. */
export function needsAll(attribute: Refined): boolean {
  return ALL_OF.includes(attribute);
}

/** The attributes whose choices are alternatives to those of this one, itself among them. */
export function alternativesTo(attribute: Refined): readonly Refined[] {
  return MODEL_TREE.some((level) => level === attribute) ? MODEL_TREE : [attribute];
}

/** Attributes that are tested together, each group once: a vehicle has to fit one attribute of every group in use. */
export const REFINED_GROUPS: readonly (readonly Refined[])[] = [...FACET_ATTRIBUTES, ...RANGE_ATTRIBUTES]
  .map(alternativesTo)
  .filter((group, at, all) => all.indexOf(group) === at);
