import { expect, it } from "vitest";
import { siteConfig } from "../../../../test/fixtures/site";
import { catalogueLimit } from "./start-catalogue.server";

it("keeps as many answers as the dealer says, of models and of offers (SRCH-22, SRCH-23)", () => {
  const base = siteConfig();
  const config = { search: { ...base.search, modelCacheLimit: 7, offersCacheLimit: 11 } };
  expect([catalogueLimit(config, "models"), catalogueLimit(config, "offers")]).toEqual([7, 11]);
  expect(catalogueLimit(null, "models")).toBe(10);
});
