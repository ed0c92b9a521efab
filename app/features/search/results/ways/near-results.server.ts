import { closeRefinements } from "~/domain/search/ways/close-refinements";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import { nearPrice, SHORT_LIST } from "~/domain/search/ways/ways-out";
import { filteredBody } from "~/domain/vehicle/body-types";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { SearchPage, SearchService, StockScope } from "~/ports/search-service";
import type { NearResults } from "../build-results.server";
import type { ListingSite } from "../listing.server";
import { countedWays, type WaysSource } from "./ways-out.server";

/** Asked for, so that a row is left when what cannot be bought is taken away. */
const ASKED = 12;

interface NearSource extends WaysSource {
  readonly search: Pick<SearchService, "countEach" | "search">;
}

/**
 * What a page adds to a search that finds nothing or little: what stands in the way, and, where nothing of it can be
 * bought, vehicles that share what matters. Nothing for a longer list.
 */
export async function nearResults(
  source: NearSource,
  scope: StockScope,
  site: ListingSite,
  query: VehicleQuery,
  { count, hits }: SearchPage,
): Promise<NearResults> {
  if (count > SHORT_LIST) return { nearby: [], ways: null };
  const ways = await countedWays(source, scope, site, query, count);
  const nearby = hits.some(isInStock) ? [] : await nearbyStock(source, scope, site, likeHits(query, hits));
  return { nearby, ways };
}

/** Vehicles that can still be bought, at most one row of them. */
export function buyable(
  { config: { results } }: Pick<ListingSite, "config">,
  hits: readonly VehicleSummary[],
): readonly VehicleSummary[] {
  return hits.filter(isInStock).slice(0, results.gridColumns);
}

/** Beside sold vehicles, what has their body and kind is close as well, whatever was asked for. */
function likeHits(query: VehicleQuery, hits: readonly VehicleSummary[]): VehicleQuery {
  const [first] = hits;
  if (first === undefined) return query;
  const body = first.simple_body === null ? {} : { body: [filteredBody(first.simple_body)] };
  return { ...query, refinements: { ...body, item_type: [first.item_type], ...query.refinements } };
}

/** Stock close to a query, as {@link closeRefinements} says, near its price; empty where nothing is. */
async function nearbyStock(
  { search, logger }: NearSource,
  scope: StockScope,
  site: ListingSite,
  { refinements, ranges, sort }: VehicleQuery,
): Promise<readonly VehicleSummary[]> {
  const price = nearPrice(ranges.price);
  for (const kept of closeRefinements(refinements, site.urls.makes)) {
    try {
      const query = { ...EMPTY_QUERY, sort, refinements: kept, ranges: price === null ? {} : { price } };
      const { hits } = await search.search(scope, { query, facets: {}, stats: [], hitsPerPage: ASKED });
      const found = buyable(site, hits);
      if (found.length > 0) return found;
    } catch (error) {
      logger.debug({ tenant: scope.tenant, reason: String(error) }, "no nearby stock");
      return [];
    }
  }
  return [];
}
