import { closeRefinements } from "~/domain/search/ways/close-refinements";
import { beyondPrice, nearestInPrice } from "~/domain/search/ways/nearest-price";
import { EMPTY_QUERY, type NumberRange, type VehicleQuery } from "~/domain/search/query";
import { FEW_HITS, nearPrice, SHORT_LIST } from "~/domain/search/ways/ways-out";
import { filteredBody } from "~/domain/vehicle/body-types";
import { IN_STOCK_STATUSES, isInStock } from "~/domain/vehicle/stock-status";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { SearchPage, SearchService, StockScope } from "~/ports/search-service";
import type { NearResults } from "../build-results.server";
import type { NearbyKind } from "../results-view";
import type { ListingSite } from "../listing.server";
import { countedWays, type WaysSource } from "./ways-out.server";

/** Asked for, so that a row is left when what cannot be bought is taken away. */
const ASKED = 12;

interface NearSource extends WaysSource {
  readonly search: Pick<SearchService, "countEach" | "search">;
}

/** Questions whose answers together are one row of vehicles, and what the row is called. */
interface Attempt {
  readonly kind: NearbyKind;
  readonly queries: readonly VehicleQuery[];
}

/**
 * What a page adds to a search that finds nothing or little: what stands in the way of more, and a row of other vehicles
 * that share what matters, or else of what stands nearest in price, or has just arrived. Nothing for a longer list.
 */
export async function nearResults(
  source: NearSource,
  scope: StockScope,
  site: ListingSite,
  query: VehicleQuery,
  { count, hits }: SearchPage,
): Promise<NearResults> {
  if (count > FEW_HITS) return { nearby: [], ways: null };
  const [ways, near] = await Promise.all([
    count > SHORT_LIST ? null : countedWays(source, scope, site, query, count),
    firstNearby(source, scope, site, { query: likeHits(query, hits), hits }),
  ]);
  return { ...near, ways };
}

/** Vehicles that can still be bought, at most one row of them. */
export function buyable(
  { config: { results } }: Pick<ListingSite, "config">,
  hits: readonly VehicleSummary[],
): readonly VehicleSummary[] {
  return hits.filter(isInStock).slice(0, results.gridColumns);
}

/** Beside few vehicles, what has their bodies and kinds is close as well, whatever was asked for. */
function likeHits(query: VehicleQuery, hits: readonly VehicleSummary[]): VehicleQuery {
  if (hits.length === 0) return query;
  const bodies = new Set(hits.flatMap(({ simple_body: body }) => (body ? [filteredBody(body)] : [])));
  const kinds = new Set(hits.map(({ item_type: kind }) => kind));
  const body = bodies.size === 0 ? {} : { body: [...bodies] };
  return { ...query, refinements: { ...body, item_type: [...kinds], ...query.refinements } };
}

/**
 * One row from the first attempts of a kind that find stock beside the hits themselves; empty where none does, or nobody
 * answers.
 */
async function firstNearby(
  { search, logger }: NearSource,
  scope: StockScope,
  site: ListingSite,
  { query, hits }: { readonly query: VehicleQuery; readonly hits: readonly VehicleSummary[] },
): Promise<Pick<NearResults, "nearby" | "nearbyKind">> {
  const row = new Map<string, VehicleSummary>();
  const columns = site.config.results.gridColumns;
  const known = new Set(hits.map(({ id }) => id));
  let nearbyKind: NearbyKind = "nearby";
  try {
    for (const { kind, queries } of attempts(query, site.urls.makes)) {
      if (row.size > 0 && (row.size === columns || kind !== nearbyKind)) break;
      nearbyKind = kind;
      const asked = queries.map((one) => ({ query: one, facets: {}, stats: [], hitsPerPage: ASKED }));
      const pages = await Promise.all(asked.map((request) => search.search(scope, request)));
      const others = pages.flatMap((page) => page.hits).filter(({ id }) => !known.has(id));
      const { price = {} } = query.ranges;
      const near = kind === "nearPrice" ? nearestInPrice(others, price) : others;
      for (const one of near.filter(isInStock)) if (row.size < columns) row.set(one.id, one);
    }
  } catch (error) {
    logger.debug({ tenant: scope.tenant, reason: String(error) }, "no nearby stock");
  }
  return { nearby: [...row.values()], nearbyKind };
}

/**
 * Stock close to a query, as {@link closeRefinements} says, near its price; then at the nearest price there is. Where the
 * query names no vehicle at all, nothing is close to it, and what has just arrived stands instead.
 */
function attempts(query: VehicleQuery, makes: readonly string[]): readonly Attempt[] {
  const { refinements, ranges, sort, text } = query;
  const price = nearPrice(ranges.price);
  const close = closeRefinements(refinements, makes).map((kept) => ({ ...EMPTY_QUERY, refinements: kept }));
  const alike = close.map((one) => ({ ...one, sort, ranges: price === null ? {} : { price } }));
  const beyond = [{ ...query, page: 1 }, ...close].map((one) => beyondRange(one, ranges.price));
  const isNamed = close.length > 0 || text !== "";
  return [
    ...alike.map((one): Attempt => ({ kind: "nearby", queries: [one] })),
    ...beyond.map((queries): Attempt => ({ kind: "nearPrice", queries })),
    ...(isNamed ? [] : [{ kind: "arrivals", queries: [latest(refinements)] } as const]),
  ];
}

/** The same query on either side of a price range that finds nothing; none without one. */
function beyondRange(query: VehicleQuery, range: NumberRange | undefined): readonly VehicleQuery[] {
  const refinements = { status: IN_STOCK_STATUSES, ...query.refinements };
  return beyondPrice(range).map(({ price, sort }) => ({
    ...query,
    refinements,
    ranges: { ...query.ranges, price },
    sort,
  }));
}

/** What came last of the listing's types of stock. */
function latest({ car_type: types }: VehicleQuery["refinements"]): VehicleQuery {
  const refinements = { status: IN_STOCK_STATUSES, ...(types === undefined ? {} : { car_type: types }) };
  return { ...EMPTY_QUERY, sort: "latest", refinements };
}
