import type { PageKey } from "../pages";
import type { SiteConfig } from "../site-config";

/** Pages that list what the dealer has, and would be empty without any of it. */
const LISTS: readonly {
  readonly page: PageKey;
  readonly isEmpty: (config: SiteConfig) => boolean;
}[] = [
  { page: "offers", isEmpty: ({ content }) => !content.pages.includes("offers") },
  { page: "locations", isEmpty: ({ site }) => !site.locations.some(({ visible }) => visible) },
  { page: "directory", isEmpty: ({ site }) => !site.locations.some(({ visible }) => visible) },
];

/**
 * The configuration with only those pages switched on that have something to show: a page of offers or of locations
 * exists where the dealer has any, and menus, the home page and the sitemap follow.
 */
export function withPagesThatHaveMatter(config: SiteConfig): SiteConfig {
  const empty = LISTS.filter(({ isEmpty }) => isEmpty(config)).map(({ page }) => page);
  const enabled = config.routes.enabled.filter((page) => !empty.includes(page));
  return enabled.length === config.routes.enabled.length
    ? config
    : { ...config, routes: { ...config.routes, enabled } };
}
