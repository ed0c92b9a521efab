import { EMPTY_QUERY } from "~/domain/search/query";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehiclePageSite } from "~/features/vehicle/page/build-vehicle-page";
import { cardView } from "~/features/vehicle/card/build-card-view";
import type { CardView } from "~/features/vehicle/card/card-view";
import type { SearchService, StockScope } from "~/ports/search-service";

interface SimilarSource extends VehiclePageSite {
  readonly search: SearchService;
  readonly scope: StockScope;
}

const SHOWN = 4;

/** Vehicles of the same body, by the dealer's own order. A search that fails leaves them out: the page stands alone. */
export async function similarCards(vehicle: Vehicle, source: SimilarSource): Promise<readonly CardView[]> {
  const { search, scope, config, now, format, t } = source;
  const body = vehicle.simple_body;
  const refinements = body === null ? { make: [vehicle.make] } : { body: [body] };
  const request = { query: { ...EMPTY_QUERY, refinements }, facets: {}, stats: [], hitsPerPage: SHOWN * 3 };
  const { hits } = await search.search(scope, request).catch(() => ({ hits: [] }));
  return hits
    .filter((hit) => hit.id !== vehicle.id && isInStock(hit))
    .slice(0, SHOWN)
    .map((hit) => cardView(hit, config, now, format, t));
}
