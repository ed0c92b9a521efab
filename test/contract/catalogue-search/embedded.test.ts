import { createEmbeddedCatalogue } from "~/infra/search/catalogue/embedded-catalogue.server";
import { catalogueSearchContract } from "./suite";

catalogueSearchContract("embedded", async (holdings) =>
  createEmbeddedCatalogue((tenant, kind) => holdings[tenant]?.[kind] ?? []),
);
