import { hasPage } from "../has-page";
import { GARAGE_PATHS, WATCHLIST_PATHS } from "../config/routes";
import { barePath, pagePath } from "../page-paths";
import type { PageKey } from "../pages";
import type { SiteConfig } from "../site-config";

/** Where dealers' sites usually have a page: people type these, and other sites link to them. */
const USUAL: readonly (readonly [page: PageKey, paths: readonly string[]])[] = [
  ["search", ["/stock", "/vehicles", "/cars", "/inventory"]],
  ["sell", ["/sell", "/sell-my-car", "/sell-your-car", "/trade-in", "/valuation"]],
  ["finance", ["/finance", "/car-finance", "/vehicle-finance"]],
  ["testDrive", ["/test-drive", "/book-a-test-drive"]],
  ["service", ["/service", "/servicing", "/book-a-service", "/book-service"]],
  ["parts", ["/parts", "/parts-and-accessories"]],
  ["offers", ["/offers", "/specials"]],
  ["contact", ["/contact", "/contact-us", "/contactus"]],
  ["directory", ["/dealerships", "/dealers", "/dealer-locator", "/find-a-dealer"]],
  ["locations", ["/locations", "/our-locations", "/location", "/find-us", "/dealerships"]],
  ["about", ["/about"]],
  ["privacy", ["/privacy"]],
  ["terms", ["/terms"]],
  ["garage", GARAGE_PATHS],
  ["watchlist", WATCHLIST_PATHS],
];

/**
 * Where a usual address of a page leads on this dealer's site: "/contact" to its contact page, wherever that is. Null for
 * any other address, and for a page that the dealer has not.
 */
export function usualAddress(config: Pick<SiteConfig, "routes" | "content">, path: string): string | null {
  const bare = barePath(path).toLowerCase();
  for (const [page, paths] of USUAL) {
    const to = paths.includes(bare) && hasPage(config, page) ? pagePath(config, page) : null;
    if (to !== null && to !== bare) return to;
  }
  return null;
}
