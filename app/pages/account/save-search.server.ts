import { withBasicColours } from "~/domain/search/basic-colour-query";
import { stockScope } from "~/domain/search/stock-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { asMeant } from "~/features/search/address/as-meant.server";
import { withPoint } from "~/features/search/address/known-place.server";
import { loadUrlContext } from "~/features/search/address/load-url-context.server";
import { decodeSearch, encodeSearch } from "~/features/search/address/search-params";
import { searchName } from "~/features/search/saved/search-name.server";
import type { Shopper } from "~/ports/shopper-accounts";
import { services } from "~/services.server";
import { siteFormatter, siteTranslator } from "~/request/site-context.server";
import { unavailable } from "~/request/vehicle-context.server";

/** Vehicles noted as known when a search is saved, at most; alerts tell of others. */
const MOST_KNOWN = 250;

/**
 * Saves the search of a listing's address under its canonical form.
 * @returns where to go on: the account, which says what happened
 */
export async function saveSearch(path: string | null, shopper: Shopper, config: SiteConfig): Promise<string> {
  const { search, savedSearches, postcodePlaces, clock, contentVersion } = await services();
  const scope = stockScope(config, clock.now());
  const context = await loadUrlContext(config, search, scope, contentVersion(config.site.slug)).catch(
    unavailable,
  );
  const decoded = path === null ? null : decodeSearch(new URL(path, "https://own.invalid"), context);
  if (decoded === null) return "/account#searches";
  const stockVersion = contentVersion(config.site.slug);
  const stock = { config, search, scope, stockVersion, places: postcodePlaces, now: clock.now() };
  const meant = await asMeant(withBasicColours(decoded.query), stock).catch(unavailable);
  const query = { ...(await withPoint(meant, config, postcodePlaces)), page: 1 };
  const request = {
    query: { ...query, sort: "latest" as const },
    facets: {},
    stats: [],
    hitsPerPage: MOST_KNOWN,
  };
  const page = await search.search(scope, request).catch(unavailable);
  const kept = await savedSearches.save(shopper, {
    path: encodeSearch(query, context),
    name: searchName(query, {
      config,
      t: siteTranslator(config),
      format: siteFormatter(config),
      urls: context,
    }),
    query,
    known: page.hits.map(({ id }) => id),
  });
  return `/account?search=${kept ? "saved" : "full"}`;
}
