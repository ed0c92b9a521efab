import { lackedValue, withoutValue } from "~/domain/search/facts/lacked-value";
import { BUDGET_PARAMETER } from "~/domain/pricing/budget-address";
import {
  FACET_ATTRIBUTES,
  RANGE_ATTRIBUTES,
  type FacetAttribute,
  type RangeAttribute,
} from "~/domain/search/attributes";
import { type DistanceUnit, toKm } from "~/domain/country/distance-unit";
import { readNear } from "~/domain/search/near-place";
import { MAX_VALUES, normaliseQuery } from "~/domain/search/normalise-query";
import { eachEnd, SORT_KEYS, type NumberRange, type SortKey, type VehicleQuery } from "~/domain/search/query";
import { typedBound } from "~/domain/search/ranges/typed-range";
import { withoutImpliedLevels } from "~/domain/search/model-tree";
import { BODY_TYPES, filteredBody } from "~/domain/vehicle/body-types";
import { queryString } from "~/paths";
import { isOfBudget, knownName, makeBySlug, type SearchUrlContext } from "./url-context";
import { readPath, writePath, type Refinements, type SearchPathKind } from "./search-path";

/** A list that is asked for whole, beyond its usual limit: a filter's, or the models of one make. */
export type Expanded = FacetAttribute | `${typeof MODELS_OF}${string}`;

/** A listing URL, read. */
export interface DecodedSearch {
  readonly query: VehicleQuery;
  readonly kind: SearchPathKind;
  readonly expand: readonly Expanded[];
  /** The URL comes from a form sent without script and should be answered with its canonical form. */
  readonly fromForm: boolean;
}

/** Stands before the make whose models are all asked for. */
const MODELS_OF = "make_model:";
const VALUE_NAMES: ReadonlySet<string> = new Set(FACET_ATTRIBUTES);
const FORM_RANGE = new RegExp(`^(?:${RANGE_ATTRIBUTES.join("|")})_(?:min|max)$`);

/**
 * Reads a listing URL (URL-01 to URL-12). Null means that the path names nothing here (a 404, OPEN-06).
 * Parameters never fail: what is unknown, doubled, absurd or broken is dropped or cut.
 */
export function decodeSearch(url: URL, context: SearchUrlContext): DecodedSearch | null {
  const [, prefix = "", path = ""] = /^\/(search|used-car)(?:\/(.*))?$/.exec(url.pathname) ?? [];
  const base: Refinements = prefix === "used-car" ? { car_type: ["used"] } : {};
  const read = prefix === "" ? null : readPath(path, context, base);
  if (read === null) return null;
  const params = url.searchParams;
  return {
    query: decodeQuery(params, read.refinements, context),
    kind: read.kind,
    expand: decodeExpand(params, context),
    fromForm: [...params].some(([name, value]) => FORM_RANGE.test(name) || (value === "" && isOwnName(name))),
  };
}

/** The lists that parameters ask for whole: each once, in one order; what is no list here is dropped. */
export function decodeExpand(params: URLSearchParams, { makes }: SearchUrlContext): readonly Expanded[] {
  const asked = new Set(params.getAll("expand"));
  const lists: readonly Expanded[] = [...FACET_ATTRIBUTES, ...makes.map((make) => modelsOf(make))];
  return lists.filter((list) => asked.has(list)).slice(0, MAX_VALUES);
}

/** The list of all models of a make. */
export function modelsOf(make: string): Expanded {
  return `${MODELS_OF}${make}`;
}

/** The query that a path's refinements and the parameters ask for together. */
export function decodeQuery(
  params: URLSearchParams,
  fromPath: Refinements,
  context: SearchUrlContext,
): VehicleQuery {
  const near = readNear(params.getAll("near"), params.get("within") ?? "");
  return normaliseQuery({
    text: params.get("query") ?? "",
    aside: params.get("aside") ?? "",
    ...(near === undefined ? {} : { near }),
    refinements: withoutImpliedLevels(readRefinements(params, fromPath, context), context.makes),
    ranges: readRanges(params, context.distanceUnit),
    sort: readSort(params.get("sortBy"), context),
    page: Number(params.get("page") ?? 1),
  });
}

/** The one URL of a query: path, then parameters in a fixed order. Reading it gives the same query back (URL-12). */
export function encodeSearch(
  query: VehicleQuery,
  context: SearchUrlContext,
  expand: readonly Expanded[] = [],
): string {
  const { text, aside, refinements, ranges, near, sort, page } = normaliseQuery(query);
  const { path, folded } = writePath(refinements, context);
  const params = new URLSearchParams();
  if (text !== "") params.set("query", text);
  if (aside !== undefined) params.set("aside", aside);
  for (const attribute of FACET_ATTRIBUTES) {
    if (folded.includes(attribute)) continue;
    for (const value of refinements[attribute] ?? []) params.append(attribute, value);
  }
  for (const attribute of RANGE_ATTRIBUTES) {
    const range = ranges[attribute];
    if (range) params.set(`range[${attribute}]`, `${range.min ?? ""}:${range.max ?? ""}`);
  }
  if (near !== undefined) params.set("near", near.place);
  if (near !== undefined && near.withinKm !== null) params.set("within", String(near.withinKm));
  if (context.budget !== undefined && isOfBudget({ ranges }, context.budget))
    params.set(BUDGET_PARAMETER, context.budget.value);
  if (context.view !== undefined) params.set("view", context.view);
  if (sort !== context.defaultSort) params.set("sortBy", sort);
  if (page !== 1) params.set("page", String(page));
  for (const attribute of expand) params.append("expand", attribute);
  return `${path}${queryString(params)}`;
}

/** Parameters that are not ours, such as campaign tags: a redirect carries them on. */
export function foreignParams(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name, value]) => !isOwnName(name) && value !== ""));
}

function isOwnName(name: string): boolean {
  const own = ["query", "aside", "near", "within", "view", "sortBy", "page", "expand", BUDGET_PARAMETER];
  return own.includes(name) || VALUE_NAMES.has(name) || FORM_RANGE.test(name) || rangeName(name) !== null;
}

function readRefinements(
  params: URLSearchParams,
  fromPath: Refinements,
  context: SearchUrlContext,
): Refinements {
  const refinements: Partial<Record<FacetAttribute, readonly string[]>> = {};
  for (const attribute of FACET_ATTRIBUTES) {
    const given = params.getAll(attribute).slice(0, MAX_VALUES);
    const values = [
      ...(fromPath[attribute] ?? []),
      ...given.map((value) => known(attribute, value, context)),
    ];
    if (values.length > 0) refinements[attribute] = values;
  }
  return refinements;
}

function known(attribute: FacetAttribute, value: string, context: SearchUrlContext): string {
  const { makes, makeModels, values } = context;
  if (attribute === "make") return makeBySlug(value, context) ?? knownName(value, makes);
  if (attribute === "make_model") return knownName(value, makeModels);
  if (attribute === "body") return filteredBody(knownName(value, BODY_TYPES));
  if (attribute === "car_type") return value.toLowerCase();
  const lacked = lackedValue(attribute, value);
  const name = knownName(lacked ?? value, values?.[attribute] ?? []);
  return lacked === null ? name : withoutValue(name);
}

function readRanges(params: URLSearchParams, unit: DistanceUnit = "km"): VehicleQuery["ranges"] {
  const ranges: Partial<Record<RangeAttribute, NumberRange>> = {};
  for (const [name, value] of params) {
    const attribute = rangeName(name);
    const range = attribute === null ? {} : rangeOf(attribute, ...split(value));
    if (attribute !== null && Object.keys(range).length > 0) ranges[attribute] ??= range;
  }
  for (const attribute of RANGE_ATTRIBUTES) {
    const typed = [params.get(`${attribute}_min`), params.get(`${attribute}_max`)] as const;
    if (typed.every((one) => one === null)) continue;
    const range = rangeOf(attribute, typed[0] ?? "", typed[1] ?? "");
    const inKm = attribute === "km" ? eachEnd(range, (end) => toKm(end, unit)) : range;
    ranges[attribute] = { ...withoutFields(ranges[attribute] ?? {}, typed), ...inKm };
  }
  return ranges;
}

/** The ends of a carried range that a form has no field for: a filter in steps has one for one end. */
function withoutFields(
  { min, max }: NumberRange,
  [low, high]: readonly [string | null, string | null],
): NumberRange {
  return {
    ...(min === undefined || low !== null ? {} : { min }),
    ...(max === undefined || high !== null ? {} : { max }),
  };
}

/** `range[price]` as it is written, or the bare `price` that is read as well (OPEN-12). */
function rangeName(name: string): RangeAttribute | null {
  const bare = /^range\[(.+)\]$/.exec(name)?.[1] ?? name;
  return RANGE_ATTRIBUTES.find((attribute) => attribute === bare) ?? null;
}

/** Both ends of a range; a single number is both of them. */
function split(value: string): [string, string] {
  const [min = "", max = min] = value.split(":");
  return [min, max];
}

function rangeOf(attribute: RangeAttribute, min: string, max: string): NumberRange {
  const [low, high] = [typedBound(attribute, min), typedBound(attribute, max)];
  return { ...(low === null ? {} : { min: low }), ...(high === null ? {} : { max: high }) };
}

/** An order that the dealer offers; the nearest first is offered with every place. */
function readSort(given: string | null, { defaultSort, sorts = SORT_KEYS }: SearchUrlContext): SortKey {
  return ([...sorts, "nearest"] as const).find((key) => key === given) ?? defaultSort;
}
