import type { Coordinates } from "../location/distance";
import type { FacetAttribute, RangeAttribute } from "./attributes";
import type { NearPlace } from "./near-place";

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
export const SORT_KEYS = [
  "relevant",
  "latest",
  "price_desc",
  "price_asc",
  "km_asc",
  "km_desc",
  "year_desc",
  "nearest",
  "year_asc",
  "price_drop",
  "best_value",
  "repayment_asc",
] as const;
/** One of {@link SORT_KEYS}. */
export type SortKey = (typeof SORT_KEYS)[number];
/**
 * The orders that depend on vehicles alone. `nearest` depends on the place it is asked from as well, and repayments on the
 * dealer.
 */
export type StandingSort = Exclude<SortKey, "nearest" | "repayment_asc">;

/** From where a query orders by distance; null where it orders otherwise, or nobody knows the place. */
export function nearestFrom({ sort, near }: Pick<VehicleQuery, "sort" | "near">): Coordinates | null {
  return sort === "nearest" ? (near?.point ?? null) : null;
}

/** The order a query asks for where {@link nearestFrom} says nothing. */
export function standingSort({ sort }: Pick<VehicleQuery, "sort">): StandingSort {
  return sort === "nearest" || sort === "repayment_asc" ? "relevant" : sort;
}

/**
 * What a shopper asked for: the whole state of a listing, of which the URL is the only holder.
 * Values of one attribute are alternatives, unless `needsAll` says otherwise; so are make, model and badge to each other.
 * Everything else, ranges and text have to hold together.
 */
export interface VehicleQuery {
  /** Free text, trimmed, at most 200 characters; empty for none. With text, `relevant` orders by match first. */
  readonly text: string;
  /** Words that ask for what no filter holds: the page says so, and no engine looks for them. Absent for none. */
  readonly aside?: string;
  readonly refinements: Readonly<Partial<Record<FacetAttribute, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeAttribute, NumberRange>>>;
  /**
   * From where the vehicles may be how far; a vehicle whose yard has no position is within no distance, and last in
   * the order `nearest`.
   */
  readonly near?: NearPlace;
  readonly sort: SortKey;
  /** From 1. */
  readonly page: number;
}

/** Nothing asked for: all stock in the default order. */
export const EMPTY_QUERY: VehicleQuery = { text: "", refinements: {}, ranges: {}, sort: "relevant", page: 1 };
