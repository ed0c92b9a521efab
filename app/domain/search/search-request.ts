import type { SiteConfig } from "~/domain/tenant/site-config";
import type { FacetCount, SearchRequest } from "~/ports/search-service";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES, type FacetAttribute } from "./attributes";
import { effectiveQuery, withPricedOnly } from "./effective-query";
import type { VehicleQuery } from "./query";

/** Most choices of one filter that are ever fetched; what the list shows at first is {@link shownFacetLimit}. */
export const FACET_CEILING = 150;
/** The same of models and badges, which are shared out among their makes. */
const TREE_CEILING = 3_000;
const ceilingOf = (attribute: FacetAttribute) =>
  attribute === "make_model" || attribute === "model_badge" ? TREE_CEILING : FACET_CEILING;

type RequestConfig = {
  readonly search: Pick<
    SiteConfig["search"],
    "hitsPerPage" | "priceAscPositiveOnly" | "certifiedOnly" | "firstMakes"
  >;
  readonly filters: Pick<SiteConfig["filters"], "enabled" | "facetLimits" | "highlights">;
};

const isFacet = (key: string): key is FacetAttribute => FACET_ATTRIBUTES.some((facet) => facet === key);

/**
 * The request behind a listing of this dealer: a page of `hitsPerPage` (SRCH-08), counts for the filters the dealer
 * shows and for nothing else (FILT-08), the ends of the shown ranges, and lowest price first without unpriced
 * vehicles where the dealer wants that (SRCH-06); the dealer's own makes first. `extraFacets` are counted too, for links outside the panel.
 */
export function searchRequest(
  config: RequestConfig,
  query: VehicleQuery,
  extraFacets: readonly FacetAttribute[] = [],
): SearchRequest {
  const asked = effectiveQuery(query);
  const { firstMakes, hitsPerPage } = config.search;
  const facets = [...config.filters.enabled.filter(isFacet), ...extraFacets];
  return {
    query: config.search.priceAscPositiveOnly ? withPricedOnly(asked) : asked,
    facets: Object.fromEntries(facets.map((attribute) => [attribute, ceilingOf(attribute)])),
    stats: RANGE_ATTRIBUTES.filter((range) => config.filters.enabled.some((key) => key === range)),
    hitsPerPage,
    ...(firstMakes.length === 0 ? {} : { firstMakes }),
  };
}

/** How many choices a filter shows before "Show more": the dealer's cap, or all of them (SRCH-25, SRCH-26). */
export function shownFacetLimit(config: RequestConfig, attribute: FacetAttribute): number {
  return config.filters.facetLimits[attribute] ?? FACET_CEILING;
}

/**
 * The choices a filter may offer: "certified" none where all vehicles say the same, which narrows nothing, and with
 * `certifiedOnly` not "false" (SRCH-27); of highlights those that the dealer wants.
 */
export function shownFacetValues(
  config: RequestConfig,
  attribute: FacetAttribute,
  values: readonly FacetCount[],
): readonly FacetCount[] {
  if (attribute === "highlights")
    return values.filter(({ value }) => config.filters.highlights.some((one) => one === value));
  if (attribute !== "certified") return values;
  if (values.length < 2) return [];
  return !config.search.certifiedOnly ? values : values.filter((choice) => choice.value !== "false");
}
