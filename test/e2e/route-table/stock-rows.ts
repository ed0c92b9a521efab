import { both, enabled, type Expected, fixed, type RouteRow, type Rule, there } from "./route-row";
import type { AskedSite } from "./asked-site";

const everybody: Rule = () => true;
const listing = (row: string, path: string): RouteRow => fixed(row, path, everybody, { everybody: true });
const car = (tail: string) => (site: AskedSite) => tail.replace("{slug}", site.car.slug);

/** ROUTE-11 and ROUTE-12: the dealer's own segment answers or asks for a sign-in, the other leads to it. */
const checkout =
  (segment: "checkout" | "buy-online") =>
  ({ config, car: { slug } }: AskedSite): Expected => {
    if (!config.routes.enabled.includes("checkout") || !config.vehicle.buttons.includes("reserve"))
      return 404;
    const own = config.routes.checkoutSegment;
    if (segment !== own) return { to: new RegExp(`^/cars/${slug}/${own}$`), status: 301 };
    return config.auth.gates.checkout ? { to: /^\/sign-in\?type=checkout&/, status: 303 } : 200;
  };

const journey = ({ config }: AskedSite): Expected => {
  const { routes, features, vehicle } = config;
  const isSold = features.buyOnline && vehicle.buttons.includes("onlinePurchase");
  if (!routes.enabled.includes("checkoutJourney") || !isSold) return 404;
  return config.auth.gates.checkout
    ? { to: /^\/sign-in\?type=checkout&/, status: 303 }
    : { to: /^\/checkout-journey\?car_id=.*step=/, status: 303 };
};

const usedVariants: Rule = ({ config }) => config.routes.usedCarVariants;

/** Home, stock and what belongs to one vehicle. */
export const STOCK_ROWS: readonly RouteRow[] = [
  { ...listing("ROUTE-76", "/"), what: "the home page" },
  listing("ROUTE-01", "/search/new-used-and-demo-cars"),
  listing("ROUTE-02", "/search/used-cars"),
  listing("ROUTE-03", "/search/new-cars"),
  listing("ROUTE-04", "/search/demo-cars"),
  listing("ROUTE-05", "/search/new-and-demo-cars"),
  { ...listing("ROUTE-06", ""), what: "/search/{make}", path: ({ car: { make } }) => make },
  { ...listing("ROUTE-07", ""), what: "/search/{make}/{model}", path: ({ car: { model } }) => model },
  {
    ...listing("ROUTE-08", ""),
    what: "/search/{dealership_slug}",
    path: ({ config }) => `/search/${config.site.dealerships[0]?.slug ?? ""}`,
  },
  {
    row: "ROUTE-09",
    what: "/used-car/{make}/{model}",
    path: ({ car: { model } }) => model.replace("/search/", "/used-car/"),
    // Of the two addresses of the same list one is canonical; a model nobody has used is no list.
    expected: (site) => (usedVariants(site) ? 200 : 404),
  },
  {
    row: "ROUTE-09",
    what: "/used-car/{dealership_slug}",
    path: ({ config }) => `/used-car/${config.site.dealerships[0]?.slug ?? ""}`,
    expected: there(usedVariants),
  },
  { ...listing("ROUTE-10", ""), what: "/cars/{slug}", path: car("/cars/{slug}") },
  {
    row: "ROUTE-11",
    what: "/cars/{slug}/checkout",
    path: car("/cars/{slug}/checkout"),
    expected: checkout("checkout"),
  },
  {
    row: "ROUTE-12",
    what: "/cars/{slug}/buy-online",
    path: car("/cars/{slug}/buy-online"),
    expected: checkout("buy-online"),
  },
  {
    row: "ROUTE-13",
    what: "/cars/trade-in?car_id={id}",
    path: car("/cars/trade-in?car_id={slug}"),
    expected: there(enabled("sell")),
  },
  {
    row: "ROUTE-14",
    what: "/checkout-journey?car_id={slug}",
    path: car("/checkout-journey?car_id={slug}"),
    expected: journey,
  },
  {
    row: "ROUTE-15",
    what: "/print?car_id={slug}",
    path: car("/print?car_id={slug}"),
    expected: there(both(enabled("print"), ({ config }) => config.features.print)),
  },
  fixed("ROUTE-16", "/success", enabled("success")),
];
