import { makesIn } from "~/domain/make/known-makes";
import { makeOf } from "~/domain/make/make-of";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import { knownModelCalled, KNOWN_MODEL_MAKES, KNOWN_MODELS } from "~/domain/make/known-models";
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
  /** The dealer's own stock. */
  readonly scope: StockScope;
}

/**
 * What a search that found nothing names: models that are asked for and known of, and of its words makes, and models that are for
 * sale elsewhere; makes alone while search is down.
 */
export async function namesNotHere(
  { text, refinements: { make_model: models = [] } }: Pick<VehicleQuery, "text" | "refinements">,
  asked: Asked,
): Promise<readonly string[]> {
  const chosen = models.filter((name) => knownModelCalled(name) === name && !isOneOf(name, asked.here));
  return [...new Set([...chosen, ...(await namesInWords(text, asked))])];
}

async function namesInWords(text: string, asked: Asked): Promise<readonly string[]> {
  if (text === "") return [];
  const models = await knownModels(asked);
  const names = absentNames(text, models).filter((name) => !isOneOf(name, asked.here));
  const bare = names.flatMap((name) => {
    const word = withoutMake(name, models);
    return word === null || makesIn(text).length > 0 ? [] : [{ name, word }];
  });
  const counts = await asked.search.countEach(
    asked.scope,
    bare.map(({ word }) => ({ ...EMPTY_QUERY, text: word })),
  );
  // A Jayco Outback is no Subaru: a word of vehicles that are here names none that are not.
  const spoken = new Set(bare.filter((_, at) => (counts[at] ?? 0) > 0).map(({ name }) => name));
  return names.filter((name) => !spoken.has(name));
}

/** A model by itself; null for a make. */
function withoutMake(name: string, models: SearchVocabulary | null): string | null {
  const make = models === null ? null : makeOf(name, models.makes);
  return make === null || make === name ? null : name.slice(make.length).trim();
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
