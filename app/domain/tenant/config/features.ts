import * as z from "zod";
import { fetchedAddress, line, pluginSecretName } from "./shapes";

/** A plugin of a site, by its name or its feature (ENT-34). */
const pluginSchema = z
  .strictObject({
    name: line.max(60).optional().describe("Plugin by name, such as Autogauge"),
    feature: line.max(60).optional().describe("Plugin by feature"),
    url: fetchedAddress
      .nullable()
      .default(null)
      .describe("Address of its service, asked as docs/dealers/plug-ins.md says; null: the plugin is off"),
    keyEnv: pluginSecretName
      .nullable()
      .default(null)
      .describe("Environment variable that holds the service's key, sent as bearer token; null for none"),
  })
  .refine((plugin) => plugin.name !== undefined || plugin.feature !== undefined, {
    error: "a name or a feature",
  });
/** A configured plug-in. */
export type Plugin = z.infer<typeof pluginSchema>;

/** What the site offers at all (TEN-03, TEN-12, TEN-15 to TEN-17). */
export const featuresSchema = z
  .strictObject({
    plugins: z
      .array(pluginSchema)
      .default([])
      .describe("Site plugins by name or feature: Autogauge, Car Analysis, PPSR Report (TEN-17)"),
    garage: z
      .boolean()
      .default(false)
      .describe("A garage page: saved vehicles and searches, and the vehicles viewed last (TEN-15)"),
    brandTabs: z
      .boolean()
      .default(false)
      .describe("Tabs above stock, one per make of site.dealershipWebsites (TEN-16)"),
    favourites: z.boolean().default(true).describe("Saving favourites in the browser (FAV-01)"),
    compare: z.boolean().default(true).describe("Comparing vehicles (FAV-04)"),
    watchlist: z.boolean().default(false).describe("A watchlist for signed-in shoppers (WATCH-01)"),
    saveWithoutAccount: z
      .boolean()
      .default(true)
      .describe(
        "With a watchlist: keeps vehicles in the browser until somebody signs in, then there (WATCH-09)",
      ),
    savedSearches: z
      .boolean()
      .default(false)
      .describe("Saving searches with daily alerts, for signed-in shoppers"),
    subscriptions: z.boolean().default(false).describe("Subscription prices (PRICE-01)"),
    buyOnline: z
      .boolean()
      .default(false)
      .describe("Buying online, by the button `onlinePurchase` of `vehicle.buttons` (TEN-12)"),
    priceComparison: z.boolean().default(true).describe("Market price comparison (PRICE-10)"),
    reserveOnline: z
      .boolean()
      .default(true)
      .describe(
        "Reserving online with a deposit, by the button `reserve` of `vehicle.buttons` or `card.buttons` (TEN-12)",
      ),
    photoRequest: z.boolean().default(true).describe("Asking for photos (FORM-14)"),
    youxQuote: z.boolean().default(false).describe("Finance quotes by youX (FIN-60)"),
    saveValuation: z.boolean().default(false).describe("Keeping trade-in valuations (TRADE-12)"),
    stickyBars: z.boolean().default(true).describe("Sticky header and bar on the vehicle page"),
    print: z.boolean().default(true).describe("The printable vehicle page (VDP-39)"),
    announcementBar: z.boolean().default(true).describe("Notice for vehicles at another location (VDP-20)"),
  })
  .prefault({});
