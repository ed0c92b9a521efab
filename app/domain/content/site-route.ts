import { overviewMakeAt } from "../catalogue/brand-overview";
import { type CatalogueModel, modelHref, modelPath } from "../catalogue/catalogue-model";
import type { SiteLocation } from "../tenant/config/location";
import { hasPage } from "../tenant/has-page";
import { barePath, BLOG_PATH, locationSlugAt, pagePath } from "../tenant/page-paths";
import type { PageKey } from "../tenant/pages";
import type { SiteConfig } from "../tenant/site-config";
import { publishedPosts } from "./published-posts";
import type { BlogPost, ContentPage, SiteContent } from "./site-content";

/** What stands at an address whose path the dealer's configuration or content decides. */
export type SiteRoute =
  | { readonly kind: "page"; readonly page: ContentPage }
  | { readonly kind: "faq" }
  | { readonly kind: "blog"; readonly category: string | null }
  | { readonly kind: "post"; readonly post: BlogPost }
  | { readonly kind: "brands" }
  | { readonly kind: "directory" }
  | { readonly kind: "locations" }
  | { readonly kind: "location"; readonly location: SiteLocation }
  | { readonly kind: "models" }
  | { readonly kind: "brandOverview"; readonly make: string }
  | { readonly kind: "model"; readonly model: CatalogueModel }
  /** Another page has taken the place of this one, for good. */
  | { readonly kind: "moved"; readonly to: string };

/** Where addresses are looked up: one dealer on one day. */
export interface RouteSite {
  readonly config: SiteConfig;
  readonly content: SiteContent;
  /** `YYYY-MM-DD` where the dealer is: posts of later days are not there yet. */
  readonly today: string;
}

type Rule = (site: RouteSite, path: string) => SiteRoute | null;

/**
 * The kinds of page, in the order in which they are asked for an address; the first that knows it answers. Routes with
 * a folder of their own (`/search`, `/cars` …) and the forms come before them. Pages of every other kind come before a
 * model at the same address: pages with a key, then overviews of makes, then models (OPEN-37). After them come old
 * addresses that lead elsewhere, then the dealer's "not found".
 */
const RULES: readonly Rule[] = [keyedPage, blogPage, locationPage, ownPage, brandOverview, modelPage];

/** What stands at a path of a dealer's site; null when none of these kinds does. */
export function siteRoute(site: RouteSite, path: string): SiteRoute | null {
  const bare = barePath(path);
  for (const rule of RULES) {
    const found = rule(site, bare);
    if (found !== null) return found;
  }
  return null;
}

/** Kinds of page that are not a text of the dealer's. */
const KINDS: Readonly<Partial<Record<PageKey, SiteRoute>>> = {
  faq: { kind: "faq" },
  blog: { kind: "blog", category: null },
  brands: { kind: "brands" },
  directory: { kind: "directory" },
  locations: { kind: "locations" },
  models: { kind: "models" },
};

/** A page with a key, at the path the dealer gives it. */
function keyedPage({ config, content }: RouteSite, path: string): SiteRoute | null {
  const key = config.routes.enabled.find((one) => pagePath(config, one) === path && hasPage(config, one));
  if (key === undefined) return null;
  const kind = KINDS[key];
  if (kind !== undefined) return kind;
  const page = content.pages.find((one) => one.page === key);
  return page === undefined ? null : { kind: "page", page };
}

/** `/blog/{category}` and `/blog/{category}/{slug}`. */
function blogPage(site: RouteSite, path: string): SiteRoute | null {
  if (!path.startsWith(`${BLOG_PATH}/`) || !hasPage(site.config, "blog")) return null;
  const [category = "", slug, ...more] = path.slice(BLOG_PATH.length + 1).split("/");
  if (more.length > 0 || !site.config.content.blogCategories.includes(category)) return null;
  const posts = publishedPosts(site.content, site.today).filter((post) => post.category === category);
  if (slug === undefined) return posts.length === 0 ? null : { kind: "blog", category };
  const post = posts.find((one) => one.slug === slug);
  return post === undefined ? null : { kind: "post", post };
}

/** A visible location, by the dealer's pattern (ROUTE-46 to ROUTE-48, LOC-14). */
function locationPage({ config }: RouteSite, path: string): SiteRoute | null {
  if (!config.routes.enabled.includes("locations")) return null;
  const slug = locationSlugAt(config, path);
  const location = config.site.locations.find((one) => one.visible && one.slug === slug);
  return location === undefined ? null : { kind: "location", location };
}

/** A page at a path of the dealer's own making (ROUTE-69 to ROUTE-74). */
function ownPage({ content }: RouteSite, path: string): SiteRoute | null {
  const page = content.pages.find((one) => one.path === path);
  return page === undefined ? null : { kind: "page", page };
}

/** The overview of a make the dealer has models of (ROUTE-40). */
function brandOverview({ config, content }: RouteSite, path: string): SiteRoute | null {
  const make = hasPage(config, "models") ? overviewMakeAt(content.models, path) : null;
  return make === null ? null : { kind: "brandOverview", make };
}

/**
 * A model's page at its slug or its replacement slug; its former slug redirects there. A model that has an address of
 * its own (OPEN-43) has no page here (ROUTE-39, MODEL-05). A model's page comes before another's former slug.
 */
function modelPage({ config, content }: RouteSite, path: string): SiteRoute | null {
  if (!hasPage(config, "models")) return null;
  const model =
    content.models.find((one) => modelPath(one) === path) ??
    content.models.find((one) => `/${one.slug}` === path);
  if (model === undefined) return null;
  const to = modelHref(model);
  return to === path ? { kind: "model", model } : { kind: "moved", to };
}
