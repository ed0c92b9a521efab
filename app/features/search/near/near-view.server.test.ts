import { describe, expect, it } from "vitest";
import { testConfig, testListing } from "../../../../test/fixtures/listing";

const yard = (id: string, lat: number | null) => ({
  id: id.toLowerCase(),
  name: `${id} Yard`,
  slug: id.toLowerCase(),
  dealershipId: "d1",
  address: { street: "1 Road", city: id, state: "QLD", postcode: "4000", lat, long: 153.03 },
});
const config = (locations: readonly object[]) => {
  const { site } = testConfig();
  return testConfig({ site: { ...site, locations } });
};
const SEVERAL = config([yard("Brisbane", -27.47), yard("Coast", -28.02)]);
const near = async (path: string, of = SEVERAL) => (await testListing().results(path, of)).near;

describe("the question where a shopper is", () => {
  it("is put to shoppers of a dealer with several places, and to nobody at one yard", async () => {
    expect(await near("/search/used-cars")).toMatchObject({
      place: "",
      within: "",
      known: false,
      error: null,
    });
    expect(await near("/search/used-cars", config([yard("Brisbane", -27.47)]))).toBeNull();
  });

  it("says what is known, with a chip that takes it away and the nearest among the orders", async () => {
    const { results } = testListing();
    const view = await results("/search/used-cars?near=4000&within=50", SEVERAL);
    expect(view.near).toMatchObject({
      place: "4000",
      within: "50",
      known: true,
      summary: "Within 50 km of Brisbane QLD",
    });
    expect(view.chips.at(-1)).toEqual({ label: "Within 50 km of 4000", href: "/search/used-cars" });
    expect(view.sorts.map(({ key }) => key)).toContain("nearest");
    expect(view.applied).toBe(2);
    expect(view.meta.noindex).toBe(true);
  });

  it("says beside the field that a place is not known, and keeps everything", async () => {
    const { results, asked } = testListing();
    const view = await results(
      "/search/used-cars?make=Mazda&near=Atlantis&within=60&sortBy=nearest",
      SEVERAL,
    );
    expect(view.near).toMatchObject({ place: "Atlantis", within: "60", known: false });
    expect(view.near?.error).toContain("“Atlantis”");
    expect(view.near?.options.map(({ value }) => value)).toContain("60");
    expect(view.chips.map(({ label }) => label)).toEqual(["Used", "Mazda"]);
    expect(view.href).toBe("/search/used-cars/mazda?near=Atlantis&within=60&sortBy=nearest");
    expect(asked.at(-1)?.query.near).toBeUndefined();
  });

  it("says so where a yard has no position", async () => {
    const some = config([yard("Brisbane", -27.47), yard("Coast", -28.02), yard("Lost", null)]);
    expect((await near("/search/used-cars", some))?.note).toContain("come last");
    expect((await near("/search/used-cars"))?.note).toBeNull();
  });

  it("asks the search service from where the place is", async () => {
    const { results, asked } = testListing();
    await results("/search/used-cars?near=brisbane&within=50&sortBy=nearest", SEVERAL);
    expect(asked.at(-1)?.query).toMatchObject({
      near: { place: "brisbane", withinKm: 50, point: { lat: -27.47, long: 153.03 } },
      sort: "nearest",
    });
  });
});

describe("the map of a listing", () => {
  const COUNTS = [
    { value: "Coast Yard", count: 30 },
    { value: "Brisbane Yard", count: 1_200 },
    { value: "Only a feed's", count: 2 },
  ];
  const mapped = async (path: string, of = SEVERAL) => {
    const listing = testListing();
    listing.answerWith(() => ({
      hits: [],
      count: 3,
      facets: { location_name: COUNTS },
      stats: {},
      page: 1,
      pages: 1,
      ms: 0,
      stale: false,
    }));
    return { view: await listing.results(path, of), asked: listing.asked };
  };

  it("is there when asked for, and costs the list nothing", async () => {
    const { view, asked } = await mapped("/search/used-cars");
    expect(view.map).toBeNull();
    expect(view.mapSwitch).toEqual({ label: "Map", href: "/search/used-cars?view=map" });
    expect(asked.at(-1)?.facets.location_name).toBeUndefined();
  });

  it("has a pin for each yard with how many are there, which narrows to it", async () => {
    const { view, asked } = await mapped("/search/used-cars?view=MAP&make=Mazda");
    expect(asked[0]?.facets.location_name).toBeGreaterThan(100);
    expect(view.mapSwitch).toEqual({ label: "List", href: "/search/used-cars/mazda" });
    expect(view.map?.pins.map(({ label, count }) => [label, count])).toEqual([
      ["Brisbane Yard: 1,200 cars", "1,200"],
      ["Coast Yard: 30 cars", "30"],
    ]);
    expect(view.map?.pins[0]?.href).toBe("/search/used-cars/mazda?location_name=Brisbane+Yard&view=map");
    for (const { left, top } of view.map?.pins ?? []) {
      for (const share of [left, top]) expect(share > 0 && share < 100).toBe(true);
    }
    expect(view.map?.image?.src).toMatch(/^\/map\/area\.svg\?at=-27\.\d{3},153\.\d{3},\d+$/);
    expect(view.urls.view).toBe("map");
    expect(view.hidden).toContainEqual(["view", "map"]);
    expect(view.meta.path).not.toContain("view");
  });

  it("lists every yard, nearest first where a place is known, those without a position last", async () => {
    const { view } = await mapped("/search/used-cars?view=map&near=4217");
    expect(view.map?.yards.map(({ name }) => name)).toEqual(["Coast Yard", "Brisbane Yard", "Only a feed's"]);
    expect(view.map?.yards[0]?.facts).toEqual(["30 cars", expect.stringMatching(/^\d+ km away$/)]);
    expect(view.map?.here?.label).toMatch(/^You look from here: .+ QLD$/);
  });

  it("is not there for a dealer with one yard", async () => {
    const { view } = await mapped("/search/used-cars?view=map", config([yard("Brisbane", -27.47)]));
    expect([view.map, view.mapSwitch, view.urls.view]).toEqual([null, null, undefined]);
  });
});
