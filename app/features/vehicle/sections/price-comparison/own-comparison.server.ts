import { comparableQuery, compareWithStock, type ComparisonBasis } from "~/domain/pricing/comparable-stock";
import type { PriceComparison } from "~/domain/pricing/price-comparison";
import { displayMakeModel } from "~/domain/vehicle/make-names";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { type SearchService, SearchUnavailableError, type StockScope } from "~/ports/search-service";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";

/** What a comparison with stock is made from. */
export interface OwnComparisonSource extends Pick<VehiclePageSite, "config" | "format" | "t"> {
  readonly search: SearchService;
  /** The market: `marketScope` (`domain/search/market-scope.ts`). */
  readonly market: StockScope;
}

/** Vehicles in the sample, at most: more would not make the range more certain. */
const SAMPLE = 100;

/**
 * The platform's own answer to `autogauge`: the vehicle's price among comparable stock of the whole market. Null when
 * too little is comparable, and while the search service does not answer; the page then shows no comparison (PRICE-15).
 */
export async function ownComparison(
  vehicle: Vehicle,
  source: OwnComparisonSource,
): Promise<PriceComparison | null> {
  const query = comparableQuery(vehicle);
  if (query === null) return null;
  try {
    const request = { query, facets: {}, stats: [], hitsPerPage: SAMPLE };
    const { hits } = await source.search.search(source.market, request);
    const found = compareWithStock(vehicle, hits);
    return found === null
      ? null
      : { ...found.comparison, description: describe(vehicle, found.basis, source) };
  } catch (error) {
    if (error instanceof SearchUnavailableError) return null;
    throw error;
  }
}

/** What the comparison rests on, in a sentence or two. */
function describe(
  vehicle: Vehicle,
  { count, years, km, sameBadge }: ComparisonBasis,
  { config, format, t }: OwnComparisonSource,
): string {
  const name = displayMakeModel(vehicle, config.search.makeAliases, config.search.makePrefixedModels);
  const span = (min: string, max: string) => (min === max ? max : t("comparison.span", { min, max }));
  const basis = t("comparison.basis", {
    count,
    number: format.number(count),
    type: t(`search.types.${vehicle.car_type}`),
    name: sameBadge ? `${name} ${vehicle.badge?.trim() ?? ""}` : name,
    years: span(String(years.min), String(years.max)),
    km: span(format.number(km.min), format.km(km.max)),
  });
  return years.min === years.max ? basis : `${basis} ${t("comparison.aged")}`;
}
