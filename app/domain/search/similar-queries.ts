import type { FacetAttribute } from "./attributes";
import type { Vehicle } from "../vehicle/vehicle";
import { toIndexFields } from "./index-document";
import { bodyTypeOf } from "../vehicle/body-type-of";
import { filteredBody } from "../vehicle/body-types";
import { isInStock } from "../vehicle/stock-status";
import type { VehicleSummary } from "../vehicle/vehicle-summary";
import { EMPTY_QUERY, type NumberRange, type VehicleQuery } from "./query";

/** From this price on (whole currency units) the wider price band applies (OPEN-97). */
const WIDE_FROM = 50_000;
const NARROW = 10_000;
const WIDE = 25_000;

/**
 * What to ask for vehicles like this one, nearest first: the same model, the same make and body, the same body with as many
 * seats, the same body; all of the same kind, in stock and near its price (SIMI-05 to SIMI-07). In the place of one that is
 * gone nothing is offered that costs a third more or less, or shares only its kind. The vehicle itself may be among the
 * answers.
 */
export function similarQueries(vehicle: Vehicle): readonly VehicleQuery[] {
  const { fields, same, asked } = likeness(vehicle);
  const here = isInStock(vehicle);
  const band = here ? priceBand(fields.price) : closeBand(fields.price);
  const shared = [
    same("make_model"),
    { ...same("make"), ...same("body") },
    ...(fields.seats === undefined ? [] : [{ ...same("body"), ...same("seats") }]),
    same("body"),
  ];
  return shared
    .filter((wanted) => here || Object.keys(wanted).length > 0)
    .map((wanted) => asked(wanted, band));
}

/**
 * What to ask in the place of a vehicle that is gone where nothing of {@link similarQueries} is there: the body that its
 * feed's words name beside the one it is filed under, a 4x4's "5D SUV", with as many seats and then without; at the close
 * price. Nothing for one whose words name no other body.
 */
export function kindredQueries(vehicle: Vehicle): readonly VehicleQuery[] {
  const { fields, same, asked } = likeness(vehicle);
  const worded = bodyTypeOf(vehicle.body);
  const band = closeBand(fields.price);
  if (worded === null || band === null || filteredBody(worded) === fields.body) return [];
  const body = { body: [filteredBody(worded)] };
  return [...(fields.seats === undefined ? [] : [{ ...body, ...same("seats") }]), body].map((wanted) =>
    asked(wanted, band),
  );
}

/**
 * What to ask for the latest of a vehicle's kind, which need have nothing else in common with it: first of about its
 * price, then of any.
 */
export function latestOfKind(vehicle: Vehicle): readonly VehicleQuery[] {
  const { fields, asked } = likeness(vehicle);
  const band = closeBand(fields.price);
  return [...(band === null ? [] : [band]), null].map((price) => ({ ...asked({}, price), sort: "latest" }));
}

/** What to ask for everything of a vehicle's model, and of its make, that is for sale, whatever its price and kind. */
export function listsLike(vehicle: Vehicle): readonly VehicleQuery[] {
  const { same } = likeness(vehicle);
  return [same("make_model"), same("make")].map((wanted) => ({
    ...EMPTY_QUERY,
    refinements: { status: ["in_stock", "coming_soon"], ...wanted },
  }));
}

/**
 * What to ask where nothing of {@link similarQueries} is there: the same body with as many seats, which come before the
 * price, from half to twice of it.
 */
export function widerQueries(vehicle: Vehicle): readonly VehicleQuery[] {
  const { fields, same, asked } = likeness(vehicle);
  if (fields.seats === undefined || fields.price <= 0) return [];
  const wide = { min: Math.ceil(fields.price / 2), max: fields.price * 2 };
  return [asked({ ...same("body"), ...same("seats") }, wide)];
}

/** What a vehicle has in common with others, and the question for those of its kind that have it, too. */
function likeness(vehicle: Vehicle) {
  const fields = toIndexFields(vehicle);
  const same = (attribute: FacetAttribute): VehicleQuery["refinements"] => {
    const value = fields[attribute];
    return value === undefined ? {} : { [attribute]: [value].flat() };
  };
  const all = { status: ["in_stock", "coming_soon"], ...same("item_type") };
  const asked = (wanted: VehicleQuery["refinements"], price: NumberRange | null): VehicleQuery => ({
    ...EMPTY_QUERY,
    refinements: { ...all, ...wanted },
    ranges: price === null ? {} : { price },
  });
  return { fields, same, asked };
}

/** Prices that count as similar; null for a vehicle without a price. Never down to 0, which means "no price". */
export function priceBand(price: number): NumberRange | null {
  if (price <= 0) return null;
  const half = price < WIDE_FROM ? NARROW : WIDE;
  return { min: Math.max(1, price - half), max: price + half };
}

/** Prices of {@link priceBand} that are at most a third away. */
function closeBand(price: number): NumberRange | null {
  const band = priceBand(price);
  if (band === null) return null;
  const { min = 0, max = Infinity } = band;
  return {
    min: Math.max(min, Math.ceil((price * 2) / 3)),
    max: Math.min(max, Math.floor((price * 4) / 3)),
  };
}

/** How many hits each of {@link similarQueries} is asked for, at the least (CALL-16). */
export const SIMILAR_HITS = 10;

/**
 * What is shown of the answers to {@link similarQueries}, given in their order: the same model first, none twice,
 * never the vehicle itself and none that is gone, those that somebody has reserved last (SIMI-05, SIMI-07).
 * @param count `similar.count` of the dealer (SIMI-01, SIMI-02)
 */
export function similarHits(
  vehicle: Pick<Vehicle, "id">,
  answers: readonly (readonly VehicleSummary[])[],
  count: number,
): readonly VehicleSummary[] {
  // The first answer decides a vehicle's place: a Map keeps the place of a key's first appearance.
  const unique = new Map(answers.flat().map((hit) => [hit.id, hit]));
  unique.delete(vehicle.id);
  const here = [...unique.values()].filter(isInStock);
  const [free, reserved] = [here.filter((hit) => !hit.reserved), here.filter((hit) => hit.reserved)];
  return [...free, ...reserved].slice(0, count);
}
