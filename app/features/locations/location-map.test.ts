import { expect, it } from "vitest";
import { pageSiteOf } from "../../../test/fixtures/page-site";
import { siteConfig } from "../../../test/fixtures/site";
import { buildLocations } from "./build-locations";

it.each([
  ["Moorooka", "Map of the area around Moorooka"],
  ["East Yard", "Map of the area around East Yard in Moorooka"],
])("the map of %s says where that is, and a town once", (name, alt) => {
  const address = {
    street: "1 Road",
    city: "Moorooka",
    state: "QLD",
    postcode: "4105",
    lat: -27.5,
    long: 153,
  };
  const config = siteConfig({
    site: { locations: [{ id: "east", name, slug: "east", dealershipId: "yard", address }] },
    routes: { enabled: ["locations"] },
  });
  const { groups } = buildLocations({ postcode: "", from: null }, pageSiteOf(config), null);
  expect(groups[0]?.cards[0]?.map?.alt).toBe(alt);
});
