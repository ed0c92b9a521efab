import {
  FACET_ATTRIBUTES,
  type FacetAttribute,
  isRangeAttribute,
  type Refined,
  REFINED_GROUPS,
} from "~/domain/search/attributes";
import type { Condition, NumberField, ValueField } from "~/domain/search/condition";
import { heldValues, lackedValue } from "~/domain/search/facts/lacked-value";
import type { NearPlace } from "~/domain/search/near-place";
import type { NumberRange, VehicleQuery } from "~/domain/search/query";
import type { StockScope } from "~/ports/search-service";
import { keyField, POSITION, repaymentFields, toIndexNumber } from "./fields.server";
import { valueKey } from "./value-key.server";

/** Ids start at 1: a test that every document passes, and one that none does. */
const EVERY = "id_number:>=0";
const NONE = "id_number:<0";
/** Largest number written into a filter; JavaScript writes larger ones with an exponent, which is a syntax error there. */
const MOST = 999_999_999_999_999;
/** Makes up for what multiplying a decimal fraction loses: 6.1 by 1000 is a little less than 6100. */
const NOISE = 1e-6;

/**
 * A rule as Typesense's `filter_by`. Typesense gives `&&` and `||` the same precedence, so every group has brackets. It
 * negates single tests only, so a negation is moved inwards.
 */
export function conditionFilter(condition: Condition, negated = false): string {
  switch (condition.kind) {
    case "not":
      return conditionFilter(condition.of, !negated);
    case "all":
      return group(condition.of, negated, negated ? "||" : "&&");
    case "any":
      return group(condition.of, negated, negated ? "&&" : "||");
    case "values":
      return valuesFilter(condition.attribute, condition.values, negated);
    case "range":
      return rangeFilter(condition.attribute, condition, negated);
    case "flag":
      return `${condition.attribute}:=${String(condition.value !== negated)}`;
  }
}

/**
 * Everything a listing has to satisfy: the dealer's rule and the shopper's choices. `except` leaves out what is chosen of
 * one attribute and of its alternatives, but for what shall be lacked, which is how disjunctive facet counts are made.
 */
export function queryFilter({ rule, tenant }: StockScope, query: VehicleQuery, except?: Refined): string {
  const groups = REFINED_GROUPS.filter((group) => except === undefined || !group.includes(except));
  const near = query.near === undefined ? null : nearFilter(query.near);
  const held = FACET_ATTRIBUTES.flatMap((attribute) => heldFilter(attribute, query));
  const tests = groups.flatMap((group) => groupFilter(group, query, tenant));
  return joined([conditionFilter(rule), ...held, ...tests, ...(near === null ? [] : [near])], "&&");
}

/** The test of one group of alternatives; none where nothing of it is chosen. */
function groupFilter(group: readonly Refined[], query: VehicleQuery, tenant: string): readonly string[] {
  const tests = group.flatMap((attribute) => attributeFilter(attribute, query, tenant));
  return tests.length === 0 ? [] : [joined(tests, "||")];
}

function attributeFilter(
  attribute: Refined,
  { refinements, ranges }: VehicleQuery,
  tenant: string,
): readonly string[] {
  if (isRangeAttribute(attribute)) {
    const range = ranges[attribute];
    if (range === undefined) return [];
    return [
      attribute === "repayment"
        ? within(repaymentFields(tenant).filter, range, (value) => value, false)
        : rangeFilter(attribute, range, false),
    ];
  }
  const { oneOf } = heldValues(attribute, refinements[attribute] ?? []);
  return oneOf.length === 0 ? [] : [valuesFilter(attribute, oneOf, false)];
}

/** A test for each chosen value that has to hold by itself. */
function heldFilter(attribute: FacetAttribute, { refinements }: VehicleQuery): readonly string[] {
  return heldValues(attribute, refinements[attribute] ?? []).each.map((value) => {
    const lacked = lackedValue(attribute, value);
    return valuesFilter(attribute, [lacked ?? value], lacked !== null);
  });
}

/** A vehicle without a position is never near. Null where any distance will do. */
function nearFilter({ point, withinKm }: NearPlace): string | null {
  if (point === undefined || withinKm === null) return null;
  return `${POSITION}:(${decimal(point.lat)}, ${decimal(point.long)}, ${withinKm} km)`;
}

/** Degrees without an exponent; six decimals are a tenth of a metre, and all that the index keeps. */
export function decimal(degrees: number): string {
  return degrees.toFixed(6);
}

/** The test for one exact value, such as a slug. */
export function keyFilter(field: string, value: string): string {
  return `${field}:=[${valueKey(value)}]`;
}

/** The test for ids; each must be decimal digits. */
export function idsFilter(ids: readonly string[]): string {
  return `id_number:[${ids.join(",")}]`;
}

function group(conditions: readonly Condition[], negated: boolean, operator: "&&" | "||"): string {
  if (conditions.length === 0) return operator === "&&" ? EVERY : NONE;
  return joined(
    conditions.map((condition) => conditionFilter(condition, negated)),
    operator,
  );
}

function joined(parts: readonly string[], operator: "&&" | "||"): string {
  return parts.length === 1 ? parts.join("") : `(${parts.join(` ${operator} `)})`;
}

function valuesFilter(attribute: ValueField, values: readonly string[], negated: boolean): string {
  if (values.length === 0) return negated ? EVERY : NONE;
  return `${keyField(attribute)}:${negated ? "!=" : "="}[${values.map(valueKey).join(",")}]`;
}

function rangeFilter(attribute: NumberField, range: NumberRange, negated: boolean): string {
  return within(attribute, range, (value) => toIndexNumber(attribute, value), negated);
}

function within(
  field: string,
  { min = 0, max }: NumberRange,
  toIndex: (value: number) => number,
  negated: boolean,
): string {
  const low = bound(Math.ceil(toIndex(Math.max(0, min)) - NOISE));
  const high = bound(max === undefined ? MOST : Math.floor(toIndex(max) + NOISE));
  // A vehicle without a number has one below 0 in the index: it is in no range, and so in every negated range.
  return negated ? `(${field}:<${low} || ${field}:>${high})` : `(${field}:>=${low} && ${field}:<=${high})`;
}

function bound(value: number): string {
  return Number.isNaN(value) ? "0" : String(Math.max(-1, Math.min(MOST, value)));
}
