import { type PageKey, WRITTEN_PAGES } from "./pages";
import type { SiteConfig } from "./site-config";

/**
 * Whether a dealer has a page: it is switched on and, if it consists of the dealer's own words, they are written
 * (OPEN-38).
 */
export function hasPage({ routes, content }: Pick<SiteConfig, "routes" | "content">, page: PageKey): boolean {
  if (!routes.enabled.includes(page)) return false;
  return !WRITTEN_PAGES.has(page) || content.pages.includes(page) || content.blocks[page] !== undefined;
}
