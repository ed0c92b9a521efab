import { expect, it } from "vitest";
import { siteConfig } from "../../../../test/fixtures/site";
import { siteConfigSchema } from "../site-config";
import { withPagesThatHaveMatter } from "./pages-with-matter";

const enabled = ["home", "offers", "locations", "directory", "contact"] as const;
const config = siteConfig({ routes: { enabled: [...enabled] } });
const pagesOf = (change: object) =>
  withPagesThatHaveMatter(siteConfigSchema.parse({ ...config, ...change })).routes.enabled;

it("keeps every page that has something to show", () => {
  const content = { pages: ["offers"] };
  expect(pagesOf({ content })).toEqual(enabled);
});

it("switches off lists of nothing: offers that nobody wrote, places that nobody sees", () => {
  expect(pagesOf({})).toEqual(["home", "locations", "directory", "contact"]);
  const hidden = config.site.locations.map((location) => ({ ...location, visible: false }));
  expect(pagesOf({ site: { ...config.site, locations: hidden } })).toEqual(["home", "contact"]);
  expect(pagesOf({ site: { ...config.site, locations: [] } })).toEqual(["home", "contact"]);
});
