import { withBasicColours } from "~/domain/search/basic-colour-query";
import type { Coordinates } from "~/domain/location/distance";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import { asksForPlace } from "~/domain/search/near/near-you";
import { searchRequest } from "~/domain/search/search-request";
import { stockScope } from "~/domain/search/stock-rule";
import { pagePath } from "~/domain/tenant/page-paths";
import { phoneView } from "~/domain/tenant/phone-view";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Formatter } from "~/i18n/format";
import type { Logger } from "~/ports/logger";
import type { PostcodePlaces } from "~/ports/postcode-places";
import {
  type SearchPage,
  type SearchService,
  SearchUnavailableError,
  type StockScope,
} from "~/ports/search-service";
import { withChoicesOf } from "./ways/all-choices";
import { namesNotHere } from "./absent-names.server";
import { buildResults, NOTHING_NEAR } from "./build-results.server";
import { buyable, nearResults } from "./ways/near-results.server";
import { nestedLevels, panelKeys } from "~/features/search/filters/filter-views.server";
import { hasRows } from "./look-switch.server";
import type { Listing } from "./listing.server";
import { asMeant } from "~/features/search/address/as-meant.server";
import { withPoint } from "~/features/search/address/known-place.server";
import { loadUrlContext } from "~/features/search/address/load-url-context.server";
import type { ResultsView, UnavailableView } from "./results-view";
import { carriedBudget } from "~/features/search/filters/carried-budget.server";
import {
  decodeSearch,
  encodeSearch,
  foreignParams,
  type DecodedSearch,
} from "~/features/search/address/search-params";
import type { Translator } from "~/i18n/translator";
import type { SearchUrlContext } from "~/features/search/address/url-context";

export interface ResultsSource<Card> {
  readonly url: URL;
  readonly config: SiteConfig;
  readonly search: SearchService;
  readonly places: PostcodePlaces;
  readonly logger: Logger;
  readonly now: Date;
  readonly format: Formatter;
  readonly t: Translator;
  /** Changes whenever the dealer's stock or its reservations do. */
  readonly stockVersion: string;
  /** @param from where the shopper is, if anybody knows */
  readonly toCard: (vehicle: VehicleSummary, from: Coordinates | null) => Card;
  /**
   * The page asks with script while its words are still typed: they find what they mean, and stay in the address and in
   * the box.
   */
  readonly isTyping?: boolean;
  /** Stock of all dealers of the market, whose models are known of; null for none. */
  readonly market?: StockScope | null;
}

export type ResultsAnswer<Card> =
  | { readonly kind: "redirect"; readonly to: string }
  | {
      readonly kind: "page";
      readonly status: 200 | 404 | 503;
      readonly view: ResultsView<Card> | UnavailableView;
    };

/**
 * Answers a listing URL: a page, a redirect to the canonical form of a form sent without script, to what typed words
 * mean or to the last page, a 404 page with ways on (OPEN-06), or a 503 page while the search service is down.
 */
export async function loadResults<Card>(source: ResultsSource<Card>): Promise<ResultsAnswer<Card>> {
  const { config, search, logger, now, stockVersion } = source;
  const scope = stockScope(config, now);
  try {
    const known = await loadUrlContext(config, search, scope, stockVersion);
    const params = source.url.searchParams;
    const urls = { ...known, ...carriedBudget(params, config), ...carriedView(params, config) };
    const decoded = decodeSearch(source.url, urls);
    if (decoded === null) return await missing(source, scope, urls);
    const query = withBasicColours(decoded.query);
    const meant = await asMeant(query, { ...source, scope });
    const canonical = source.isTyping === true ? query : meant;
    if (decoded.fromForm || canonical !== decoded.query)
      return redirectTo(source.url, canonical, decoded, urls);
    const [shown, placed] = await Promise.all([
      withPoint(canonical, config, source.places),
      withPoint(meant, config, source.places),
    ]);
    return await listed(source, scope, urls, { ...decoded, query: shown, meant: placed });
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    logger.warn({ tenant: config.site.slug, reason: error.message }, "search unavailable");
    return { kind: "page", status: 503, view: unavailable(source) };
  }
}

async function listed<Card>(
  source: ResultsSource<Card>,
  scope: StockScope,
  urls: SearchUrlContext,
  decoded: DecodedSearch & { readonly meant: VehicleQuery },
): Promise<ResultsAnswer<Card>> {
  const { query, meant, expand } = decoded;
  const answer = await source.search.search(scope, panelRequest(source.config, meant, urls));
  if (answer.count > 0 && query.page > answer.pages) {
    return redirectTo(source.url, { ...query, page: answer.pages }, decoded, urls);
  }
  const listing: Listing = { ...site(source, urls), query, expand, answer };
  const near = query.page > 1 ? NOTHING_NEAR : await nearResults(source, scope, listing, meant, answer);
  if (answer.count > 0) return { kind: "page", status: 200, view: buildResults(source, listing, near) };
  const [whole, absent] = await Promise.all([
    withAllChoices(source, scope, meant, answer),
    // What the dealer has was read as a condition, but for what contradicts itself.
    namesNotHere(meant, {
      ...{ ...source, market: source.market ?? null, scope },
      here: [...urls.makes, ...urls.makeModels],
    }),
  ]);
  return {
    kind: "page",
    status: 200,
    view: buildResults(source, { ...listing, answer: whole }, { ...near, absent }),
  };
}

/**
 * An answer without vehicles whose panel has the choices of all stock of the same kind, so that a shopper can go on from
 * there (C16); as it is when they cannot be had.
 */
async function withAllChoices<Card>(
  { search, config, logger }: ResultsSource<Card>,
  scope: StockScope,
  { refinements: { item_type: kinds }, sort }: VehicleQuery,
  answer: SearchPage,
): Promise<SearchPage> {
  const query = { ...EMPTY_QUERY, sort, refinements: kinds === undefined ? {} : { item_type: kinds } };
  try {
    return withChoicesOf(answer, await search.search(scope, panelRequest(config, query)));
  } catch (error) {
    logger.debug({ tenant: scope.tenant, reason: String(error) }, "no other choices");
    return answer;
  }
}

/** The page for an address that names nothing here: no results, but all filters and some stock as ways on. */
async function missing<Card>(
  source: ResultsSource<Card>,
  scope: StockScope,
  urls: SearchUrlContext,
): Promise<ResultsAnswer<Card>> {
  const query = { ...EMPTY_QUERY, sort: urls.defaultSort };
  const all = await source.search.search(scope, panelRequest(source.config, { ...query, sort: "latest" }));
  const answer: SearchPage = { ...all, hits: [], count: 0, pages: 1 };
  const listing: Listing = { ...site(source, urls), query, expand: [], answer };
  const view = buildResults(source, listing, {
    nearby: buyable(source, all.hits),
    nearbyKind: "arrivals",
    ways: null,
  });
  const heading = source.t("search.unknown");
  // A page that is not there is nobody's copy, and has no address of its own.
  const meta = { ...view.meta, path: null, title: heading, noindex: true };
  return { kind: "page", status: 404, view: { ...view, heading, subheading: null, note: null, meta } };
}

/**
 * The request for a page with its panel: counts only what the panel shows. Models stand under their makes, so plain
 * models need not be counted.
 */
function panelRequest(config: SiteConfig, query: VehicleQuery, { view }: Partial<SearchUrlContext> = {}) {
  const hasModels = config.filters.enabled.some((key) => key === "model" || key === "make_model");
  const nested = hasModels ? nestedLevels(config.filters.enabled).map(({ level }) => level) : [];
  const enabled = [...panelKeys(config.filters.enabled), ...nested];
  return searchRequest(
    { search: config.search, filters: { ...config.filters, enabled: [...new Set(enabled)] } },
    query,
    view === "map" ? ["location_name"] : [],
  );
}

/** How the address wants the listing shown, where the dealer's listings can be shown so. */
function carriedView(params: URLSearchParams, config: SiteConfig): Pick<SearchUrlContext, "view"> {
  const view = params.get("view")?.trim().toLowerCase();
  if (view === "map" && asksForPlace(config)) return { view };
  return view === "rows" && hasRows(config) ? { view } : {};
}

function redirectTo(
  url: URL,
  query: VehicleQuery,
  { expand }: Pick<DecodedSearch, "expand">,
  urls: SearchUrlContext,
): { readonly kind: "redirect"; readonly to: string } {
  const to = encodeSearch(query, urls, expand);
  const foreign = foreignParams(url.searchParams).toString();
  return { kind: "redirect", to: foreign === "" ? to : `${to}${to.includes("?") ? "&" : "?"}${foreign}` };
}

function site<Card>({ config, t, format }: ResultsSource<Card>, urls: SearchUrlContext) {
  return { config, t, format, urls };
}

function unavailable<Card>({ url, config, t }: ResultsSource<Card>): UnavailableView {
  const contactHref = pagePath(config, "contact");
  const meta = { description: t("search.unavailableText"), path: url.pathname, noindex: true };
  return {
    kind: "unavailable",
    href: `${url.pathname}${url.search}`,
    phone: phoneView(config),
    contact: contactHref === null ? null : { href: contactHref, label: t("search.writeToUs") },
    meta: { title: t("search.unavailable"), ...meta },
  };
}
