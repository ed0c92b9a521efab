import { siteConfigSchema } from "~/domain/tenant/site-config";
import { FED_DEALERSHIPS } from "./feed-editions";

/** The dealer of the dealerships that import. */
export const IMPORT_SITE = siteConfigSchema.parse({
  site: {
    slug: "yard",
    template: "classic",
    id: "yard",
    name: "Yard Motors",
    url: "https://www.yard.example",
    region: "au-east",
    dealerships: FED_DEALERSHIPS.map((id) => ({ id, name: id, slug: id })),
  },
  // An edition is then all that is published.
  stock: { vanished: "removed" },
  theme: { logo: { wordmark: "Yard", suffix: "Motors" } },
});
