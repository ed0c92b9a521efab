import * as z from "zod";
import { budgetSchema } from "./config/budget";
import { cardSchema } from "./config/card";
import { featuresSchema } from "./config/features";
import { filtersSchema } from "./config/filters";
import { financeSchema } from "./config/finance";
import { homeSchema } from "./config/home";
import { navSchema } from "./config/nav";
import {
  formsSchema,
  locationsSchema,
  modelsSchema,
  offersSchema,
  reviewsSchema,
  tradeSchema,
} from "./config/offering";
import { deliverySchema, fuelSchema, pricingSchema, reserveSchema, similarSchema } from "./config/purchase";
import { resultsSchema } from "./config/results";
import { routesSchema } from "./config/routes";
import { searchSchema } from "./config/search";
import { siteSchema } from "./config/site";
import { tagsSchema } from "./config/tags";
import { themeSchema } from "./config/theme";
import { gallerySchema, vehiclePageSchema } from "./config/vehicle-page";
import { analyticsSchema, authSchema, contentSchema } from "./config/visitor";

/**
 * Everything a dealer may configure, one file per group in `config/` (ENT-20). Unknown keys are errors; a field that
 * is not given takes the template's value, then the default written here.
 */
export const siteConfigSchema = z.strictObject({
  $schema: z.string().max(200).optional().describe("For editors: the path of site.schema.json"),
  site: siteSchema,
  theme: themeSchema,
  features: featuresSchema,
  routes: routesSchema,
  search: searchSchema,
  results: resultsSchema,
  card: cardSchema,
  tags: tagsSchema,
  filters: filtersSchema,
  budget: budgetSchema,
  nav: navSchema,
  home: homeSchema,
  models: modelsSchema,
  offers: offersSchema,
  locations: locationsSchema,
  reviews: reviewsSchema,
  vehicle: vehiclePageSchema,
  pricing: pricingSchema,
  gallery: gallerySchema,
  finance: financeSchema,
  forms: formsSchema,
  trade: tradeSchema,
  reserve: reserveSchema,
  fuel: fuelSchema,
  delivery: deliverySchema,
  similar: similarSchema,
  auth: authSchema,
  analytics: analyticsSchema,
  content: contentSchema,
});

/** One dealer's whole configuration, every field present. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** What a dealer's file may hold: everything with a default may be missing. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
