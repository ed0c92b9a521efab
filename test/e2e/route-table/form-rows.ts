import type { AskedSite } from "./asked-site";
import { behindSignIn, both, enabled, type Expected, fixed, type RouteRow } from "./route-row";

/** One of several addresses a page may stand at: where the dealer chose it. */
function chosen(row: string, path: string, key: "finance" | "service" | "parts" | "contact"): RouteRow {
  return fixed(
    row,
    path,
    both(enabled(key), ({ config }) => config.routes[key] === path),
  );
}

/** ROUTE-17 to ROUTE-19: each address of the page leads for good to the dealer's own. */
function selling(row: string, path: string): RouteRow {
  const expected = ({ config }: AskedSite): Expected => {
    if (!config.routes.enabled.includes("sell")) return 404;
    return config.routes.sell === path ? 200 : { to: new RegExp(`^${config.routes.sell}$`), status: 301 };
  };
  return { row, what: path, path: () => path, expected };
}

/** Old addresses of the dealer's may lead on from a path that is not its own. */
const orMoved = (row: RouteRow): RouteRow => ({
  ...row,
  expected: (site) => {
    const moved = site.config.routes.redirects.find(({ from }) => from === row.path(site));
    const expected = row.expected(site);
    return expected === 404 && moved !== undefined
      ? { to: new RegExp(`^${moved.to}`), status: 301 }
      : expected;
  },
});

/** An account's page: behind the sign-in at the dealer's own address, and the other addresses lead there. */
const atOneOf =
  (page: "garage" | "watchlist", path: string, kind: string) =>
  (site: AskedSite): Expected => {
    const { features, routes } = site.config;
    if (features[page] && routes[page] !== path) return { to: new RegExp(`^${routes[page]}$`), status: 301 };
    return behindSignIn(kind, () => features[page])(site);
  };

const gatedBy = (gate: "spinToWin", kind: string, row: RouteRow): RouteRow => ({
  ...row,
  expected: (site) =>
    site.config.auth.gates[gate] ? behindSignIn(kind, enabled(gate))(site) : row.expected(site),
});

/** Selling, money, bookings and the other forms. */
export const FORM_ROWS: readonly RouteRow[] = [
  selling("ROUTE-17", "/trade-in"),
  selling("ROUTE-18", "/sell-my-car"),
  selling("ROUTE-19", "/sell-your-car"),
  orMoved(chosen("ROUTE-20", "/finance", "finance")),
  chosen("ROUTE-21", "/finance-enquiry", "finance"),
  chosen("ROUTE-22", "/apply-for-finance", "finance"),
  chosen("ROUTE-24", "/ford-finance", "finance"),
  fixed("ROUTE-25", "/personalised/finance", enabled("personalisedFinance")),
  fixed("ROUTE-26", "/book-test-drive", enabled("testDrive")),
  orMoved(chosen("ROUTE-27", "/service", "service")),
  {
    ...orMoved(chosen("ROUTE-28", "/service", "service")),
    what: "/service#service-booking",
    shows: /id="service-booking"/,
  },
  chosen("ROUTE-29", "/ford-service", "service"),
  chosen("ROUTE-31", "/vehicle-parts-and-accessories", "parts"),
  chosen("ROUTE-44", "/contact", "contact"),
  chosen("ROUTE-45", "/contact-us", "contact"),
  fixed("ROUTE-52", "/careers", enabled("careers")),
  fixed("ROUTE-53", "/fleet", enabled("fleet")),
  gatedBy("spinToWin", "spin-to-win", fixed("ROUTE-60", "/spin-to-win", enabled("spinToWin"))),
  {
    ...fixed("ROUTE-61", "/online-payment", enabled("onlinePayment")),
    expected: behindSignIn("online-payment", enabled("onlinePayment")),
  },
  ...["/my-garage", "/mymotorama", "/mybigboxcars", "/myblinkr", "/myservco"].map((path, index) => ({
    ...fixed(`ROUTE-${String(62 + index)}`, path, enabled("garage")),
    expected: atOneOf("garage", path, "my-garage"),
  })),
  fixed("ROUTE-67", "/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2F", enabled("signIn")),
  ...[
    "trade-in",
    "checkout",
    "finance",
    "spin-to-win",
    "online-payment",
    "car-finance",
    "my-garage",
    "watchlist",
  ].map((kind) => ({
    ...fixed("ROUTE-68", `/sign-in?type=${kind}&redirect=%2F&back=%2F`, enabled("signIn")),
    what: `/sign-in?type=${kind}`,
    shows: /name="phone"/,
  })),
  ...["/watchlist", "/my-watchlist", "/saved-vehicles"].map((path) => ({
    ...fixed("ROUTE-75", path, enabled("watchlist")),
    expected: atOneOf("watchlist", path, "watchlist"),
  })),
  // What only a signed link opens, or the browser that sent a form: nobody else learns whether it is there.
  { ...fixed("LEAD-07", "/my/no-such-booking", () => false), nobody: true },
  { ...fixed("FORM-11", "/success/booking.ics", () => false), nobody: true },
];
