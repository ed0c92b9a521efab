import type { PageKey } from "./pages";
import type { SiteConfig } from "./site-config";

type Routes = Pick<SiteConfig, "routes" | "content">;
type PathOf = (config: Routes) => string | null;

const fixed =
  (path: string | null): PathOf =>
  () =>
    path;

/** The blog; its categories and posts stand below it. */
export const BLOG_PATH = "/blog";

const PATHS: Readonly<Record<PageKey, PathOf>> = {
  home: fixed("/"),
  search: ({ routes }) => routes.defaultSearch,
  vehicle: fixed(null),
  sell: ({ routes }) => routes.sell,
  finance: ({ routes }) => routes.finance,
  personalisedFinance: fixed("/personalised/finance"),
  testDrive: fixed("/book-test-drive"),
  service: ({ routes }) => routes.service,
  parts: ({ routes }) => routes.parts,
  partsSearch: fixed("/parts/search"),
  offers: fixed("/special-offers"),
  models: ({ routes }) => `/${routes.modelsSegment}`,
  brands: fixed("/brands"),
  directory: ({ routes }) => routes.directory,
  contact: ({ routes }) => routes.contact,
  locations: ({ routes }) => routes.location.replace(/\/\{slug\}$/, ""),
  blog: fixed(BLOG_PATH),
  about: fixed("/about-us"),
  careers: fixed("/careers"),
  fleet: fixed("/fleet"),
  buying: fixed("/buying"),
  warranty: fixed("/warranty"),
  roadsideAssist: fixed("/roadside-assist"),
  diamondAdvantage: fixed("/diamond-advantage"),
  faq: fixed("/faq"),
  terms: fixed("/terms-and-conditions"),
  privacy: fixed("/privacy-policy"),
  spinToWin: fixed("/spin-to-win"),
  onlinePayment: fixed("/online-payment"),
  garage: ({ routes }) => routes.garage,
  watchlist: ({ routes }) => routes.watchlist,
  signIn: fixed("/sign-in"),
  checkout: fixed(null),
  checkoutJourney: fixed(null),
  print: fixed(null),
  success: fixed("/success"),
};

/**
 * Where a page stands on this dealer's site: a path, or an https address when the dealer sends it to a
 * provider. Null for pages that belong to one vehicle.
 */
export function pagePath(config: Routes, page: PageKey): string | null {
  return PATHS[page](config);
}

/** A location's page on this dealer's site (ROUTE-46 to ROUTE-48). */
export function locationPath({ routes }: Routes, slug: string): string {
  return routes.location.replace("{slug}", slug);
}

/** The slug in a location's path; null for any other path. */
export function locationSlugAt({ routes }: Routes, path: string): string | null {
  const [before = "", after = ""] = routes.location.split("{slug}");
  if (!path.startsWith(before) || !path.endsWith(after)) return null;
  const slug = path.slice(before.length, path.length - after.length);
  return slug === "" || slug.includes("/") ? null : slug;
}

/** A path without query, fragment and the slash at its end, which say nothing about where it leads. */
export function barePath(path: string): string {
  return path.replace(/[?#].*$/, "").replace(/(?<=.)\/+$/, "");
}

const PREFIXES: readonly (readonly [prefix: string, page: PageKey])[] = [
  ["/search/", "search"],
  ["/cars/", "vehicle"],
  [`${BLOG_PATH}/`, "blog"],
];

/**
 * The page a path of this site belongs to; null when no page stands there. Query and fragment do not matter. A page
 * with exactly this path comes before a page whose pattern fits.
 */
export function pageOfPath(config: Routes, path: string): PageKey | null {
  const bare = barePath(path);
  const below = PREFIXES.find(([prefix]) => bare.startsWith(prefix));
  if (below !== undefined) return below[1];
  // Object.keys widens the keys of a total record to string.
  const pages = Object.keys(PATHS) as PageKey[];
  const exact = pages.find((page) => pagePath(config, page) === bare);
  return exact ?? (locationSlugAt(config, bare) === null ? null : "locations");
}
