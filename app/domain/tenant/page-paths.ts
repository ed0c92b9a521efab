import type { PageKey } from "./pages";
import type { SiteConfig } from "./site-config";

type Routes = Pick<SiteConfig, "routes" | "content">;
type PathOf = (config: Routes) => string | null;

const fixed =
  (path: string | null): PathOf =>
  () =>
    path;

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
  blog: ({ content }) => `/blog/${content.blogCategories[0] ?? "vehicle-reviews"}`,
  about: fixed("/about-us"),
  careers: fixed("/careers"),
  fleet: fixed("/fleet"),
  buying: fixed("/buying"),
  warranty: fixed("/warranty"),
  roadsideAssist: fixed("/roadside-assist"),
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
 * Where a page stands on this dealer's site (P §2.1): a path, or an https address when the dealer sends it to a
 * provider. Null for pages that belong to one vehicle.
 */
export function pagePath(config: Routes, page: PageKey): string | null {
  return PATHS[page](config);
}

const SEARCH_PREFIX = "/search/";
const VEHICLE_PREFIX = "/cars/";

/** The page a path of this site belongs to; null when no page stands there. Query and fragment do not matter. */
export function pageOfPath(config: Routes, path: string): PageKey | null {
  const bare = path.replace(/[?#].*$/, "").replace(/(?<=.)\/+$/, "");
  if (bare.startsWith(SEARCH_PREFIX)) return "search";
  if (bare.startsWith(VEHICLE_PREFIX)) return "vehicle";
  // Object.keys widens the keys of a total record to string.
  const pages = Object.keys(PATHS) as PageKey[];
  return pages.find((page) => pagePath(config, page) === bare) ?? null;
}
