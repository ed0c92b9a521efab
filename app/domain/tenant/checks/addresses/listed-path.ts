import { CAR_TYPE_SEGMENTS } from "../../../search/car-type-segments";
import { barePath } from "../../page-paths";
import type { SiteConfig } from "../../site-config";

/** What a dealer's lists hold. */
export interface StockOfSite extends Pick<SiteConfig, "search"> {
  readonly site: Pick<SiteConfig["site"], "vehicleTypes">;
}

/**
 * False for the list of a car type (`/search/demo-cars`), or of kinds (`?item_type=caravan`), that the dealer does not list;
 * such a list is always empty.
 */
export function isListedPath({ search, site }: StockOfSite, path: string): boolean {
  const segment = /^\/search\/([^/]+)/.exec(barePath(path))?.[1];
  const types = Object.entries(CAR_TYPE_SEGMENTS).find(([name]) => name === segment)?.[1] ?? [];
  const isOfType = types.length === 0 || types.some((type) => search.carTypes.includes(type));
  const [, query = ""] = /^\/search\b/.test(path) ? path.split(/[?#]/) : [];
  const kinds = new URLSearchParams(query).getAll("item_type").map((kind) => kind.toLowerCase());
  return isOfType && (kinds.length === 0 || site.vehicleTypes.some((kind) => kinds.includes(kind)));
}
