import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { blockLayout, blockPlaces } from "./block-places";

const place = (id: string, locationType: "sales" | "service" | "parts" | "", own: object = {}) => ({
  id,
  name: id,
  slug: id,
  dealershipId: "yard",
  locationType,
  address: { street: `${id} Street`, city: id, state: "QLD", postcode: "4000" },
  ...own,
});
const config = siteConfig({
  site: {
    locations: [
      place("east", "sales"),
      place("west", "sales", { primary: true }),
      place("works", "service"),
      place("shelf", "parts"),
      place("south", ""),
      place("closed", "sales", { visible: false }),
    ],
  },
});
const names = (filter: string) => blockPlaces(config, filter).map(({ main }) => main.id);

describe("a location block's filter (LOC-03)", () => {
  it.each([
    ["all", ["west", "east", "works", "shelf", "south"]],
    ["primary", ["west"]],
    ["sales", ["west", "east", "south"]],
    ["service", ["works", "south"]],
    ["parts", ["shelf", "south"]],
    ["service-and-parts", ["works", "shelf", "south"]],
    ["works", ["works"]],
    ["closed", []],
    ["nowhere", []],
  ])("%s shows %j", (filter, expected) => {
    expect(names(filter)).toEqual(expected);
  });

  it("shows both departments of one address where both are asked for, and one place else", () => {
    const address = { street: "1 Road", city: "East", state: "QLD", postcode: "4000" };
    const both = [place("works", "service", { address }), place("shelf", "parts", { address })];
    const shown = (filter: string) =>
      blockPlaces(siteConfig({ site: { locations: both } }), filter).map(({ main }) => main.id);
    expect(shown("service-and-parts")).toEqual(["works", "shelf"]);
    expect(shown("all")).toHaveLength(1);
  });

  it("takes the first place for the primary one where none is marked", () => {
    const unmarked = siteConfig({ site: { locations: [place("a", "sales"), place("b", "sales")] } });
    expect(blockPlaces(unmarked, "primary").map(({ main }) => main.id)).toEqual(["a"]);
  });

  it("renders nothing of a missing list (LOC-21, ERR-09)", () => {
    expect(blockPlaces(siteConfig({ site: { locations: [] } }), "all")).toEqual([]);
  });
});

it("shows one place large, several as the dealer lays them out (LOC-04, LOC-05)", () => {
  const tabs = { locations: { ...config.locations, layout: "tabs" as const } };
  expect(blockLayout(tabs, 1, "tabs")).toBe("single");
  expect(blockLayout(tabs, 2, "auto")).toBe("tabs");
  expect(blockLayout(tabs, 2, "cards")).toBe("cards");
  expect(blockLayout(config, 2, "auto")).toBe("cards");
});
