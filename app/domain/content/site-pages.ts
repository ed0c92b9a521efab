import { modelMakes, overviewPath } from "../catalogue/brand-overview";
import { modelPath } from "../catalogue/catalogue-model";
import { offerPath } from "../offer/offer-path";
import { runningOffers } from "../offer/shown-offers";
import { pagePath, locationPath } from "../tenant/page-paths";
import type { PageKey } from "../tenant/pages";
import { hasPage } from "../tenant/has-page";
import { visibleLink } from "../tenant/visible-links";
import { categoryPath, postPath, publishedPosts } from "./published-posts";
import type { RouteSite } from "./site-route";
import type { SitemapEntry } from "./sitemap";

/** Pages that are not for search engines, although they have an address of their own. */
const PRIVATE: ReadonlySet<PageKey> = new Set<PageKey>([
  "garage",
  "watchlist",
  "signIn",
  "success",
  "onlinePayment",
]);

/** The pages of a site that are neither stock, nor places, nor posts: those with a key, and the dealer's own. */
export function sitePages({ config, content }: RouteSite): readonly SitemapEntry[] {
  const keyed = config.routes.enabled
    // Stock has a part of its own, with what there is of it.
    .filter((page) => !PRIVATE.has(page) && page !== "search")
    .flatMap((page) => {
      const path = pagePath(config, page);
      const isOwn = path?.startsWith("/") === true && visibleLink(config, { label: page, page }) !== null;
      return path === null || !isOwn ? [] : [{ path, changed: changedOf(page) }];
    });
  const own = content.pages.flatMap(({ path, updated }) =>
    path === undefined ? [] : [{ path, changed: updated }],
  );
  return distinct([...keyed, ...own]);

  function changedOf(page: PageKey): string | null {
    return content.pages.find((one) => one.page === page)?.updated ?? null;
  }
}

/** The pages of a dealer's visible locations. */
export function locationPages({ config }: RouteSite): readonly SitemapEntry[] {
  if (!config.routes.enabled.includes("locations")) return [];
  return config.site.locations
    .filter(({ visible }) => visible)
    .map(({ slug }) => ({ path: locationPath(config, slug), changed: null }));
}

/** The models with a page here, and the overviews of their makes. */
export function modelPages({ config, content: { models } }: RouteSite): readonly SitemapEntry[] {
  if (!hasPage(config, "models")) return [];
  const own = models.filter(({ overrideUrl }) => overrideUrl === null);
  return [
    ...modelMakes(models).map((make) => ({ path: overviewPath(make), changed: null })),
    ...own.map((model) => ({ path: modelPath(model), changed: model.updated })),
  ];
}

/** The offers that run today. */
export function offerPages({ config, content, today }: RouteSite): readonly SitemapEntry[] {
  if (!config.routes.enabled.includes("offers")) return [];
  return runningOffers(content.offers, today).map((offer) => ({
    path: offerPath(config, offer),
    changed: offer.updated,
  }));
}

/** The posts that are out, and the categories with more than one of them. */
export function blogPages({ config, content, today }: RouteSite): readonly SitemapEntry[] {
  if (!config.routes.enabled.includes("blog")) return [];
  const posts = publishedPosts(content, today);
  const categories = config.content.blogCategories.flatMap((category) => {
    const [newest, ...older] = posts.filter((post) => post.category === category);
    // One with a single post says what the post says.
    return newest === undefined || older.length === 0
      ? []
      : [{ path: categoryPath(category), changed: newest.updated ?? newest.date }];
  });
  return [
    ...categories,
    ...posts.map((post) => ({ path: postPath(post), changed: post.updated ?? post.date })),
  ];
}

function distinct(entries: readonly SitemapEntry[]): readonly SitemapEntry[] {
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}
