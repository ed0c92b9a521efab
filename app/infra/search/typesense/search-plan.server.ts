import {
  alternativesTo,
  type FacetAttribute,
  isRangeAttribute,
  needsAll,
  type RangeAttribute,
  type Refined,
} from "~/domain/search/attributes";
import { effectiveQuery } from "~/domain/search/effective-query";
import { nearestFrom, type StandingSort, standingSort, type VehicleQuery } from "~/domain/search/query";
import type { SearchRequest, StockScope } from "~/ports/search-service";
import { HAS_POSITION, keyField, POSITION, repaymentFields, statField } from "./fields.server";
import { decimal, queryFilter } from "./filter-by.server";
import { valueKey } from "./value-key.server";
import { matchOrder, type TextParams, textParams } from "./query-text.server";

/** The parameters of one search inside a multi search. */
export type SearchParams = Readonly<Record<string, string | number>> | TextParams;

/** One search, and which attributes' counts or bounds are read from its answer. */
export interface PlannedSearch {
  readonly params: SearchParams;
  readonly attributes: readonly Refined[];
}

/**
 * A listing as searches: the first one gives hits and count, each further one the facets of one refined attribute and its
 * alternatives.
 */
export type SearchPlan = readonly PlannedSearch[];

/** How many more values than the limit are asked for, so that values with equal counts at the cut can be ordered. */
const FACET_SLACK = 25;
/** More distinct values than any attribute has. */
export const ALL_VALUES = 20_000;
/** Typesense's limits: hits in one page, and an offset of 32 bits. */
const MOST_HITS = 250;
const MOST_OFFSET = 1_000_000_000;

const SORTS: Readonly<Record<StandingSort, string>> = {
  relevant: "custom_rank:desc,id_number:asc",
  latest: "created_at_timestamp:desc,id_number:asc",
  price_desc: "price:desc,id_number:asc",
  price_asc: "price:asc,id_number:asc",
  km_asc: "km_sort:asc,id_number:asc",
  km_desc: "km:desc,id_number:asc",
  year_desc: "year:desc,id_number:asc",
  year_asc: "year:asc,id_number:asc",
  price_drop: "price_drop:desc,id_number:asc",
  best_value: "value_ratio_sort:asc,id_number:asc",
};

/** The searches that answer a request. */
export function planSearch(scope: StockScope, request: SearchRequest): SearchPlan {
  const query = effectiveQuery(request.query);
  const text = textParams(query.text, scope);
  const wanted = wantedAttributes(request);
  const open = wanted.filter((attribute) => !isApart(query, attribute));
  return [
    {
      attributes: open,
      params: {
        ...text,
        filter_by: queryFilter(scope, query),
        ...facetParams(open, request, scope),
        ...pageParams(scope, { ...request, query }, text.q !== "*"),
      },
    },
    ...apart(query, wanted).map((attributes) => ({
      attributes,
      params: {
        ...text,
        filter_by: queryFilter(scope, query, attributes[0]),
        ...facetParams(attributes, request, scope),
        per_page: 0,
      },
    })),
  ];
}

/** A search that only counts. */
export function planCount(scope: StockScope, query: VehicleQuery): SearchParams {
  const asked = effectiveQuery(query);
  return { ...textParams(asked.text, scope), filter_by: queryFilter(scope, asked), per_page: 0 };
}

/** One attribute's whole value list in a scope. */
export function planFacetValues(scope: StockScope, attribute: FacetAttribute): PlannedSearch {
  const facet = { facet_by: attribute, max_facet_values: ALL_VALUES, facet_strategy: "exhaustive" };
  const filter_by = queryFilter(scope, {
    text: "",
    refinements: {},
    ranges: {},
    sort: "relevant",
    page: 1,
  });
  return {
    attributes: [attribute],
    params: { q: "*", query_by: "title_text", filter_by, per_page: 0, ...facet },
  };
}

/** The same search with every facet value asked for. */
export function withAllValues(search: PlannedSearch, attribute: FacetAttribute): PlannedSearch {
  const { offset: _offset, limit: _limit, sort_by: _sort, ...rest } = search.params;
  return {
    attributes: [attribute],
    params: { ...rest, facet_by: attribute, max_facet_values: ALL_VALUES, per_page: 0 },
  };
}

function wantedAttributes({ facets, stats }: SearchRequest): readonly Refined[] {
  // Object.keys forgets the key type; the keys of `facets` are facet attributes by its own type.
  return [...(Object.keys(facets) as FacetAttribute[]), ...stats];
}

/** Whether an attribute's own counts need a search of their own: something of it, or an alternative to it, is chosen. */
function isApart({ refinements, ranges }: VehicleQuery, attribute: Refined): boolean {
  if (needsAll(attribute)) return false;
  return alternativesTo(attribute).some((one) => one in refinements || one in ranges);
}

/** The attributes whose counts need searches of their own; alternatives share one. */
function apart(query: VehicleQuery, wanted: readonly Refined[]): readonly (readonly Refined[])[] {
  const own = wanted.filter((attribute) => isApart(query, attribute));
  const groups = own.map((attribute) => own.filter((one) => alternativesTo(attribute).includes(one)));
  return groups.filter(([first], at) => first === own[at]);
}

function facetParams(
  attributes: readonly Refined[],
  { facets }: SearchRequest,
  { tenant }: StockScope,
): Record<string, string | number> {
  if (attributes.length === 0) return {};
  const limits = attributes.map((attribute) => (isRangeAttribute(attribute) ? 0 : (facets[attribute] ?? 0)));
  return {
    facet_by: attributes
      .map((attribute) => (isRangeAttribute(attribute) ? boundsField(attribute, tenant) : attribute))
      .join(","),
    max_facet_values: Math.max(...limits) + FACET_SLACK,
    // The other strategy counts only the most frequent values of the whole collection, which belong to other dealers.
    facet_strategy: "exhaustive",
  };
}

/** The field whose lowest and highest value are an attribute's bounds. */
export function boundsField(attribute: RangeAttribute, tenant: string): string {
  return attribute === "repayment" ? repaymentFields(tenant).stat : statField(attribute);
}

function pageParams(
  scope: StockScope,
  request: SearchRequest,
  hasText: boolean,
): Record<string, string | number> {
  const limit = Math.min(MOST_HITS, Math.max(1, Math.trunc(request.hitsPerPage)));
  return {
    sort_by: sortBy(scope, request, hasText),
    offset: Math.min(MOST_OFFSET, (request.query.page - 1) * limit),
    limit,
    include_fields: "summary",
  };
}

/** At most three fields, which is what Typesense takes. Its distances are whole metres. */
function sortBy(scope: StockScope, { query, firstMakes = [] }: SearchRequest, hasText: boolean): string {
  const from = nearestFrom(query);
  if (from !== null)
    return `${HAS_POSITION}:desc,${POSITION}(${decimal(from.lat)}, ${decimal(from.long)}):asc,id_number:asc`;
  if (query.sort === "repayment_asc") return `${repaymentFields(scope.tenant).sort}:asc,id_number:asc`;
  const sort = standingSort(query);
  if (sort !== "relevant") return SORTS[sort];
  if (hasText) return `${matchOrder(query.text, scope)},${SORTS[sort]}`;
  return firstMakes.length === 0 ? SORTS[sort] : `${firstOrder(firstMakes)},${SORTS[sort]}`;
}

/** The order that puts vehicles of these makes first. */
function firstOrder(makes: readonly string[]): string {
  const tests = makes.map((make) => `${keyField("make")}:=${valueKey(make)}`);
  return `_eval(${tests.join(" || ")}):desc`;
}
