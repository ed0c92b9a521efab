import { modelHref, modelPath } from "~/domain/catalogue/catalogue-model";
import { manufacturerName, type Offer } from "~/domain/offer/offer";
import { offerPath } from "~/domain/offer/offer-path";
import { runningOffers } from "~/domain/offer/shown-offers";
import { toSlug } from "~/domain/text/slug";
import { localTime } from "~/domain/time/local-time";
import type { AskedSite } from "./asked-site";
import { both, enabled, fixed, type RouteRow, there, written } from "./route-row";

const first = ({ content }: AskedSite) =>
  content.models.find((model) => modelHref(model) === modelPath(model));
const segment = (name: "models" | "new-vehicles") => (site: AskedSite) =>
  site.config.routes.modelsSegment === name;

function location(row: string, pattern: string): RouteRow {
  return {
    row,
    what: pattern,
    path: ({ config }) =>
      pattern.replace("{slug}", config.site.locations.find(({ visible }) => visible)?.slug ?? ""),
    expected: there(both(enabled("locations"), ({ config }) => config.routes.location === pattern)),
  };
}

/** An offer that runs, at an address of one of the two forms: the other one leads to the dealer's own. */
function offer(row: string, what: string, address: (one: Offer) => string): RouteRow {
  return {
    row,
    what,
    path: (site) => {
      const one = running(site);
      return one === undefined ? "/offers/no-such-offer" : address(one);
    },
    expected: (site) => {
      const one = running(site);
      if (one === undefined || !enabled("offers")(site)) return 404;
      const own = offerPath(site.config, one);
      return own === address(one) ? 200 : { to: new RegExp(`^${own}$`), status: 301 };
    },
  };
}

const running = ({ content, config }: AskedSite): Offer | undefined =>
  runningOffers(content.offers, localTime(new Date(), config.site.timeZone).date)[0];
const makerOf = (one: Offer) => toSlug(manufacturerName(one) ?? "all makes");

/** Pages of the dealer's words, range, offers and places. */
export const PAGE_ROWS: readonly RouteRow[] = [
  fixed("ROUTE-32", "/parts/search", written("partsSearch")),
  fixed("ROUTE-33", "/special-offers", enabled("offers")),
  offer("ROUTE-34", "/offers/{offer id}", ({ id }) => `/offers/${id}`),
  offer("ROUTE-35", "/offers/{manufacturer slug}/{offer id}", (one) => `/offers/${makerOf(one)}/${one.id}`),
  fixed("ROUTE-36", "/models", both(written("models"), segment("models"))),
  fixed("ROUTE-38", "/new-vehicles", both(written("models"), segment("new-vehicles"))),
  ...["suv", "trucks", "vans", "performance", "electric", "future%20vehicles", "future-vehicles"].map(
    (body) => ({
      ...fixed("ROUTE-37", `/models?body=${body}`, both(written("models"), segment("models"))),
      what: `/models?body=${body}`,
    }),
  ),
  {
    row: "ROUTE-39",
    what: "/{model slug}",
    path: (site) => modelPath(first(site) ?? { slug: "no-such-model", newSlug: null }),
    expected: there((site) => written("models")(site) && first(site) !== undefined),
  },
  {
    row: "ROUTE-40",
    what: "/{brandSlug}/overview",
    path: (site) => `/${toSlug(first(site)?.make ?? "no such make")}/overview`,
    expected: there(written("models")),
  },
  fixed("ROUTE-41", "/brands", enabled("brands")),
  // ROUTE-42, ROUTE-43
  ...(["/dealer-locator", "/dealerships"] as const).map((path, index) =>
    fixed(
      `ROUTE-${String(42 + index)}`,
      path,
      both(enabled("directory"), ({ config }) => config.routes.directory === path),
    ),
  ),
  location("ROUTE-46", "/contact-us/{slug}"),
  location("ROUTE-47", "/our-location/{slug}"),
  location("ROUTE-48", "/locations/{slug}"),
  fixed("ROUTE-49", "/blog/vehicle-reviews", written("blog")),
  fixed(
    "ROUTE-50",
    "/blog/touring",
    both(written("blog"), ({ config }) => config.content.blogCategories.includes("touring")),
  ),
  fixed("ROUTE-51", "/about-us", written("about")),
  fixed("ROUTE-54", "/buying", written("buying")),
  fixed("ROUTE-55", "/warranty", written("warranty")),
  fixed("ROUTE-56", "/roadside-assist", written("roadsideAssist")),
  fixed("ROUTE-57", "/diamond-advantage", written("diamondAdvantage")),
  fixed("ROUTE-58", "/terms-and-conditions", written("terms")),
  fixed("ROUTE-59", "/privacy-policy", written("privacy")),
  // ROUTE-69 to ROUTE-74
  ...["/twg-cars", "/twg-rental", "/twg-tyres", "/finance-and-insurance", "/neotek", "/4x4-outdoor"].map(
    (path, index) =>
      fixed(`ROUTE-${String(69 + index)}`, path, ({ config }) =>
        config.nav.groupLinks.some((link) => link.path === path),
      ),
  ),
];
