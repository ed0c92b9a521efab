import { similarQueries } from "~/domain/search/similar-queries";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { VehiclePageSite } from "~/features/vehicle/page/build-vehicle-page";
import { cardView } from "~/features/vehicle/card/build-card-view";
import type { CardView } from "~/features/vehicle/card/card-view";
import type { SearchService, StockScope } from "~/ports/search-service";

interface SimilarSource extends VehiclePageSite {
  readonly search: SearchService;
  readonly scope: StockScope;
}

/** One row; a dealer may want fewer (`similar.count`). */
const MOST = 4;

/**
 * Vehicles like this one, the nearest first, never itself and none twice (SIMI-07). A search that fails leaves its
 * vehicles out: the page stands alone.
 */
export async function similarCards(vehicle: Vehicle, source: SimilarSource): Promise<readonly CardView[]> {
  const { search, scope, config, now, format, t } = source;
  const shown = Math.min(MOST, config.similar.count);
  if (shown === 0) return [];
  const pages = await Promise.all(
    similarQueries(vehicle).map((query) =>
      search.search(scope, { query, facets: {}, stats: [], hitsPerPage: MOST * 3 }).catch(() => NOTHING),
    ),
  );
  const unique = new Map(pages.flatMap(({ hits }) => hits).map((hit) => [hit.id, hit]));
  unique.delete(vehicle.id);
  return [...unique.values()].slice(0, shown).map((hit) => cardView(hit, config, now, format, t));
}

const NOTHING: { readonly hits: readonly VehicleSummary[] } = { hits: [] };
