import { isRangeAttribute } from "~/domain/search/attributes";
import { withoutSilentWords } from "~/domain/search/meaning/needs/silent-words";
import { cityMistyped } from "~/domain/search/meaning/places/city-words";
import { queriesAsMeant } from "~/domain/search/meaning/read-meaning";
import {
  searchVocabulary,
  type SearchVocabulary,
  VOCABULARY_ATTRIBUTES,
} from "~/domain/search/meaning/vocabulary";
import { compactText } from "~/domain/search/text";
import { asksForPlace } from "~/domain/search/near/near-you";
import { isHere } from "~/domain/search/near-place";
import { yearIn } from "~/domain/time/year-in";
import { countryOf } from "~/domain/country/country-of";
import type { VehicleQuery } from "~/domain/search/query";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { PostcodePlaces } from "~/ports/postcode-places";
import type { SearchService, StockScope } from "~/ports/search-service";
import { choiceThatFinds } from "./choice-that-finds.server";
import { knownPlace } from "./known-place.server";
import { withPlaceNamed } from "./place-in-words.server";
import { keptByVersion } from "./kept-by-version.server";
import { withVainWordsAside } from "./words-in-vain.server";

/** Each has a hundred kilobytes with a thousand models; a dealer that nobody searches by words has none. */
const MOST_KNOWN = 500;
const keep = keptByVersion<SearchVocabulary>(MOST_KNOWN);

/** What a query is asked of: a dealer's stock at a moment. */
export interface AskedStock {
  readonly config: SiteConfig;
  readonly search: SearchService;
  readonly places: PostcodePlaces;
  readonly scope: StockScope;
  /** Changes whenever the dealer's stock does. */
  readonly stockVersion: string;
  readonly now: Date;
  /** The words are still typed: the last may be half of one. */
  readonly isTyping?: boolean;
}

/**
 * A query with its words read by what the dealer's stock has; the same object where they say nothing that filters hold.
 * A query without words costs nothing.
 * @throws SearchUnavailableError when the service is down and nothing is known yet
 */
export async function asMeant(query: VehicleQuery, stock: AskedStock): Promise<VehicleQuery> {
  if (query.text === "") return query;
  return withoutSilentWords(await wordsMeant(query, stock));
}

async function wordsMeant(query: VehicleQuery, stock: AskedStock): Promise<VehicleQuery> {
  const vocabulary = await vocabularyToday(stock);
  const year = yearIn(stock.now, stock.config.site.timeZone);
  const read = (known: SearchVocabulary) => choiceThatFinds(queriesAsMeant(query, known, year), known, stock);
  const meant = await read(vocabulary);
  if (meant.near === undefined || meant.near === query.near) {
    const placed = (await withPlaceNamed(query, meant, vocabulary, stock)) ?? meant;
    return withVainWordsAside(query, placed, vocabulary, stock);
  }
  const near = isHere(meant.near)
    ? asksForPlace(stock.config) && meant.near
    : await nearKnown(meant.near, stock);
  // What nobody knows as a place stays among the words.
  const placed = near ? { ...meant, near } : await read({ ...vocabulary, hasPlaces: false });
  return withVainWordsAside(query, placed, vocabulary, stock);
}

/** A place that is known of, spelled as it is called; null for any other. */
async function nearKnown(
  near: NonNullable<VehicleQuery["near"]>,
  { config, places }: AskedStock,
): Promise<VehicleQuery["near"] | null> {
  const known = await knownPlace(near.place, config, places);
  if (known === null) return null;
  const isSpelled = compactText(known.name).includes(compactText(near.place));
  return { ...near, place: (isSpelled ? null : cityMistyped(near.place)) ?? near.place };
}

/**
 * What a dealer's shoppers can name now: days are counted where the dealer is.
 * @throws SearchUnavailableError when the service is down and nothing is known yet
 */
export async function vocabularyToday(stock: Omit<AskedStock, "places">): Promise<SearchVocabulary> {
  const { now, config } = stock;
  return { ...(await stockVocabulary(stock)), today: { now, timeZone: config.site.timeZone } };
}

/**
 * What a dealer's shoppers can name, kept until the stock changes.
 * @throws SearchUnavailableError when the service is down and nothing is known yet
 */
export async function stockVocabulary({
  config,
  search,
  scope,
  stockVersion,
}: Omit<AskedStock, "now" | "places">): Promise<SearchVocabulary> {
  return keep(config, stockVersion, () => askVocabulary(config, search, scope));
}

async function askVocabulary(
  {
    site,
    search: { cheapBelow, lowKmBelow, economicalBelow, towsFromKg, firstCarBodies, sortOptions },
    tags,
    filters,
    finance,
  }: SiteConfig,
  search: SearchService,
  scope: StockScope,
): Promise<SearchVocabulary> {
  const entries = VOCABULARY_ATTRIBUTES.map(async (attribute) => {
    const counts = await search.facetValues(scope, attribute);
    return [attribute, counts.map(({ value }) => value)] as const;
  });
  const country = countryOf(site.country);
  const usual = {
    cheapPrice: cheapBelow,
    lowKm: lowKmBelow,
    lowFuel: filters.enabled.includes("fuel_economy") ? economicalBelow : null,
    towsFromKg,
    carLicenceKg: country.carLicenceKg,
    firstCarBodies,
    repaymentEvery: finance.defaultFrequency,
    sorts: sortOptions,
  };
  const measures = filters.enabled.filter((key) => isRangeAttribute(key));
  return searchVocabulary(Object.fromEntries(await Promise.all(entries)), usual, measures, {
    ...country.searchWords,
    "status:coming_soon": tags.comingSoonLabel,
  });
}
