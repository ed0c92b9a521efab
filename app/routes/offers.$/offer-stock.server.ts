import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import { stockScope } from "~/domain/search/stock-rule";
import { manufacturerName, type Offer } from "~/domain/offer/offer";
import { loadUrlContext } from "~/features/search/address/load-url-context.server";
import { decodeSearch } from "~/features/search/address/search-params";
import { cardView } from "~/features/vehicle/card/build-card-view";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import type { FormSite } from "~/request/form-context.server";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { IN_STOCK_STATUSES, isIncoming } from "~/domain/vehicle/stock-status";
import { yearIn } from "~/domain/time/year-in";
import { stockPath } from "~/paths";
import { SearchUnavailableError } from "~/ports/search-service";
import { siteFormatter } from "~/request/site-context.server";

const MOST = 4;
/** More than are shown: some may have been taken in advance. */
const FOUND = 12;
const ANY_STOCK = {
  carTypes: [],
  itemType: null,
  body: null,
  reduced: false,
  certified: false,
  maxAgeYears: null,
  minPrice: null,
  path: null,
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

async function wantedBy(offer: Offer, site: FormSite): Promise<Wanted | null> {
  const path = offer.stock?.path ?? null;
  if (path !== null) return listedAt(path, site);
  const stock = stockOf(offer);
  return stock === null ? null : chosenBy(stock, statusOf(offer), site);
}

/** An offer on stock is on what has arrived. */
function statusOf({ stock }: Offer): readonly string[] {
  return stock === null ? IN_STOCK_STATUSES : ["in_stock"];
}

/** What a listing of the site shows of vehicles that have arrived, unless its address asks for others. */
async function listedAt(path: string, { config, now, services }: FormSite): Promise<Wanted | null> {
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

function chosenBy(
  stock: NonNullable<ReturnType<typeof stockOf>>,
  status: readonly string[],
  { config, now }: FormSite,
): Wanted {
  const { carTypes, itemType, make, model, certified, maxAgeYears, minPrice, body, reduced } = stock;
  const oldest = maxAgeYears === null ? null : yearIn(now, config.site.timeZone) - maxAgeYears + 1;
  const refinements = {
    status,
    ...(carTypes.length > 0 ? { car_type: carTypes } : {}),
    ...(itemType === null ? {} : { item_type: [itemType] }),
    ...(make === null ? {} : { make: [make] }),
    ...(model === null ? {} : { model: [model] }),
    ...(body === null ? {} : { body: [body] }),
    ...(reduced ? { highlights: ["reduced"] } : {}),
    ...(certified ? { certified: ["true"] } : {}),
  };
  const ranges = {
    ...(oldest === null ? {} : { year: { min: oldest } }),
    ...(minPrice === null ? {} : { price: { min: minPrice } }),
  };
  const params = {
    ...(status.length === 1 ? { status: status.join() } : {}),
    ...(itemType === null ? {} : { item_type: itemType }),
    ...(body === null ? {} : { body }),
    ...(reduced ? { highlights: "reduced" } : {}),
    ...(certified ? { certified: "true" } : {}),
    ...(oldest === null ? {} : { "range[year]": `${oldest}:` }),
    ...(minPrice === null ? {} : { "range[price]": `${minPrice}:` }),
    // A model without a make has no path of its own.
    ...(make === null && model !== null ? { model } : {}),
  };
  const named = make === null ? {} : { make, ...(model === null ? {} : { model }) };
  return {
    query: { ...EMPTY_QUERY, refinements, ranges, sort: "latest" },
    href: stockPath({ carTypes, ...named, params }),
  };
}

/** The make and model in the offer's stock filter, else its own; null for offers that sell no vehicle. */
function stockOf(offer: Offer) {
  const make = manufacturerName(offer);
  if (offer.stock !== null) return { ...offer.stock, make: offer.stock.make ?? make };
  const isAboutVehicles = offer.department === "sales" || offer.department === "finance";
  if (!isAboutVehicles || make === null || offer.model === null) return null;
  return { ...ANY_STOCK, make, model: offer.model };
}
