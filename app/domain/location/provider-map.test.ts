import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { mapHosts, providerMap } from "./provider-map";

const OSM =
  "https://www.openstreetmap.org/export/embed.html?bbox={west},{south},{east},{north}&marker={lat},{long}";
const yard = siteConfig();
const address = (own: object) => ({ ...yard.site.locations[0]?.address, ...own });
const place = (own: object = {}) => {
  const [location] = yard.site.locations;
  if (location === undefined) throw new Error("no location");
  return { ...location, address: { ...location.address, ...own } };
};
const locations = (own: object) => ({ ...yard, locations: { ...yard.locations, ...own } });
const HERE = { lat: -27.5, long: 153 };

it("is a frame of the provider only with a key, the address's own before the dealer's (LOC-04, LOC-05, OPEN-52)", () => {
  expect(providerMap(yard, place(HERE), "418 Ipswich Road")).toBeNull();
  const keyed = locations({ mapKey: "dealer" });
  expect(providerMap(keyed, place(), "418 Ipswich Road & more")).toBe(
    "https://www.google.com/maps/embed/v1/place?key=dealer&q=418%20Ipswich%20Road%20%26%20more",
  );
  expect(providerMap(keyed, place({ mapKey: "own" }), "x")).toContain("key=own");
});

it("may be another provider's, by position, without a key", () => {
  const made = providerMap(locations({ mapFrame: OSM }), place(HERE), "x");
  expect(made).toBe(
    "https://www.openstreetmap.org/export/embed.html?bbox=152.97972,-27.51199,153.02028,-27.48801&marker=-27.5,153",
  );
  expect(providerMap(locations({ mapFrame: OSM }), place(), "x")).toBeNull();
});

it("names the place by its identity there, where the frame asks for that and the place has one", () => {
  const byPlace = locations({ mapFrame: "https://maps.example/?place={placeId}" });
  expect(providerMap(byPlace, place({ placeId: "ChIJ 1" }), "x")).toBe(
    "https://maps.example/?place=ChIJ%201",
  );
  expect(providerMap(byPlace, place(), "x")).toBeNull();
});

it("lets pages frame the provider's host alone, and none where no place has such a map", () => {
  expect(mapHosts(yard)).toEqual([]);
  expect(mapHosts(locations({ mapKey: "k" }))).toEqual(["www.google.com"]);
  expect(mapHosts(locations({ mapFrame: OSM }))).toEqual([]);
  expect(address({}).lat).toBeNull();
});
