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
  expect(await load("1")).toEqual({
    dealerships: [{ name: "Moorooka Yard", slug: "moorooka-yard" }],
    makes: ["Toyota", "Mazda"],
    makeModels: ["Toyota Corolla", "Mazda 3", "Mazda CX-5"],
    defaultSort: "relevant",
    distanceUnit: "km",
  });
});

it("asks once for each version of the stock", async () => {
  await load("1");
  await load("1");
  expect(facetValues.mock.calls.map(([, attribute]) => attribute)).toEqual(["make", "make_model"]);
  await load("2");
  expect(facetValues).toHaveBeenCalledTimes(4);
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
