import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import {
  SearchUnavailableError,
  type SearchRequest,
  type SearchService,
  type StockScope,
} from "~/ports/search-service";
import {
  startTypesenseDouble,
  type TypesenseDouble,
} from "../../../../test/doubles/typesense/typesense-double";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { carsAlias } from "./cars-alias.server";
import { seedTypesense } from "./seed-typesense.server";
import { createTypesenseSearch } from "./typesense-search.server";

const API_KEY = "indexing-key";
const SEARCH_KEY = "search-key";
const scope: StockScope = {
  tenant: "one",
  rule: { kind: "flag", attribute: "show_on_dealer_website", value: true },
};

const vehicle = (id: number, changes: Partial<Vehicle> = {}) =>
  vehicleWith(id, { price: 20_000, km: 10_000, ...changes });

async function* inBatches(vehicles: readonly Vehicle[]): AsyncIterable<readonly Vehicle[]> {
  for (let at = 0; at < vehicles.length; at += 3) yield vehicles.slice(at, at + 3);
}

const HOSTILE_BADGES = [
  "a, b",
  "`quoted`",
  "x` || show_on_dealer_website:=false || badge:=`y",
  "colon: one",
  "[list]",
  "(round)",
  "this && that",
  "this || that",
  `say "hello"`,
  "back\\slash",
  "CX-5",
  "cx5",
  "Ünïcode 東京 🚗",
];

const stock: Vehicle[] = [
  ...HOSTILE_BADGES.map((badge, index) => vehicle(index + 1, { badge })),
  vehicle(100, { make: "Toyota", model: "Land Cruiser", price: 90_000, km: null, custom_rank: 0.5 }),
  vehicle(101, { make: "Toyota", model: "HiLux", price: 45_000, km: 1.25, custom_rank: 0.25 }),
  vehicle(102, { make: "Toyota", model: "Corolla", price: null, simple_body: "hatch" }),
  vehicle(103, { make: "Hidden", show_on_dealer_website: false }),
  // More values than are asked for at first, all with the same count.
  ...Array.from({ length: 60 }, (_, index) =>
    vehicle(200 + index, { tag: `Tag ${index}`, dealership_id: "many-tags", show_on_dealer_website: false }),
  ),
];

let double: TypesenseDouble;
let search: SearchService;

beforeAll(async () => {
  double = await startTypesenseDouble({ apiKey: API_KEY, searchKey: SEARCH_KEY });
  const target = { urls: [double.url], apiKey: API_KEY, region: "au-east", logger: silentLogger };
  await seedTypesense({ ...target, stock: inBatches(stock), now: new Date("2026-06-01T00:00:00Z") });
  search = createTypesenseSearch({
    urls: [double.url],
    apiKey: SEARCH_KEY,
    collection: carsAlias("au-east"),
    fetchTimeoutMs: 2_000,
    logger: silentLogger,
  });
});
afterAll(() => double.close());

const request = (query: Partial<VehicleQuery> = {}, rest: Partial<SearchRequest> = {}): SearchRequest => ({
  query: { ...EMPTY_QUERY, ...query },
  facets: {},
  stats: [],
  hitsPerPage: 21,
  ...rest,
});
const ids = async (query: Partial<VehicleQuery>): Promise<string[]> =>
  (await search.search(scope, request(query))).hits.map(({ id }) => id);

describe("createTypesenseSearch", () => {
  it.each(HOSTILE_BADGES)("finds exactly the vehicle whose badge is %s", async (badge) => {
    const expected = String(HOSTILE_BADGES.indexOf(badge) + 1);
    expect(await ids({ refinements: { badge: [badge] } })).toEqual([expected]);
  });

  it("finds nothing for a value that only looks alike", async () => {
    expect(await ids({ refinements: { badge: ["cx 5"] } })).toEqual([]);
    expect(await ids({ refinements: { make: ["toyota"] } })).toEqual([]);
  });

  it("counts an attribute's facet as if it were not refined itself, and others as refined", async () => {
    const page = await search.search(
      scope,
      request({ refinements: { make: ["Toyota"] } }, { facets: { make: 10, model: 10 } }),
    );
    expect(page.count).toBe(3);
    expect(page.facets.make).toEqual([
      { value: "Mazda", count: 13 },
      { value: "Toyota", count: 3 },
    ]);
    expect(page.facets.model).toEqual([
      { value: "Corolla", count: 1 },
      { value: "HiLux", count: 1 },
      { value: "Land Cruiser", count: 1 },
    ]);
  });

  it("orders equal counts by value even where the limit cuts through them", async () => {
    const page = await search.search(scope, request({}, { facets: { badge: 2 } }));
    expect(page.facets.badge?.map(({ value }) => value)).toEqual([...HOSTILE_BADGES].sort().slice(0, 2));
  });

  it("asks again for all values when the cut may have left out some that belong", async () => {
    const rule = { kind: "values", attribute: "dealership_id", values: ["many-tags"] } as const;
    const manyTags: StockScope = { tenant: "many-tags", rule };
    const page = await search.search(manyTags, request({}, { facets: { tag: 3 } }));
    expect(page.facets.tag?.map(({ value }) => value)).toEqual(["Tag 0", "Tag 1", "Tag 10"]);
  });

  it("reports bounds without the range's own limits and without missing prices", async () => {
    const page = await search.search(
      scope,
      request({ ranges: { price: { min: 40_000, max: 50_000 } } }, { stats: ["price", "km"] }),
    );
    expect(page.stats).toEqual({ price: { min: 20_000, max: 90_000 }, km: { min: 1.25, max: 1.25 } });
  });

  it("has no bounds when nothing is found", async () => {
    const page = await search.search(
      scope,
      request({ refinements: { make: ["None"] } }, { stats: ["price"] }),
    );
    expect(page).toMatchObject({ hits: [], count: 0, stats: {}, pages: 1, stale: false });
  });

  it("sorts unknown kilometres last and breaks ties by id", async () => {
    expect(await ids({ sort: "km_asc", refinements: { make: ["Toyota"] } })).toEqual(["101", "102", "100"]);
    expect((await ids({ refinements: { make: ["Toyota"] } })).slice(0, 2)).toEqual(["100", "101"]);
  });

  it.each([
    ["Landcruiser", "100"],
    ["land cruiser", "100"],
    ["hi lux", "101"],
    ["corola", "102"],
    ["hatchback", "102"],
    ["toyota cor", "102"],
    ["s102", "102"],
  ])("finds by the text %s", async (text, id) => {
    expect(await ids({ text })).toEqual([id]);
  });

  it("takes operators in text as nothing special", async () => {
    expect(await ids({ text: `-toyota "hilux"` })).toEqual(["101"]);
    expect((await search.search(scope, request({ text: "*** !!!" }))).count).toBe(16);
  });

  it("keeps the true count on a page past the last", async () => {
    const page = await search.search(scope, request({ page: 9 }, { hitsPerPage: 5 }));
    expect(page).toMatchObject({ hits: [], count: 16, pages: 4, page: 9 });
  });

  it("finds whole vehicles by slug, only inside the scope", async () => {
    expect(await search.findBySlug(scope, "vehicle-101")).toEqual(stock.find(({ id }) => id === "101"));
    expect(await search.findBySlug(scope, "vehicle-103")).toBeNull();
    expect(await search.findBySlug(scope, "vehicle` || id_number:>0 || slug_key:`")).toBeNull();
  });

  it("finds by ids in the order asked, leaving out the unknown, the hidden and the malformed", async () => {
    const found = await search.findByIds(scope, ["102", "999", "103", "1] || id_number:[2", "100"]);
    expect(found.map(({ id }) => id)).toEqual(["102", "100"]);
    expect(await search.findByIds(scope, [])).toEqual([]);
  });

  it("lists every value of an attribute", async () => {
    expect(await search.facetValues(scope, "make")).toEqual([
      { value: "Mazda", count: 13 },
      { value: "Toyota", count: 3 },
    ]);
  });

  it("asks in one request", async () => {
    const before = double.requests.length;
    await search.search(
      scope,
      request({ refinements: { make: ["Toyota"], model: ["HiLux"] } }, { facets: { make: 9, model: 9 } }),
    );
    expect(double.requests.slice(before)).toEqual(["POST /multi_search"]);
  });

  it("is unavailable with a wrong key, and for a region nobody has seeded", async () => {
    const shared = { urls: [double.url], fetchTimeoutMs: 2_000, logger: silentLogger };
    const wrongKey = createTypesenseSearch({ ...shared, apiKey: "wrong", collection: carsAlias("au-east") });
    const noRegion = createTypesenseSearch({ ...shared, apiKey: SEARCH_KEY, collection: carsAlias("nz") });
    await expect(wrongKey.check()).rejects.toThrow(SearchUnavailableError);
    await expect(noRegion.search(scope, request())).rejects.toThrow(/Not found/);
    await expect(search.check()).resolves.toBeUndefined();
  });
});
