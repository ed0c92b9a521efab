import type { CarType } from "~/domain/vehicle/vehicle";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES, type FacetAttribute, type RangeAttribute } from "./attributes";
import { heldValues } from "./facts/lacked-value";
import { cleanNear } from "./near-place";
import { roundedBound } from "./ranges/typed-range";
import type { NumberRange, VehicleQuery } from "./query";

/** Longest free text and longest single value, in code points. */
export const MAX_TEXT = 200;
/** Most values of one attribute that are honoured: all makes of a large group but one are among them. */
export const MAX_VALUES = 100;
/**
 * Most tests that a search makes of a vehicle; a range is two of them, and so are two features. Typesense permits a
 * hundred operations in a filter: two for each of these, and the dealer's rule.
 */
const MAX_TESTS = 40;
/** Highest page: far beyond any listing, low enough for every engine's offset arithmetic. */
export const MAX_PAGE = 10_000;
/** Largest bound of a range: twelve digits, so that Unix seconds fit. */
const MAX_BOUND = 999_999_999_999;

/**
 * The order of car types in an address: new, demo, used. A record, so that a new car type without a place does not
 * compile.
 */
export const CAR_TYPE_PLACE: Readonly<Record<CarType, number>> = { new: 0, demo: 1, used: 2 };

/** Text cut to {@link MAX_TEXT}, without control characters and outer or repeated white space. */
export function cleanSearchText(text: string): string {
  const printable = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
  return [...printable].slice(0, MAX_TEXT).join("").trim();
}

/** A clean search text; signs and pictures alone ("!!!", "🚗") say nothing and are no text (C11). */
export function searchTextOf(text: string): string {
  const clean = cleanSearchText(text);
  return /[\p{L}\p{N}]/u.test(clean) ? clean : "";
}

/** Whether a value is one of the three car types. */
export function isCarType(value: string): value is CarType {
  return Object.hasOwn(CAR_TYPE_PLACE, value);
}

/** Values of one attribute: cleaned, without empties and repeats, at most {@link MAX_VALUES}, in one fixed order. */
export function cleanValues(attribute: FacetAttribute, values: readonly string[]): readonly string[] {
  const unique = [...new Set(values.map(cleanSearchText))]
    .filter((value) => value !== "")
    .slice(0, MAX_VALUES);
  if (attribute !== "car_type") return unique.sort(byCodeUnit);
  return unique.filter(isCarType).sort((a, b) => CAR_TYPE_PLACE[a] - CAR_TYPE_PLACE[b]);
}

/**
 * A range with non-negative bounds, the lower one first; null when neither end is left. Bounds are whole, but for what is
 * measured in tenths ({@link roundedBound}).
 */
export function cleanRange({ min, max }: NumberRange, attribute?: RangeAttribute): NumberRange | null {
  const [low, high] = [bound(min, attribute), bound(max, attribute)];
  if (low !== undefined && high !== undefined) return { min: Math.min(low, high), max: Math.max(low, high) };
  if (low !== undefined) return { min: low };
  return high === undefined ? null : { max: high };
}

/** The page asked for, from 1 to {@link MAX_PAGE}; anything else is page 1. */
export function cleanPage(page: number): number {
  return Number.isFinite(page) ? Math.min(MAX_PAGE, Math.max(1, Math.trunc(page))) : 1;
}

/** The same query in its one canonical form, so that equal queries have one address and one entry in the cache. */
export function normaliseQuery(query: VehicleQuery): VehicleQuery {
  const { refinements, ranges } = cleanConditions(query);
  const near = query.near === undefined ? undefined : cleanNear(query.near);
  const aside = searchTextOf(query.aside ?? "");
  return {
    text: searchTextOf(query.text),
    ...(aside === "" ? {} : { aside }),
    refinements,
    ranges,
    ...(near === undefined ? {} : { near }),
    // Nothing is nearest to nowhere.
    sort: near === undefined && query.sort === "nearest" ? "relevant" : query.sort,
    page: cleanPage(query.page),
  };
}

/** What is asked of a vehicle, in the order of the attributes, until {@link MAX_TESTS} is reached. */
function cleanConditions(query: VehicleQuery): Pick<VehicleQuery, "refinements" | "ranges"> {
  const refinements: Partial<Record<FacetAttribute, readonly string[]>> = {};
  const ranges: Partial<Record<RangeAttribute, NumberRange>> = {};
  let left = MAX_TESTS;
  for (const attribute of FACET_ATTRIBUTES) {
    const honoured = cleanValues(attribute, query.refinements[attribute] ?? []);
    const { each, oneOf } = heldValues(attribute, honoured);
    const together = oneOf.length === 0 ? 0 : 1;
    const held = each.slice(0, Math.max(0, left - together));
    const values = honoured.filter((value) => oneOf.includes(value) || held.includes(value));
    if (values.length === 0 || left === 0) continue;
    refinements[attribute] = values;
    left -= held.length + together;
  }
  for (const attribute of RANGE_ATTRIBUTES) {
    const range = cleanRange(query.ranges[attribute] ?? {}, attribute);
    if (range === null || left < 2) continue;
    ranges[attribute] = range;
    left -= 2;
  }
  return { refinements, ranges };
}

function bound(value: number | undefined, attribute: RangeAttribute | undefined): number | undefined {
  if (value === undefined || !Number.isFinite(value) || value < 0) return undefined;
  return Math.min(MAX_BOUND, attribute === undefined ? Math.round(value) : roundedBound(attribute, value));
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
