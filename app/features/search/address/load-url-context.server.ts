import { distanceUnitOf } from "~/domain/country/distance-unit";
import type { FacetAttribute } from "~/domain/search/attributes";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { FacetCount, SearchService, StockScope } from "~/ports/search-service";
import { keptByVersion } from "./kept-by-version.server";
import { makeOf } from "~/domain/make/make-of";
import { toSlug } from "~/domain/text/slug";
import { displayModel, MAKE_ALIASES } from "~/domain/vehicle/make-names";
import type { SearchUrlContext, ShownNames } from "./url-context";

/** How many contexts are kept at most; each has some kilobytes. */
const MOST_KNOWN = 2_000;
const keep = keptByVersion<SearchUrlContext>(MOST_KNOWN);

/** Attributes whose values are words of the stock, which people write in their own case. */
const NAMED = [
  "badge",
  "body",
  "colour",
  "fuel",
  "transmission",
  "drive",
  "city",
  "state",
  "location_name",
  "dealership_name",
  "item_type",
  "categories",
  "filtered_features",
  "tag",
] as const satisfies readonly FacetAttribute[];

const namesOf = (counts: readonly FacetCount[] | undefined) => (counts ?? []).map(({ value }) => value);

/**
 * The names a dealer's search addresses are read against, asked of the search service once for each version of the
 * stock. While the service is down, the names known last are used.
 * @param version changes whenever the dealer's stock does
 * @throws SearchUnavailableError when the service is down and nothing is known yet
 */
export async function loadUrlContext(
  config: SiteConfig,
  search: SearchService,
  scope: StockScope,
  version: string,
): Promise<SearchUrlContext> {
  return keep(config, version, () => askUrlContext(config, search, scope));
}

async function askUrlContext(
  { site, search: names }: SiteConfig,
  search: SearchService,
  scope: StockScope,
): Promise<SearchUrlContext> {
  const [makes, makeModels, ...others] = await Promise.all(
    (["make", "make_model", ...NAMED] as const).map((attribute) => search.facetValues(scope, attribute)),
  );
  const values = NAMED.map((attribute, at) => [attribute, namesOf(others[at])] as const);
  return {
    dealerships: site.dealerships.map(({ name, slug }) => ({ name, slug })),
    makes: namesOf(makes),
    makeModels: namesOf(makeModels),
    values: Object.fromEntries(values),
    shown: shownNames(namesOf(makes), namesOf(makeModels), names),
    defaultSort: names.defaultSort,
    sorts: names.sortOptions,
    distanceUnit: distanceUnitOf(site),
  };
}

/** The names under which the site shows what is on sale, and under which feeds send it (SRCH-29, SRCH-30). */
function shownNames(
  makes: readonly string[],
  makeModels: readonly string[],
  { makeAliases, makePrefixedModels }: Pick<SiteConfig["search"], "makeAliases" | "makePrefixedModels">,
): ShownNames {
  const aliases = Object.entries({ ...MAKE_ALIASES, ...makeAliases });
  const models = makeModels.flatMap((value) => {
    const make = makeOf(value, makes);
    if (make === null) return [];
    const shown = displayModel(make, value.slice(make.length + 1), makePrefixedModels);
    return [[`${make} ${toSlug(shown)}`, value] as const];
  });
  return {
    makes: new Map(
      aliases.flatMap(([feed, make]) => (makes.includes(make) ? [[toSlug(feed), make] as const] : [])),
    ),
    models: new Map(models),
  };
}
