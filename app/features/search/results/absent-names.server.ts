import { KNOWN_MODEL_MAKES, KNOWN_MODELS } from "~/domain/make/known-models";
import { absentNames, isOneOf, modelVocabulary } from "~/domain/search/meaning/absent-names";
import type { SearchVocabulary } from "~/domain/search/meaning/vocabulary";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { keptByVersion } from "~/features/search/address/kept-by-version.server";
import { type SearchService, SearchUnavailableError, type StockScope } from "~/ports/search-service";

/** Asked for only where a search with words found nothing. */
const MOST_KNOWN = 50;
const keep = keptByVersion<SearchVocabulary>(MOST_KNOWN);

interface Asked {
  readonly config: SiteConfig;
  readonly search: SearchService;
  /** The stock whose models are known of, more than the dealer's own; null for none. */
  readonly market: StockScope | null;
  readonly stockVersion: string;
  /** The dealer's own makes and models. */
  readonly here: readonly string[];
}

/** What words that found nothing name: makes, and models that are for sale elsewhere; makes alone while search is down. */
export async function namesNotHere(text: string, asked: Asked): Promise<readonly string[]> {
  if (text === "") return [];
  return absentNames(text, await knownModels(asked)).filter((name) => !isOneOf(name, asked.here));
}

async function knownModels({
  config,
  search,
  market,
  stockVersion,
}: Asked): Promise<SearchVocabulary | null> {
  if (market === null) return null;
  try {
    return await keep(config, stockVersion, async () => {
      const [make, models] = await Promise.all([
        search.facetValues(market, "make"),
        search.facetValues(market, "make_model"),
      ]);
      const values = (counts: typeof make, others: readonly string[]) => [
        ...new Set([...counts.map(({ value }) => value), ...others]),
      ];
      return modelVocabulary({
        make: values(make, KNOWN_MODEL_MAKES),
        make_model: values(models, KNOWN_MODELS),
      });
    });
  } catch (error) {
    if (error instanceof SearchUnavailableError) return null;
    throw error;
  }
}
