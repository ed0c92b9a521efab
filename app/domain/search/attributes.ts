/**
 * The attributes a listing can be refined by, under their index names (SRCH-24).
 * Value attributes hold one or several strings; range attributes hold one number.
 */
export const FACET_ATTRIBUTES = [
  "car_type",
  "make",
  "make_model",
  "model",
  "badge",
  "body",
  "fuel",
  "transmission",
  "drive",
  "colour",
  "seats",
  "city",
  "state",
  "location_name",
  "dealership_name",
  "item_type",
  "categories",
  "filtered_features",
  "price_range",
  "weekly_price_range",
  "status",
  "tag",
  "certified",
] as const;
/** An attribute whose values are counted and chosen from. */
export type FacetAttribute = (typeof FACET_ATTRIBUTES)[number];

/** Attributes refined by `min:max`. Prices are whole currency units; 0 in the index means "no price". */
export const RANGE_ATTRIBUTES = [
  "price",
  "km",
  "year",
  "subscription_price",
  "created_at_timestamp",
] as const;
/** An attribute that is limited by a lowest and a highest number. */
export type RangeAttribute = (typeof RANGE_ATTRIBUTES)[number];
