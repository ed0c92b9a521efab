import { completeWords } from "~/domain/search/meaning/complete-words";
import { queryAsMeant } from "~/domain/search/meaning/read-meaning";
import type { SearchVocabulary } from "~/domain/search/meaning/vocabulary";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import { searchTextOf } from "~/domain/search/normalise-query";
import { stockScope } from "~/domain/search/stock-rule";
import { yearIn } from "~/domain/time/year-in";
import { vehiclePath } from "~/paths";
import { asMeant, vocabularyToday } from "~/features/search/address/as-meant.server";
import { withPoint } from "~/features/search/address/known-place.server";
import { loadUrlContext } from "~/features/search/address/load-url-context.server";
import type { ResultsSource } from "~/features/search/results/results.server";
import { decodeSearch, encodeSearch } from "~/features/search/address/search-params";
import { searchName } from "~/features/search/saved/search-name.server";
import type { SuggestionView } from "./suggestion-view";
import type { SearchUrlContext } from "~/features/search/address/url-context";

const VEHICLES = 3;
/** As many searches as fit under the box beside the vehicles. */
const SEARCHES = 7;

type SuggestSource = Omit<ResultsSource<unknown>, "url" | "toCard">;

/** A search that the words may mean, and what it asks for beside the list it is typed on. */
interface Meant {
  readonly query: VehicleQuery;
  readonly said: VehicleQuery;
  readonly href: string;
}

/**
 * What a half-typed text may mean here: all of its conditions together ("Toyota Hilux · Red · Up to $40,000"), then what
 * its last words may become (makes, models, bodies), each with how many vehicles its page lists, then single vehicles.
 * Empty for an empty text.
 * @param from address of the list that is shown, whose other filters stay (C23); anything else is all stock
 * @throws SearchUnavailableError when the search service does not answer
 */
export async function suggest(
  source: SuggestSource,
  typed: string,
  from = "",
): Promise<readonly SuggestionView[]> {
  const text = searchTextOf(typed);
  if (text === "") return [];
  const { config, search, places, now, stockVersion } = source;
  const scope = stockScope(config, now);
  const urls = await loadUrlContext(config, search, scope, stockVersion);
  const shown = shownQuery(from, urls);
  const [known, whole] = await Promise.all([
    vocabularyToday({ ...source, scope }),
    asMeant({ ...noFilters(urls), text }, { ...source, scope, isTyping: true }),
  ]);
  const year = yearIn(now, config.site.timeZone);
  const vocabulary = { ...known, hasPlaces: whole.near !== undefined };
  const read = (words: string, query = shown) => {
    const meant = queryAsMeant({ ...query, text: words }, vocabulary, year);
    // The page tells what finds nothing; so does what leads there.
    const { text: left, aside } = whole;
    return words === text && aside !== undefined ? { ...meant, text: left, aside } : meant;
  };
  const meanings = searchesMeant(text, vocabulary, read, urls);
  const [page, counts] = await Promise.all([
    search.search(scope, {
      query: read(text, noFilters(urls)),
      facets: {},
      stats: [],
      hitsPerPage: VEHICLES,
    }),
    Promise.all(meanings.map(({ query }) => withPoint(query, config, places))).then((queries) =>
      search.countEach(scope, queries),
    ),
  ]);
  const searches = meanings.flatMap(({ said, href }, at) => {
    const count = counts[at] ?? 0;
    const label = searchName(said, { ...source, urls });
    return count === 0 ? [] : [{ label, note: source.format.number(count), href }];
  });
  const vehicles = page.hits.map(({ slug, name }) => ({ label: name, note: null, href: vehiclePath(slug) }));
  return [...searches, ...vehicles];
}

function noFilters({ defaultSort }: SearchUrlContext): VehicleQuery {
  return { ...EMPTY_QUERY, sort: defaultSort };
}

/** The filters of the list that the box stands on. */
function shownQuery(from: string, urls: SearchUrlContext): VehicleQuery {
  const base = "http://list.invalid";
  const decoded = URL.canParse(from, base) ? decodeSearch(new URL(from, base), urls) : null;
  return { ...(decoded?.query ?? noFilters(urls)), text: "", page: 1 };
}

function searchesMeant(
  text: string,
  vocabulary: SearchVocabulary,
  read: (words: string, query?: VehicleQuery) => VehicleQuery,
  urls: SearchUrlContext,
): readonly Meant[] {
  const both = (words: string, change: (query: VehicleQuery) => VehicleQuery = (query) => query) => ({
    query: change(read(words)),
    said: change(read(words, noFilters(urls))),
  });
  const whole = both(text);
  const completed = completeWords(text, vocabulary).map(({ before, meaning: { attribute, values } }) =>
    both(before, (query) => chosen(query, attribute, values)),
  );
  // Words that are left are half a name, where one begins so.
  const isWhole = whole.said.text === "" || (whole.said.text !== text && completed.length === 0);
  const all = [...(isWhole && asksForSome(whole.said) ? [whole] : []), ...completed.filter(isNoCount)].map(
    (one) => ({
      ...one,
      href: encodeSearch(one.query, urls),
    }),
  );
  return all
    .filter(({ href }, at) => all.findIndex((other) => other.href === href) === at)
    .slice(0, SEARCHES);
}

/** Words that no filter holds, "no die", ask for all vehicles. */
function asksForSome({ aside, text, refinements, ranges, near }: VehicleQuery): boolean {
  const count = Object.keys(refinements).length + Object.keys(ranges).length;
  return aside === undefined || text !== "" || count > 0 || near !== undefined;
}

/** "7 se" is on its way to "7 seats": a small number is no text beside a sedan. */
function isNoCount({ said: { text } }: { readonly said: VehicleQuery }): boolean {
  return !/^\d{1,2}$/u.test(text);
}

/** A make or model takes the place of every other one. */
function chosen(
  query: VehicleQuery,
  attribute: keyof VehicleQuery["refinements"],
  values: readonly string[],
): VehicleQuery {
  const isMake = attribute === "make" || attribute === "make_model";
  const { make: _make, make_model: _models, model_badge: _trims, ...more } = query.refinements;
  const { model: _model, badge: _badge, ...others } = more;
  const kept = isMake ? others : query.refinements;
  return { ...query, refinements: { ...kept, [attribute]: values } };
}
