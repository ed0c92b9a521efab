import type { SiteLocation } from "../tenant/config/location";
import { locationPath } from "../tenant/page-paths";
import type { SiteConfig } from "../tenant/site-config";

/** What linked data calls the dealer as a whole: one id on every page and in every language. */
export function dealerId({ site }: Pick<SiteConfig, "site">): string {
  return `${site.url}/#dealer`;
}

/** What those who do not know the dealer call one of its places: "Harbour Motors Rocklea". */
export function sellerName(
  { name }: Pick<SiteConfig["site"], "name">,
  place: Pick<SiteLocation, "name">,
): string {
  return place.name.startsWith(name) ? place.name : `${name} ${place.name}`;
}

/** What linked data calls one place of the dealer: one id on every page and in every language. */
export function placeId(
  config: Pick<SiteConfig, "site" | "routes" | "content">,
  { slug }: Pick<SiteLocation, "slug">,
): string {
  return `${config.site.url}${locationPath(config, slug)}#place`;
}
