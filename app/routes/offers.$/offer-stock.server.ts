import { EMPTY_QUERY } from "~/domain/search/query";
import { stockScope } from "~/domain/search/stock-rule";
import { manufacturerName, type Offer } from "~/domain/offer/offer";
import { cardView } from "~/features/vehicle/card/build-card-view";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import type { FormSite } from "~/request/form-context.server";
import { yearIn } from "~/domain/time/year-in";
import { stockPath } from "~/paths";
import { SearchUnavailableError } from "~/ports/search-service";
import { siteFormatter } from "~/request/site-context.server";

const MOST = 4;
const ANY_STOCK = {
  carTypes: [],
  itemType: null,
  body: null,
  reduced: false,
  certified: false,
  maxAgeYears: null,
};

/** Vehicles an offer is about; null for an offer about none, when none is in stock, or while search does not answer. */
export async function offerStock(offer: Offer, { config, now, t, services }: FormSite) {
  const wanted = stockOf(offer);
  if (wanted === null) return null;
  const { carTypes, itemType, make, model, certified, maxAgeYears, body, reduced } = wanted;
  const oldest = maxAgeYears === null ? null : yearIn(now, config.site.timeZone) - maxAgeYears + 1;
  const refinements = {
    status: ["in_stock", "coming_soon"],
    ...(carTypes.length > 0 ? { car_type: carTypes } : {}),
    ...(itemType === null ? {} : { item_type: [itemType] }),
    ...(make === null ? {} : { make: [make] }),
    ...(model === null ? {} : { model: [model] }),
    ...(body === null ? {} : { body: [body] }),
    ...(reduced ? { highlights: ["reduced"] } : {}),
    ...(certified ? { certified: ["true"] } : {}),
  };
  const ranges = oldest === null ? {} : { year: { min: oldest } };
  const query = { ...EMPTY_QUERY, refinements, ranges, sort: "latest" } as const;
  const request = { query, facets: {}, stats: [], hitsPerPage: MOST };
  try {
    const { hits } = await services.search.search(stockScope(config, now), request);
    if (hits.length === 0) return null;
    const format = siteFormatter(config);
    const params = {
      ...(itemType === null ? {} : { item_type: itemType }),
      ...(body === null ? {} : { body }),
      ...(reduced ? { highlights: "reduced" } : {}),
      ...(certified ? { certified: "true" } : {}),
      ...(oldest === null ? {} : { "range[year]": `${oldest}:` }),
      // A model without a make has no path of its own.
      ...(make === null && model !== null ? { model } : {}),
    };
    const named = make === null ? {} : { make, ...(model === null ? {} : { model }) };
    return {
      title: t("offer.stock"),
      more: { href: stockPath({ carTypes, ...named, params }), label: t("offer.stockAll") },
      cards: hits.map((hit) => cardView(hit, config, now, format, t)),
      labels: cardLabels(t),
    };
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    return null;
  }
}

/** The make and model in the offer's stock filter, else its own; null for offers that sell no vehicle. */
function stockOf(offer: Offer) {
  const make = manufacturerName(offer);
  if (offer.stock !== null) return { ...offer.stock, make: offer.stock.make ?? make };
  const isAboutVehicles = offer.department === "sales" || offer.department === "finance";
  if (!isAboutVehicles || make === null || offer.model === null) return null;
  return { ...ANY_STOCK, make, model: offer.model };
}
