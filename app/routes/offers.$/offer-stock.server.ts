import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import { stockScope } from "~/domain/search/stock-rule";
import type { Offer } from "~/domain/offer/offer";
import { type StockOfOffer, offerStockOf } from "~/domain/offer/offer-stock";
import { loadUrlContext } from "~/features/search/address/load-url-context.server";
import { decodeSearch } from "~/features/search/address/search-params";
import { cardView } from "~/features/vehicle/card/build-card-view";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import type { FormSite } from "~/request/form-context.server";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { isIncoming } from "~/domain/vehicle/stock-status";
import { yearIn } from "~/domain/time/year-in";
import { stockPath } from "~/paths";
import { SearchUnavailableError } from "~/ports/search-service";
import { siteFormatter } from "~/request/site-context.server";

const MOST = 4;
/** More than are shown: some may have been taken in advance. */
const FOUND = 12;

type OfferSite = Pick<FormSite, "config" | "now"> & {
  readonly services: Pick<FormSite["services"], "search" | "contentVersion">;
};

/** What is asked of the search, and where all that it finds are listed. */
interface Wanted {
  readonly query: VehicleQuery;
  readonly href: string;
}

/** Vehicles an offer is about; null for an offer about none, when none is in stock, or while search does not answer. */
export async function offerStock(offer: Offer, site: FormSite) {
  const { config, now, t, services } = site;
  try {
    const wanted = await wantedBy(offer, site);
    if (wanted === null) return null;
    const request = { query: wanted.query, facets: {}, stats: [], hitsPerPage: FOUND };
    const found = await services.search.search(stockScope(config, now), request);
    const hits = found.hits.filter((hit) => offer.stock === null || !isIncoming(hit)).slice(0, MOST);
    if (hits.length === 0) return null;
    const format = siteFormatter(config);
    return {
      title: t("offer.stock"),
      more: { href: wanted.href, label: t("offer.stockAll") },
      cards: hits.map((hit) => cardView(hit, cardSite(offer, config), now, format, t)),
      labels: cardLabels(t),
    };
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    return null;
  }
}

/** An offer of finance has its own rate: beside it, a repayment at the usual one would be another figure for one thing. */
function cardSite({ department }: Offer, config: SiteConfig): SiteConfig {
  if (department !== "finance") return config;
  return { ...config, finance: { ...config.finance, sampleEstimate: null } };
}

/** The search for the vehicles an offer is for; null for one that lists none. */
export async function wantedBy(offer: Offer, site: OfferSite): Promise<Wanted | null> {
  const path = offer.stock?.path ?? null;
  if (path !== null) return listedAt(path, site);
  const stock = offerStockOf(offer, yearIn(site.now, site.config.site.timeZone));
  return stock === null ? null : chosenBy(stock);
}

/** What a listing of the site shows of vehicles that have arrived, unless its address asks for others. */
async function listedAt(path: string, { config, now, services }: OfferSite): Promise<Wanted | null> {
  const { search, contentVersion } = services;
  const urls = await loadUrlContext(
    config,
    search,
    stockScope(config, now),
    contentVersion(config.site.slug),
  );
  const read = decodeSearch(new URL(path, "http://site.invalid"), urls);
  if (read === null) return null;
  const refinements = { status: ["in_stock"], ...read.query.refinements };
  return { query: { ...read.query, refinements, page: 1 }, href: path };
}

function chosenBy({ carTypes, make, models, refinements, ranges }: StockOfOffer): Wanted {
  const { car_type: _inPath, make: _alsoInPath, model: _named, status = [], ...others } = refinements;
  const [only] = models;
  const isOnePath = make !== null && models.length === 1 && only !== undefined;
  const limits = Object.entries(ranges).map(([name, { min = "", max = "" }]) => [
    `range[${name}]`,
    `${min}:${max}`,
  ]);
  const params = {
    ...(status.length === 1 ? { status } : {}),
    ...others,
    ...(isOnePath || models.length === 0 ? {} : { model: models }),
    // Object.fromEntries knows no names.
    ...(Object.fromEntries(limits) as Readonly<Record<string, string>>),
  };
  const named = make === null ? {} : { make, ...(isOnePath ? { model: only } : {}) };
  return {
    query: { ...EMPTY_QUERY, refinements, ranges, sort: "latest" },
    href: stockPath({ carTypes, ...named, params }),
  };
}
