import type { SiteConfig } from "../tenant/site-config";
import { toSlug } from "../text/slug";
import { manufacturerName, type Offer } from "./offer";

/** Where the list of offers stands (ROUTE-33). */
export const OFFERS_PATH = "/special-offers";
/** Offers stand below it. */
export const OFFER_PREFIX = "/offers/";
/** Stands in the path instead of a manufacturer, for an offer about vehicles of any make. */
const ALL_MAKES = "all-makes";

type Named = Pick<Offer, "id" | "manufacturer">;
type Site = Pick<SiteConfig, "site">;

/**
 * Where an offer stands: `/offers/{id}` for a dealer tied to one manufacturer (ROUTE-34), `/offers/{manufacturer}/{id}`
 * for any other (ROUTE-35).
 */
export function offerPath({ site }: Site, offer: Named): string {
  if (site.manufacturer !== null) return OFFER_PREFIX + offer.id;
  return `${OFFER_PREFIX}${toSlug(manufacturerName(offer) ?? ALL_MAKES)}/${offer.id}`;
}

/** The id in an offer's path, of either form; null for any other path. */
export function offerIdAt(path: string): string | null {
  if (!path.startsWith(OFFER_PREFIX)) return null;
  const [first = "", second, ...more] = path.slice(OFFER_PREFIX.length).split("/");
  const id = second ?? first;
  return first === "" || id === "" || more.length > 0 ? null : id;
}
