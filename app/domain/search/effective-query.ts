import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES, type RangeAttribute } from "./attributes";
import { cleanNear } from "./near-place";
import type { NumberRange, VehicleQuery } from "./query";

/** Attributes whose 0 means "no price": no range of them ever finds such a vehicle. */
export const PRICE_ATTRIBUTES: readonly RangeAttribute[] = ["price", "subscription_price"];
const LEAST_PRICE = 1;
const MAX_TEXT = 200;

const known = (end: number | undefined) => (Number.isFinite(end) ? end : undefined);

function effectiveRange(attribute: RangeAttribute, range: NumberRange): NumberRange | undefined {
  const min = known(range.min);
  const max = known(range.max);
  if (min === undefined && max === undefined) return undefined;
  const least = PRICE_ATTRIBUTES.includes(attribute) ? Math.max(min ?? LEAST_PRICE, LEAST_PRICE) : min;
  return { ...(least === undefined ? {} : { min: least }), ...(max === undefined ? {} : { max }) };
}

function effectiveRanges(ranges: VehicleQuery["ranges"]): VehicleQuery["ranges"] {
  const entries = RANGE_ATTRIBUTES.flatMap((attribute) => {
    const range = ranges[attribute];
    const effective = range ? effectiveRange(attribute, range) : undefined;
    return effective ? [[attribute, effective] as const] : [];
  });
  return Object.fromEntries(entries);
}

function effectiveRefinements(refinements: VehicleQuery["refinements"]): VehicleQuery["refinements"] {
  const entries = FACET_ATTRIBUTES.flatMap((attribute) => {
    const values = new Set(refinements[attribute] ?? []);
    return values.size === 0 ? [] : [[attribute, [...values]] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * What a query asks of an index, the same for every adapter: text trimmed and cut at 200 characters, empty
 * refinements, ranges and places nobody knows left out, and a price range that starts at 1 because 0 is no price. Adapters apply it
 * to each query; applying it twice changes nothing.
 */
export function effectiveQuery(query: VehicleQuery): VehicleQuery {
  const near = query.near?.point === undefined ? undefined : cleanNear(query.near);
  return {
    text: query.text.trim().slice(0, MAX_TEXT),
    refinements: effectiveRefinements(query.refinements),
    ranges: effectiveRanges(query.ranges),
    ...(near === undefined ? {} : { near }),
    sort: query.sort,
    page: Number.isFinite(query.page) ? Math.max(1, Math.floor(query.page)) : 1,
  };
}

/** Leaves out vehicles without a price from a lowest-price-first listing, for dealers who want it so (SRCH-06). */
export function withPricedOnly(query: VehicleQuery): VehicleQuery {
  if (query.sort !== "price_asc") return query;
  const price = query.ranges.price ?? {};
  return { ...query, ranges: { ...query.ranges, price: { ...price, min: Math.max(price.min ?? 1, 1) } } };
}
