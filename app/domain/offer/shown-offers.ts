import type { SiteConfig } from "../tenant/site-config";
import type { Offer } from "./offer";
import { isRunning } from "./offer-days";

type Site = Pick<SiteConfig, "site" | "offers">;
type Excluding = Pick<Offer, "id" | "excludedWebsiteIds">;

/**
 * Whether a site may show an offer: not when the offer excludes it (OFFER-08), unless the site has the feature
 * `offers.exceptions` and lists the offer (OFFER-09, OPEN-48).
 */
export function isAllowed({ id, excludedWebsiteIds }: Excluding, { site, offers }: Site): boolean {
  const excepted = offers.exceptions && offers.exceptionIds.includes(id);
  return excepted || !excludedWebsiteIds.includes(site.id);
}

/** The offers that hold today, in the dealer's order. @param today `YYYY-MM-DD` where the dealer is */
export function runningOffers(offers: readonly Offer[], today: string): readonly Offer[] {
  return offers.filter((offer) => isRunning(offer, today));
}

/** Offers in the order the dealer gives them; by name of their file where it gives none. */
export function inOfferOrder(offers: readonly Offer[]): readonly Offer[] {
  return [...offers].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}
