import { expect, it } from "vitest";
import type { SiteConfigInput } from "~/domain/tenant/site-config";
import { pageSiteOf } from "../../../../test/fixtures/page-site";
import { siteConfig } from "../../../../test/fixtures/site";
import { buildLocationPage } from "./build-location-page";

type Site = SiteConfigInput["site"];
type Place = NonNullable<Site["locations"]>[number];
const EAST: Place = {
  id: "east",
  name: "East",
  slug: "east",
  dealershipId: "yard",
  address: { street: "1 High Street", city: "Moorooka", state: "qld", postcode: "4105" },
};

function named(own: Partial<Place>, vehicleTypes: Site["vehicleTypes"] = ["car"]) {
  const config = siteConfig({ site: { locations: [{ ...EAST, ...own }], vehicleTypes } });
  const [location] = config.site.locations;
  if (location === undefined) throw new Error("no location");
  const { title, crumbs } = buildLocationPage(location, pageSiteOf(config), null).frame;
  return [title, crumbs.at(-1)?.label];
}

it("a location's page is called by what it is and where, its breadcrumb by its name", () => {
  expect(named({ name: "Moorooka" })).toEqual(["Car dealer in Moorooka QLD", "Moorooka"]);
  expect(named({}, ["car", "truck"])).toEqual(["East – Vehicle dealer in Moorooka QLD", "East"]);
  expect(named({ locationType: "service" })).toEqual(["East in Moorooka QLD", "East"]);
});
