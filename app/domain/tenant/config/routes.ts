import * as z from "zod";
import { PAGE_KEYS } from "../pages";
import { pathOrUrl, sitePath } from "./shapes";

/** Pages every dealer has; the others are switched on in `routes.enabled`. */
const CORE_PAGES = [
  "home",
  "search",
  "vehicle",
  "sell",
  "finance",
  "testDrive",
  "service",
  "parts",
  "offers",
  "contact",
  "locations",
  "about",
  "terms",
  "privacy",
  "signIn",
  "checkout",
  "print",
  "success",
] as const;

/** Where a garage may stand; each has a route of its own in `remix.config.js`. */
export const GARAGE_PATHS = ["/my-garage", "/mymotorama", "/mybigboxcars", "/myblinkr", "/myservco"] as const;
/** Where a watchlist may stand, likewise. */
export const WATCHLIST_PATHS = ["/watchlist", "/my-watchlist", "/saved-vehicles"] as const;

const locationPattern = sitePath
  .or(z.string().regex(/^\/[a-z-]+\/\{slug\}$/))
  .refine((path) => path.endsWith("/{slug}"), {
    error: "a path that ends in /{slug}",
  });

const redirectSchema = z.strictObject({
  from: sitePath.describe("The old path; one that ends in /* stands for everything below it"),
  to: pathOrUrl.describe("Where it leads; a * at its end takes what the old path's * stood for"),
});

/** Which pages exist and where. */
export const routesSchema = z
  .strictObject({
    enabled: z
      .array(z.enum(PAGE_KEYS))
      .default([...CORE_PAGES])
      .describe("The pages of this site (TEN-03)"),
    defaultSearch: sitePath
      .default("/search/new-used-and-demo-cars")
      .describe("Where all stock is listed (URL-03)"),
    usedCarVariants: z.boolean().default(false).describe("Answers /used-car/… as well (ROUTE-09)"),
    checkoutSegment: z
      .enum(["checkout", "buy-online"])
      .default("checkout")
      .describe("Last segment of the reserve page (ROUTE-11)"),
    modelsSegment: z
      .enum(["models", "new-vehicles"])
      .default("models")
      .describe("Segment of the model range (ROUTE-36)"),
    finance: pathOrUrl.default("/finance").describe("The finance page, or a link of the dealer's (ROUTE-20)"),
    service: pathOrUrl
      .default("/service")
      .describe(
        "Service booking, here or at a provider, with {xtimeWebkey} where that takes site.xtimeWebkey (ROUTE-27)",
      ),
    sell: sitePath.default("/trade-in").describe("Selling and trade-in (ROUTE-17)"),
    parts: sitePath.default("/vehicle-parts-and-accessories").describe("Parts (ROUTE-31)"),
    contact: sitePath.default("/contact-us").describe("Contact (ROUTE-44)"),
    location: locationPattern.default("/locations/{slug}").describe("A location's page (ROUTE-46)"),
    directory: sitePath.default("/dealerships").describe("Dealer directory (ROUTE-42)"),
    garage: z.enum(GARAGE_PATHS).default("/my-garage").describe("The garage (TEN-15)"),
    watchlist: z.enum(WATCHLIST_PATHS).default("/watchlist").describe("The watchlist (ROUTE-75)"),
    redirects: z
      .array(redirectSchema)
      .max(2_000)
      .default([])
      .describe("Old addresses and where they lead for good; a page that stands at one goes before"),
  })
  .prefault({});
