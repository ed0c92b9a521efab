import type { FacetAttribute, RangeAttribute } from "./attributes";

/** An inclusive range; a missing end is open. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** A range with something done to the ends it has. */
export function eachEnd({ min, max }: NumberRange, change: (end: number) => number): NumberRange {
  return {
    ...(min === undefined ? {} : { min: change(min) }),
    ...(max === undefined ? {} : { max: change(max) }),
  };
}

/** Sort orders (OPEN-13). Ties always fall to the numeric vehicle id, ascending. */
export const SORT_KEYS = ["relevant", "latest", "price_desc", "price_asc", "km_asc", "year_desc"] as const;
/** One of {@link SORT_KEYS}. */
export type SortKey = (typeof SORT_KEYS)[number];

/**
 * What a shopper asked for: the whole state of a listing, of which the URL is the only holder.
 * Values of one attribute are alternatives; attributes, ranges and text all have to hold.
 */
export interface VehicleQuery {
  /** Free text, trimmed, at most 200 characters; empty for none. With text, `relevant` orders by match first. */
  readonly text: string;
  readonly refinements: Readonly<Partial<Record<FacetAttribute, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeAttribute, NumberRange>>>;
  readonly sort: SortKey;
  /** From 1. */
  readonly page: number;
}

/** Nothing asked for: all stock in the default order. */
export const EMPTY_QUERY: VehicleQuery = { text: "", refinements: {}, ranges: {}, sort: "relevant", page: 1 };
