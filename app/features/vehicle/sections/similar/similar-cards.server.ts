import {
  kindredQueries,
  latestOfKind,
  SIMILAR_HITS,
  similarHits,
  similarQueries,
  widerQueries,
} from "~/domain/search/similar-queries";
import type { VehicleQuery } from "~/domain/search/query";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { SearchService, StockScope } from "~/ports/search-service";
import { cardView } from "../../card/build-card-view";
import type { CardView } from "../../card/card-view";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";

/** Where similar vehicles are looked for, and for whose site their cards are made. */
export interface SimilarSource extends VehiclePageSite {
  readonly search: SearchService;
  readonly scope: StockScope;
}

/**
 * Vehicles like this one, as many as the dealer shows (SIMI-01 to SIMI-07). Those of another price are looked for only
 * where those near it do not fill a row; they come after them.
 * @throws SearchUnavailableError when not one of the searches was answered
 */
export async function similarVehicles(
  vehicle: Vehicle,
  source: Pick<SimilarSource, "search" | "scope" | "config">,
): Promise<readonly VehicleSummary[]> {
  const { count } = source.config.similar;
  if (count === 0) return [];
  const near = await found(vehicle, similarQueries(vehicle), source);
  if (!isInStock(vehicle)) {
    if (near.length > 0) return near;
    const kindred = kindredQueries(vehicle);
    return kindred.length === 0 ? near : found(vehicle, kindred, source);
  }
  if (near.length >= Math.min(count, ROW)) return near;
  const wider = await found(vehicle, widerQueries(vehicle), source).catch(() => []);
  return similarHits(vehicle, [near, wider], count);
}

/** The most that stand beside each other. */
const ROW = 4;

async function found(
  vehicle: Vehicle,
  queries: readonly VehicleQuery[],
  { search, scope, config: { similar } }: Pick<SimilarSource, "search" | "scope" | "config">,
): Promise<readonly VehicleSummary[]> {
  // The vehicle itself may be among the hits.
  const hitsPerPage = Math.max(SIMILAR_HITS, similar.count + 1);
  const answers = await Promise.allSettled(
    queries.map((query) => search.search(scope, { query, facets: {}, stats: [], hitsPerPage })),
  );
  const hits = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.hits] : []));
  const [first] = answers;
  if (hits.length === 0 && first?.status === "rejected") throw first.reason;
  return similarHits(vehicle, hits, similar.count);
}

/** {@link similarVehicles} as cards. */
export async function similarCards(vehicle: Vehicle, source: SimilarSource): Promise<readonly CardView[]> {
  return asCards(await similarVehicles(vehicle, source), source);
}

/** As many stand in a row: they are no answer to what was looked for, and take no more room. */
const LATEST = 3;

/** The latest of a vehicle's kind as cards, those of about its price first, for where nothing is like it. */
export async function latestCards(vehicle: Vehicle, source: SimilarSource): Promise<readonly CardView[]> {
  const hits = await found(vehicle, latestOfKind(vehicle), source);
  return asCards(hits.slice(0, LATEST), source);
}

function asCards(hits: readonly VehicleSummary[], source: SimilarSource): readonly CardView[] {
  const { config, now, format, t } = source;
  return hits.map((hit) => cardView(hit, config, now, format, t));
}
