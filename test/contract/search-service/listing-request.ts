import type { FacetAttribute } from "~/domain/search/attributes";
import type { Condition } from "~/domain/search/condition";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import type { SearchPage, SearchRequest, StockScope } from "~/ports/search-service";
import { SAMPLE_DEALERSHIP } from "./sample-vehicle";

/** The rule of a dealer that lists all visible stock of these dealerships. */
export function dealershipRule(...ids: readonly string[]): Condition {
  return {
    kind: "all",
    of: [
      { kind: "flag", attribute: "show_on_dealer_website", value: true },
      { kind: "values", attribute: "dealership_id", values: ids },
    ],
  };
}

/** The scope of the dealer whose only dealership is {@link SAMPLE_DEALERSHIP}. */
export const SAMPLE_SCOPE: StockScope = { tenant: "north-motors", rule: dealershipRule(SAMPLE_DEALERSHIP) };

/** A request for the first 21 hits and nothing else; `query` and `request` change what a test is about. */
export function listingRequest(
  query: Partial<VehicleQuery> = {},
  request: Partial<Omit<SearchRequest, "query">> = {},
): SearchRequest {
  return { query: { ...EMPTY_QUERY, ...query }, facets: {}, stats: [], hitsPerPage: 21, ...request };
}

/** The ids of a page's hits, in their order. */
export function idsOf(page: Pick<SearchPage, "hits">): string[] {
  return page.hits.map((hit) => hit.id);
}

/** One facet of a page as `value: count` lines, in their order. */
export function facetLines(
  page: Pick<SearchPage, "facets">,
  attribute: FacetAttribute,
): string[] | undefined {
  return page.facets[attribute]?.map(({ value, count }) => `${value}: ${count}`);
}
