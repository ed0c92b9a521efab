import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { llmsPlaces } from "./llms-places";

const place = (slug: string, locationType: "sales" | "service") => ({
  id: slug,
  name: slug,
  slug,
  locationType,
  dealershipId: "yard",
  address: { street: "1 High Street", city: "Moorooka", state: "QLD", postcode: "4105" },
});

it("names a place once, whatever its departments, and none for a dealer without pages of them", () => {
  const named = (enabled: ("locations" | "about")[]) => {
    const locations = [place("yard", "sales"), place("workshop", "service")];
    return llmsPlaces(siteConfig({ site: { locations }, routes: { enabled } })).map(({ label }) => label);
  };
  expect(named(["locations"])).toEqual(["yard"]);
  expect(named(["about"])).toEqual([]);
});
