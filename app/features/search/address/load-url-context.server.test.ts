import { beforeEach, expect, it, vi } from "vitest";
import { stockScope } from "~/domain/search/stock-rule";
import { type SearchService, SearchUnavailableError } from "~/ports/search-service";
import { testConfig, testListing } from "../../../../test/fixtures/listing";
import { loadUrlContext } from "./load-url-context.server";

const { source } = testListing();
let config: ReturnType<typeof testConfig>;
let facetValues: ReturnType<typeof vi.fn<SearchService["facetValues"]>>;
beforeEach(() => {
  config = testConfig();
  facetValues = vi.fn(source.search.facetValues);
});
const load = (version: string) => {
  const scope = stockScope(config, source.now);
  return loadUrlContext(config, { ...source.search, facetValues }, scope, version);
};

it("has the dealer's yards, and the makes and models on sale", async () => {
  const { values, shown, ...names } = await load("1");
  expect(names).toEqual({
    dealerships: [{ name: "Moorooka Yard", slug: "moorooka-yard" }],
    makes: ["Toyota", "Mazda"],
    makeModels: ["Toyota Corolla", "Mazda 3", "Mazda CX-5"],
    defaultSort: "relevant",
    distanceUnit: "km",
    sorts: ["relevant", "latest", "price_desc", "price_asc"],
  });
  expect(values?.fuel).toEqual([]);
  expect([...(shown?.models ?? [])]).toEqual([
    ["Toyota corolla", "Toyota Corolla"],
    ["Mazda mazda3", "Mazda 3"],
    ["Mazda cx-5", "Mazda CX-5"],
  ]);
  expect(shown?.makes.size, "no make on sale has another name").toBe(0);
});

it("asks once for each version of the stock", async () => {
  await load("1");
  await load("1");
  const asked = facetValues.mock.calls.map(([, attribute]) => attribute);
  expect(asked.slice(0, 3)).toEqual(["make", "make_model", "badge"]);
  expect(new Set(asked).size).toBe(asked.length);
  await load("2");
  expect(facetValues).toHaveBeenCalledTimes(asked.length * 2);
});

it("serves the last known names while search is down, and no others' faults are hidden", async () => {
  const known = await load("1");
  facetValues.mockRejectedValue(new SearchUnavailableError("down"));
  expect(await load("2")).toBe(known);
  facetValues.mockRejectedValue(new TypeError("bug"));
  await expect(load("2")).rejects.toThrow("bug");
});

it("has nothing to serve while search is down from the start", async () => {
  facetValues.mockRejectedValue(new SearchUnavailableError("down"));
  await expect(load("1")).rejects.toThrow(SearchUnavailableError);
});
