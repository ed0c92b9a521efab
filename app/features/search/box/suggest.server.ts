import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import { cleanSearchText } from "~/domain/search/normalise-query";
import { stockScope } from "~/domain/search/stock-rule";
import { vehiclePath } from "~/paths";
import type { FacetCount, StockScope } from "~/ports/search-service";
import { asMeant } from "~/features/search/address/as-meant.server";
import { withPoint } from "~/features/search/address/known-place.server";
import { loadUrlContext } from "~/features/search/address/load-url-context.server";
import type { ResultsSource } from "~/features/search/results/results.server";
import { encodeSearch } from "~/features/search/address/search-params";
import { searchName } from "~/features/search/saved/search-name.server";
import type { SuggestionView } from "./suggestion-view";
import type { SearchUrlContext } from "~/features/search/address/url-context";
import { valueLabel } from "~/features/search/filters/value-labels.server";

const MAKES = 2;
const MODELS = 4;
const VEHICLES = 3;

type SuggestSource = Omit<ResultsSource<unknown>, "url" | "toCard">;

/**
 * What a half-typed text may mean here: all of its conditions together ("Toyota Hilux · Red · Up to $40,000"), makes,
 * models, then single vehicles, each with its address. Empty for an empty
 * text.
 * @throws SearchUnavailableError when the search service does not answer
 */
export async function suggest(source: SuggestSource, typed: string): Promise<readonly SuggestionView[]> {
  const text = cleanSearchText(typed);
  if (text === "") return [];
  const { config, search, now, stockVersion } = source;
  const scope = stockScope(config, now);
  const urls = await loadUrlContext(config, search, scope, stockVersion);
  const query = { ...EMPTY_QUERY, text };
  const facets = { make: MAKES, make_model: MODELS };
  const { hits, facets: found } = await search.search(scope, {
    query,
    facets,
    stats: [],
    hitsPerPage: VEHICLES,
  });
  const understood = await whole(source, urls, scope, query);
  const vehicles = hits.map(({ slug, name }) => ({ label: name, note: null, href: vehiclePath(slug) }));
  return [
    ...understood,
    ...values(source, urls, "make", found.make ?? []),
    ...values(source, urls, "make_model", found.make_model ?? []),
    ...vehicles,
  ];
}

/** The search that the words mean as a whole, with how many there are; empty where they name one make or model alone. */
async function whole(
  source: SuggestSource,
  urls: SearchUrlContext,
  scope: StockScope,
  query: VehicleQuery,
): Promise<readonly SuggestionView[]> {
  const { config, search, places, format } = source;
  const meant = await asMeant({ ...query, sort: urls.defaultSort }, { ...source, scope });
  const conditions = [...Object.values(meant.refinements), ...Object.values(meant.ranges)];
  if (meant.text !== "" || conditions.length < 2) return [];
  const placed = await withPoint(meant, config, places);
  const { count } = await search.search(scope, { query: placed, facets: {}, stats: [], hitsPerPage: 1 });
  const label = searchName(meant, { ...source, urls });
  return count === 0 ? [] : [{ label, note: format.number(count), href: encodeSearch(meant, urls) }];
}

function values(
  { config, t, format }: SuggestSource,
  urls: SearchUrlContext,
  attribute: "make" | "make_model",
  counts: readonly FacetCount[],
): readonly SuggestionView[] {
  return counts.map(({ value, count }) => ({
    label: valueLabel({ config, t, format, urls }, attribute, value),
    note: format.number(count),
    href: encodeSearch(
      { ...EMPTY_QUERY, sort: urls.defaultSort, refinements: { [attribute]: [value] } },
      urls,
    ),
  }));
}
