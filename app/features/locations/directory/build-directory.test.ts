import { expect, it } from "vitest";
import type { SiteConfigInput } from "~/domain/tenant/site-config";
import { pageSiteOf } from "../../../../test/fixtures/page-site";
import { siteConfig } from "../../../../test/fixtures/site";
import { buildDirectory, type DirectoryQuery } from "./build-directory";

type Place = NonNullable<SiteConfigInput["site"]["locations"]>[number];
const CAIRNS: Place = {
  id: "cairns",
  name: "Cairns",
  slug: "cairns",
  dealershipId: "yard",
  manufacturers: ["Kia"],
  address: {
    street: "1 North Street",
    city: "Cairns",
    state: "qld",
    postcode: "4870",
    lat: -16.92,
    long: 145.77,
  },
};
const FROM_TOWNSVILLE = { postcode: "4810", from: { lat: -19.26, long: 146.82 } };

function asked(query: Partial<DirectoryQuery>) {
  const site = pageSiteOf(
    siteConfig({ site: { locations: [CAIRNS] }, routes: { enabled: ["locations", "directory"] } }),
  );
  const all = {
    text: "",
    near: "",
    brand: "",
    service: "" as const,
    postcode: "",
    from: null,
    withinKm: null,
  };
  const { empty, summary } = buildDirectory({ ...all, ...query }, site);
  return { empty, summary };
}

it("names the nearest place where none is within the distance (LOC-19)", () => {
  expect(asked({ ...FROM_TOWNSVILLE, withinKm: 25 })).toEqual({
    empty: {
      text: "None of our places is within that distance.",
      href: "/locations/cairns",
      label: "The nearest: Cairns, 283 km",
    },
    summary: "0 places",
  });
});

it("leads to all places where more than the distance is in the way", () => {
  expect(asked({ ...FROM_TOWNSVILLE, withinKm: 25, brand: "Ford" }).empty?.text).toBe(
    "No place of ours fits all of that.",
  );
  expect(asked({ brand: "Ford" }).empty?.label).toBe("Show every place");
  expect(asked({ ...FROM_TOWNSVILLE, withinKm: 500 })).toEqual({
    empty: null,
    summary: "1 place nearest to 4810 first",
  });
});
