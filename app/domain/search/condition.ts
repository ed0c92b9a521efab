import type { FacetAttribute, OwnRange } from "./attributes";

/** Index fields that rules may test but shoppers may not refine by. */
export const RULE_FLAGS = ["show_on_dealer_website"] as const;
/** Exact values only rules compare; shoppers cannot filter by them. */
export const RULE_KEYS = ["dealership_id", "location_id", "stocknum"] as const;
/** Numbers only rules compare, in Unix seconds. */
export const RULE_NUMBERS = ["sold_date_timestamp"] as const;

/**
 * A rule over stock as data: what a dealer's file writes in `search.siteFilter`, `globalFilter` and
 * `manufacturerFilter`, and what the stock rule is made of. Each search engine's adapter translates it whole.
 */
export type Condition =
  | { readonly kind: "all"; readonly of: readonly Condition[] }
  | { readonly kind: "any"; readonly of: readonly Condition[] }
  | { readonly kind: "not"; readonly of: Condition }
  | { readonly kind: "values"; readonly attribute: ValueField; readonly values: readonly string[] }
  | { readonly kind: "range"; readonly attribute: NumberField; readonly min?: number; readonly max?: number }
  | { readonly kind: "flag"; readonly attribute: (typeof RULE_FLAGS)[number]; readonly value: boolean };

/** Fields a rule compares with values. */
export type ValueField = FacetAttribute | (typeof RULE_KEYS)[number];
/** Fields a rule compares with numbers. */
export type NumberField = OwnRange | (typeof RULE_NUMBERS)[number];
