import { type PageKey, WRITTEN_PAGES } from "./pages";
import type { SiteConfig } from "./site-config";

/** Whether a dealer has a page: switched on, and with words where words are all there is to it (OPEN-38). */
export function hasPage({ routes, content }: Pick<SiteConfig, "routes" | "content">, page: PageKey): boolean {
  if (!routes.enabled.includes(page)) return false;
  return !WRITTEN_PAGES.has(page) || content.pages.includes(page) || content.blocks[page] !== undefined;
}
