import type { SearchRequest, StockScope } from "~/ports/search-service";

/**
 * Rule bounds move with the clock ("sold in the last 3 days"); bounds within this many seconds count as the same rule.
 */
const RULE_TIME_STEP = 3_600;

/**
 * A name for what a scope asks, whatever the order in which its keys were written. The tenant is not part of it,
 * because caches are split by tenant first. A rule bound in time is taken relative to `nowSeconds`, so that the same
 * rule built a minute later finds the same answer.
 */
export function ruleKey(scope: StockScope, nowSeconds: number): string {
  return canonicalJson(scope.rule, (key, value, parent) => {
    const timed = (key === "min" || key === "max") && isTimeRange(parent);
    return timed && typeof value === "number" ? Math.round((nowSeconds - value) / RULE_TIME_STEP) : value;
  });
}

/** Names a listing request: offset, query, sort, refinements (SRCH-20), and the facets and stats asked for. */
export function requestKey(request: SearchRequest): string {
  return canonicalJson({
    ...request,
    query: { ...request.query, refinements: sortedValues(request.query.refinements) },
    stats: [...request.stats].sort(),
  });
}

/** Page one without text, refinements or ranges: price bounds and facet lists come from its answer (OPEN-21). */
export function isUnrefined({ query }: SearchRequest): boolean {
  const chosen = Object.values(query.refinements).some((values) => values.length > 0);
  return query.text === "" && query.page === 1 && !chosen && Object.keys(query.ranges).length === 0;
}

function isTimeRange(parent: object): boolean {
  const attribute: unknown = Reflect.get(parent, "attribute");
  return (
    Reflect.get(parent, "kind") === "range" &&
    typeof attribute === "string" &&
    attribute.endsWith("_timestamp")
  );
}

/** Values of one attribute are alternatives: their order changes nothing. */
function sortedValues(refinements: SearchRequest["query"]["refinements"]): object {
  return Object.fromEntries(
    Object.entries(refinements).map(([attribute, values]) => [attribute, [...values].sort()]),
  );
}

function canonicalJson(
  value: unknown,
  change: (key: string, value: unknown, parent: object) => unknown = (_key, kept) => kept,
): string {
  return JSON.stringify(value, function (this: object, key: string, raw: unknown) {
    const changed = change(key, raw, this);
    if (typeof changed !== "object" || changed === null || Array.isArray(changed)) return changed;
    return Object.fromEntries(Object.entries(changed).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
