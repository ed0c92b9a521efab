import { isCarType } from "~/domain/search/normalise-query";
import { isPromoShown, localMoment, placePromos, seededNumber } from "~/domain/search/promos/promo-placement";
import { leadsElsewhere } from "~/domain/search/promos/promo-target";
import { collapseSoldRuns } from "~/domain/search/sold-runs";
import type { PromoNode } from "~/domain/tenant/config/results";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { visibleLink } from "~/domain/tenant/visible-links";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { decodeSearch } from "~/features/search/address/search-params";
import type { Listing } from "./listing.server";
import { kindOf } from "./listing-words.server";
import type { ItemView, PromoView } from "./results-view";

/**
 * The cards of a page with the promo tiles among them (CARD-23 to CARD-32).
 * @param now the moment promo windows are measured at
 * @param seed what the random offset is drawn from; the page's address, so that a cached page agrees with a new one
 */
export function listingItems<Card>(
  listing: Listing,
  toCard: (vehicle: VehicleSummary) => Card,
  now: Date,
  seed: string,
): readonly ItemView<Card>[] {
  const { results } = listing.config;
  const hits = results.collapseSold
    ? collapseSoldRuns(listing.answer.hits, (vehicle) => !isInStock(vehicle))
    : listing.answer.hits;
  const items: ItemView<Card>[] = hits.map((vehicle) => ({ kind: "card", card: toCard(vehicle) }));
  const offset = results.promoRandomOffset === null ? 0 : seededNumber(results.promoRandomOffset, seed);
  const placed = placePromos(shownPromos(listing, now), results.promoPositions, hits.length, offset);
  placed.forEach(({ promo, after }, earlier) => {
    items.splice(after + earlier, 0, { kind: "promo", promo: promoView(listing.config, promo) });
  });
  return items;
}

function shownPromos(listing: Listing, now: Date): readonly PromoNode[] {
  const { config, query, answer } = listing;
  // What a tile sells is for sale; among nothing but sold vehicles it would promise what the list does not hold.
  if (config.results.promos.length === 0 || !answer.hits.some(isInStock)) return [];
  const moment = {
    now: localMoment(now, config.site.timeZone),
    carTypes: (query.refinements.car_type ?? []).filter(isCarType),
  };
  return config.results.promos.filter((promo) => isPromoShown(promo, moment) && saysMore(promo, listing));
}

/** A tile that leads to no list always does. */
function saysMore({ node }: PromoNode, listing: Listing): boolean {
  const { config, query, urls } = listing;
  const href = visibleLink(config, node.link)?.href;
  const target = href?.startsWith("/") ? decodeSearch(new URL(href, "http://site.invalid"), urls) : null;
  const around = { query, kind: kindOf(listing), defaultSort: urls.defaultSort };
  return target === null || leadsElsewhere(target.query, around);
}

function promoView(config: SiteConfig, { node }: PromoNode): PromoView {
  const link = visibleLink(config, node.link);
  return {
    kicker: node.kicker,
    title: node.title,
    text: node.text,
    tone: node.tone,
    link: link?.href == null ? null : { label: link.label, href: link.href },
    image: node.image,
  };
}
