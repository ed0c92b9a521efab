import { describe, expect, it, test } from "vitest";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "~/domain/search/attributes";
import { createEmbeddedSearch } from "~/infra/search/embedded/embedded-search.server";
import type { Logger } from "~/ports/logger";
import { SearchUnavailableError } from "~/ports/search-service";
import { idsOf, listingRequest, SAMPLE_SCOPE } from "./listing-request";
import { memoryStock } from "./memory-stock";
import { randomStock } from "./random-stock";
import { SAMPLE_DEALERSHIP, sampleVehicle } from "./sample-vehicle";
import { searchServiceContract } from "./suite";

const logger: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

searchServiceContract("embedded", async (vehicles, quotes) => {
  const search = createEmbeddedSearch({ stock: memoryStock(vehicles), logger, ...(quotes && { quotes }) });
  await search.load();
  return search;
});

test("before it is loaded every question is refused, not answered with nothing", async () => {
  const search = createEmbeddedSearch({ stock: memoryStock([sampleVehicle(1)]), logger });
  await expect(search.check()).rejects.toBeInstanceOf(SearchUnavailableError);
  await expect(search.search(SAMPLE_SCOPE, listingRequest())).rejects.toBeInstanceOf(SearchUnavailableError);
  await expect(search.findByIds(SAMPLE_SCOPE, ["1"])).rejects.toBeInstanceOf(SearchUnavailableError);
  await expect(search.facetValues(SAMPLE_SCOPE, "make")).rejects.toBeInstanceOf(SearchUnavailableError);
});

test("new stock is served after a refresh, the old one until then", async () => {
  const stock = memoryStock([sampleVehicle(1), sampleVehicle(2)]);
  const search = createEmbeddedSearch({ stock, logger });
  await search.load();
  expect(await search.refreshIfStale()).toBe(false);
  await stock.publish(SAMPLE_DEALERSHIP, [sampleVehicle(2), sampleVehicle(3)]);
  const listed = async () => idsOf(await search.search(SAMPLE_SCOPE, listingRequest()));
  const refreshing = search.refreshIfStale();
  expect(await listed()).toEqual(["1", "2"]);
  expect(await refreshing).toBe(true);
  expect(await listed()).toEqual(["2", "3"]);
  expect(await search.refreshIfStale()).toBe(false);
});

test("a refresh that fails leaves the old stock served", async () => {
  const stock = memoryStock([sampleVehicle(1)]);
  let broken = false;
  const search = createEmbeddedSearch({
    stock: { ...stock, version: () => (broken ? Promise.reject(new Error("disk")) : stock.version()) },
    logger,
  });
  await search.load();
  broken = true;
  await expect(search.refreshIfStale()).rejects.toThrow("disk");
  expect(idsOf(await search.search(SAMPLE_SCOPE, listingRequest()))).toEqual(["1"]);
});

test("a store that fails is an outage, not a vehicle that is gone", async () => {
  const stock = { ...memoryStock([sampleVehicle(1)]), findBySlug: () => Promise.reject(new Error("disk")) };
  const search = createEmbeddedSearch({ stock, logger });
  await search.load();
  await expect(search.findBySlug(SAMPLE_SCOPE, "vehicle-1")).rejects.toBeInstanceOf(SearchUnavailableError);
});

describe("a refresh after one dealership published", () => {
  const scope = {
    tenant: "all",
    rule: { kind: "flag", attribute: "show_on_dealer_website", value: true },
  } as const;
  const facets = Object.fromEntries(FACET_ATTRIBUTES.map((attribute) => [attribute, 1_000]));
  const questions = ["", "toyota", "auto", "white", "B-1"].map((text) =>
    listingRequest({ text }, { facets, stats: [...RANGE_ATTRIBUTES], hitsPerPage: 500 }),
  );

  it("reads that dealership's vehicles alone, and answers like an index built anew", async () => {
    const before = randomStock(600, 1, 5).filter((_, at) => at % 2 === 0);
    const fresh = randomStock(600, 2, 5).filter((_, at) => at % 4 === 1);
    const kept = before.filter((_, at) => at % 3 > 0).map((one) => ({ ...one, price: (one.price ?? 0) + 1 }));
    const after = [...kept, ...fresh];
    const dealerships = [...new Set([...before, ...after].map(({ dealership_id: id }) => id))];
    const stock = memoryStock(before);
    const asked: (string | undefined)[] = [];
    const all: typeof stock.all = (id) => {
      asked.push(id);
      return stock.all(id);
    };
    const search = createEmbeddedSearch({ stock: { ...stock, all }, logger });
    await search.load();
    for (const [at, dealership] of dealerships.entries()) {
      asked.length = 0;
      // The first one sells everything.
      const published = at === 0 ? [] : after.filter(({ dealership_id: id }) => id === dealership);
      await stock.publish(dealership, published);
      expect(await search.refreshIfStale()).toBe(true);
      expect(asked).toEqual([dealership]);
      const anew = createEmbeddedSearch({ stock, logger });
      await anew.load();
      for (const question of questions)
        expect({ ...(await search.search(scope, question)), ms: 0 }).toEqual({
          ...(await anew.search(scope, question)),
          ms: 0,
        });
    }
  });

  it("builds anew where a dealership's vehicles cannot be read", async () => {
    const vehicles = [sampleVehicle(1)];
    const stock = memoryStock(vehicles);
    const search = createEmbeddedSearch({
      stock: {
        ...stock,
        all: (id) => {
          if (id !== undefined) throw new Error("no stored vehicle can be read");
          return stock.all();
        },
      },
      logger,
    });
    await search.load();
    await stock.publish(SAMPLE_DEALERSHIP, [sampleVehicle(2)]);
    await search.refreshIfStale();
    expect(idsOf(await search.search(SAMPLE_SCOPE, listingRequest()))).toEqual(["2"]);
  });
});
