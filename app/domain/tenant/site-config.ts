import * as z from "zod";
import { advertisingSchema } from "./config/advertising";
import { analyticsSchema } from "./config/analytics";
import { authSchema } from "./config/auth";
import { budgetSchema } from "./config/budget";
import { cardSchema } from "./config/card";
import { contentSchema } from "./config/content";
import { deliverySchema } from "./config/delivery";
import { featuresSchema } from "./config/features";
import { filtersSchema } from "./config/filters";
import { financeSchema } from "./config/finance";
import { formsSchema } from "./config/forms";
import { fuelSchema } from "./config/fuel";
import { gallerySchema } from "./config/gallery";
import { homeSchema } from "./config/home";
import { imagesSchema } from "./config/images";
import { leadsSchema } from "./config/leads";
import { locationsSchema } from "./config/locations";
import { modelsSchema } from "./config/models";
import { navSchema } from "./config/nav";
import { offersSchema } from "./config/offers";
import { paymentsSchema } from "./config/payments";
import { pricingSchema } from "./config/pricing";
import { reserveSchema } from "./config/reserve";
import { resultsSchema } from "./config/results";
import { reviewsSchema } from "./config/reviews";
import { routesSchema } from "./config/routes";
import { searchSchema } from "./config/search";
import { similarSchema } from "./config/similar";
import { siteSchema } from "./config/site";
import { stockSchema } from "./config/stock";
import { tagsSchema } from "./config/tags";
import { themeSchema } from "./config/theme";
import { tradeSchema } from "./config/trade";
import { vehiclePageSchema } from "./config/vehicle";

/**
 * Everything a dealer may configure, one file per group in `config/` (ENT-20). Unknown keys are errors; a field that
 * is not given takes the template's value, then the default written here.
 */
export const siteConfigSchema = z.strictObject({
  $schema: z.string().max(200).optional().describe("For editors: the path of site.schema.json"),
  site: siteSchema.describe("Who the dealer is and where it trades"),
  theme: themeSchema,
  features: featuresSchema.describe("What the site offers at all"),
  routes: routesSchema.describe("Which pages exist and where"),
  search: searchSchema.describe("Which stock is listed and in what order"),
  stock: stockSchema.describe("Vehicles that come, go and come back with a feed"),
  results: resultsSchema.describe("How a listing is laid out"),
  card: cardSchema.describe("What a vehicle card carries"),
  tags: tagsSchema.describe("Words and rules of the tag on a vehicle"),
  filters: filtersSchema.describe("The refinement panel"),
  budget: budgetSchema.describe("Search by repayment"),
  nav: navSchema.describe("Header, menus, footer and banners"),
  home: homeSchema.describe("The home page"),
  models: modelsSchema.describe("The model range"),
  offers: offersSchema.describe("Offers"),
  locations: locationsSchema.describe("Location blocks and pages"),
  reviews: reviewsSchema.describe("Reviews"),
  vehicle: vehiclePageSchema.describe("The vehicle page"),
  pricing: pricingSchema.describe("How prices are worded"),
  gallery: gallerySchema.describe("The gallery"),
  images: imagesSchema.describe("Pictures on other hosts"),
  finance: financeSchema.describe("Finance panel and calculator"),
  forms: formsSchema.describe("Lead forms"),
  leads: leadsSchema.describe("What becomes of leads"),
  trade: tradeSchema.describe("Trade-in"),
  payments: paymentsSchema.describe("Taking payments"),
  reserve: reserveSchema.describe("Reserving"),
  fuel: fuelSchema.describe("Fuel cost calculator"),
  delivery: deliverySchema.describe("Delivery estimate"),
  similar: similarSchema.describe("Similar vehicles"),
  auth: authSchema.describe("Which journeys ask for a sign-in"),
  analytics: analyticsSchema.describe("Events"),
  advertising: advertisingSchema.describe("Feeds for advertisers"),
  content: contentSchema.describe("The dealer’s own words"),
});

/** One dealer's whole configuration, every field present. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** What a dealer's file may hold: everything with a default may be missing. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
