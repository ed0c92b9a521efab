import { runsOn } from "~/domain/catalogue/day-range";
import type { CatalogueModel } from "~/domain/catalogue/catalogue-model";
import { shownOfModel } from "~/domain/catalogue/shown-of-model";
import { readCatalogueQuery } from "~/domain/catalogue/catalogue-url";
import type { PageSite } from "~/domain/content/page-frame";
import { EMPTY_QUERY } from "~/domain/search/query";
import { stockScope } from "~/domain/search/stock-rule";
import { IN_STOCK_STATUSES } from "~/domain/vehicle/stock-status";
import { buildModelPage, type FreshStock, type ModelSurroundings } from "~/features/models/build-model-page";
import { buildOverview } from "~/features/models/build-overview";
import { buildRange, RANGE_FACETS } from "~/features/models/build-range";
import type { BrandOverviewView, ModelPageView, RangePageView } from "~/features/models/model-views";
import type { ModelsSite } from "~/features/models/models-site";
import { teasersOfModel } from "~/features/offers/offer-teasers";
import { cardView } from "~/features/vehicle/card/build-card-view";
import type { CardView } from "~/features/vehicle/card/card-view";
import { type SearchPage, type SearchRequest, SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import { siteFormatter } from "~/request/site-context.server";

/** Vehicles a model's page shows; the listing has all of them. */
const SHOWN = 4;
const OFFERS_SHOWN = 3;
/** Asked for, so that some of them have photos. */
const CONSIDERED = 12;
/** More than any model has. */
const BADGES_COUNTED = 100;

/** The range with what its address asks for. @throws 503 while models cannot be searched */
export async function showRange(params: URLSearchParams, site: PageSite): Promise<RangePageView> {
  const { catalogue } = await services();
  const { slug } = site.config.site;
  const query = readCatalogueQuery(params);
  const request = { query, facets: RANGE_FACETS, hitsPerPage: site.config.search.hitsPerPage };
  const scope = { tenant: slug, kind: "models", within: runsOn(site.today) } as const;
  const found = await catalogue.search(scope, request).catch(unavailable);
  return buildRange(query, found, modelsSite(site));
}

/** A model with the vehicles of it that are in stock. */
export async function showModel(model: CatalogueModel, site: PageSite): Promise<ModelPageView<CardView>> {
  const of = modelsSite(site);
  return buildModelPage(model, { stock: await stockOf(model, of), offers: modelOffers(model, site) }, of);
}

/** The offers of today about a model. */
function modelOffers({ make, name }: CatalogueModel, site: PageSite): ModelSurroundings<CardView>["offers"] {
  const teasers = teasersOfModel({ make, model: name }, site, OFFERS_SHOWN);
  return teasers.map(({ href, title, terms, image }) => ({ href, label: title, text: terms, image }));
}

/** A make with the first of its stock; it counts what is listed, as its list, the makes' page and the home page do. */
export async function showOverview(make: string, site: PageSite): Promise<BrandOverviewView<CardView>> {
  const of = modelsSite(site);
  const named = { make: [make] };
  const [listed, all, fresh] = await Promise.all([
    find(named, 1, of),
    inStock(named, CONSIDERED, of),
    inStock({ ...named, car_type: ["new", "demo"] }, CONSIDERED, of),
  ]);
  const stock =
    listed === null || all === null
      ? null
      : { listed: listed.count, count: all.count, cards: shownCards([fresh?.hits ?? [], all.hits], of) };
  return buildOverview(make, stock, of);
}

async function stockOf(
  { make, name, stockName }: CatalogueModel,
  site: ModelsSite,
): Promise<ModelSurroundings<CardView>["stock"]> {
  const named = { make: [make], model: [stockName ?? name] };
  const [listed, all, unused, fresh] = await Promise.all([
    find(named, 1, site),
    inStock(named, CONSIDERED, site),
    inStock({ ...named, car_type: ["new", "demo"] }, CONSIDERED, site),
    inStock({ ...named, car_type: ["new"] }, 1, site, { badge: BADGES_COUNTED }),
  ]);
  if (all === null || listed === null) return null;
  return {
    count: all.count,
    listed: listed.count,
    fresh: fresh === null ? null : freshOf(fresh),
    cards: shownCards([unused?.hits ?? [], all.hits], site),
  };
}

/** Visitors who look at a range look for new vehicles, which come first; used ones fill the remaining places. */
function shownCards(
  found: readonly SearchPage["hits"][],
  { config, now, format, t }: ModelsSite,
): readonly CardView[] {
  return shownOfModel(found, SHOWN).map((one) => cardView(one, config, now, format, t));
}

function freshOf({ count, stats, facets }: SearchPage): FreshStock {
  return { count, from: stats.price?.min ?? null, badges: facets.badge ?? [] };
}

type Refinements = Readonly<Record<string, readonly string[]>>;

/** Vehicles that can be bought. */
function inStock(
  refinements: Refinements,
  hitsPerPage: number,
  site: ModelsSite,
  facets: SearchRequest["facets"] = {},
) {
  return find({ ...refinements, status: IN_STOCK_STATUSES }, hitsPerPage, site, facets);
}

/**
 * What the dealer lists, sold ones included; null while the search engine does not answer, because the page works
 * without.
 */
async function find(
  refinements: Refinements,
  hitsPerPage: number,
  site: ModelsSite,
  facets: SearchRequest["facets"] = {},
) {
  const { search } = await services();
  const query = { ...EMPTY_QUERY, refinements };
  const request = { query, facets, stats: ["price"] as const, hitsPerPage };
  return search.search(stockScope(site.config, site.now), request).catch((error: unknown) => {
    if (!(error instanceof SearchUnavailableError)) throw error;
    return null;
  });
}

function modelsSite(site: PageSite): ModelsSite {
  return { ...site, format: siteFormatter(site.config) };
}

function unavailable(error: unknown): never {
  if (!(error instanceof SearchUnavailableError)) throw error;
  throw new Response("The range is not answering.", { status: 503, headers: { "Retry-After": "30" } });
}
