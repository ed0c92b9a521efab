import { distanceUnitOf } from "~/domain/country/distance-unit";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { SearchService, StockScope } from "~/ports/search-service";
import { keptByVersion } from "./kept-by-version.server";
import type { SearchUrlContext } from "./url-context";

/** How many contexts are kept at most; each has some kilobytes. */
const MOST_KNOWN = 2_000;
const keep = keptByVersion<SearchUrlContext>(MOST_KNOWN);

/**
 * The names a dealer's search addresses are read against, asked of the search service once for each version of the
 * stock. While the service is down, the names known last are used.
 * @param version changes whenever the dealer's stock does
 * @throws SearchUnavailableError when the service is down and nothing is known yet
 */
export async function loadUrlContext(
  config: SiteConfig,
  search: SearchService,
  scope: StockScope,
  version: string,
): Promise<SearchUrlContext> {
  return keep(config, version, () => askUrlContext(config, search, scope));
}

async function askUrlContext(
  { site, search: { defaultSort } }: SiteConfig,
  search: SearchService,
  scope: StockScope,
): Promise<SearchUrlContext> {
  const [makes, makeModels] = await Promise.all([
    search.facetValues(scope, "make"),
    search.facetValues(scope, "make_model"),
  ]);
  return {
    dealerships: site.dealerships.map(({ name, slug }) => ({ name, slug })),
    makes: makes.map(({ value }) => value),
    makeModels: makeModels.map(({ value }) => value),
    defaultSort,
    distanceUnit: distanceUnitOf(site),
  };
}
