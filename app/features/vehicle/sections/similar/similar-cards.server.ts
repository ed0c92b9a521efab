import { SIMILAR_HITS, similarHits, similarQueries } from "~/domain/search/similar-queries";
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
 * Vehicles like this one, as many as the dealer shows (SIMI-01 to SIMI-07).
 * @throws SearchUnavailableError when not one of the searches was answered
 */
export async function similarVehicles(
  vehicle: Vehicle,
  { search, scope, config }: Pick<SimilarSource, "search" | "scope" | "config">,
): Promise<readonly VehicleSummary[]> {
  const { count } = config.similar;
  if (count === 0) return [];
  // The vehicle itself may be among the hits.
  const hitsPerPage = Math.max(SIMILAR_HITS, count + 1);
  const answers = await Promise.allSettled(
    similarQueries(vehicle).map((query) =>
      search.search(scope, { query, facets: {}, stats: [], hitsPerPage }),
    ),
  );
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.hits] : []));
  const [first] = answers;
  if (found.length === 0 && first?.status === "rejected") throw first.reason;
  return similarHits(vehicle, found, count);
}

/** {@link similarVehicles} as cards. */
export async function similarCards(vehicle: Vehicle, source: SimilarSource): Promise<readonly CardView[]> {
  const { config, now, format, t } = source;
  const hits = await similarVehicles(vehicle, source);
  return hits.map((hit) => cardView(hit, config, now, format, t));
}
