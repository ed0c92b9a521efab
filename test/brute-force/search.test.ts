import { beforeAll, describe, expect, test } from "vitest";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "~/domain/search/attributes";
import { SORT_KEYS, type VehicleQuery } from "~/domain/search/query";
import { stockScope } from "~/domain/search/stock-rule";
import { waysOut } from "~/domain/search/ways/ways-out";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { decodeSearch, encodeSearch } from "~/features/search/address/search-params";
import { createEmbeddedSearch } from "~/infra/search/embedded/embedded-search.server";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import type { SearchPage, SearchService } from "~/ports/search-service";
import { memoryStock } from "../contract/search-service/memory-stock";
import { RANDOM_STOCK_NOW, randomStock } from "../contract/search-service/random-stock";
import { seededRandom } from "../contract/search-service/seeded-random";
import { typesenseFromEnvironment, typesenseService } from "../contract/search-service/typesense-service";
import { plainAnswer, plainHits } from "./plain-answer";
import { quoteOf, rangeNumberOf, valuesOf } from "./plain-vehicle";
import { randomQuery } from "./random-query";

const SEED = 77;
const QUERIES = 300;
const HITS_PER_PAGE = 21;
const stock = randomStock(900, SEED);

const CONFIG: Parameters<typeof stockScope>[0] = {
  site: {
    slug: "brute",
    vehicleTypes: ["car", "caravan"],
    dealerships: [{ id: "d0" }, { id: "d1" }, { id: "d3" }],
  },
  search: {
    carTypes: ["new", "demo", "used"],
    hideStockDays: 2,
    soldWindowDays: 3,
    excludedStockNumbers: ["R-10003", "R-10011"],
    siteFilter: { kind: "not", of: { kind: "values", attribute: "tag", values: ["Test Drive Only"] } },
    globalFilter: null,
    manufacturerFilter: null,
  },
};

/** The same rule once more, in plain words over plain vehicles. */
function isListed(vehicle: Vehicle): boolean {
  const daysAgo = (days: number) => RANDOM_STOCK_NOW.getTime() - days * 86_400_000;
  const lately = vehicle.sold_date_timestamp !== null && vehicle.sold_date_timestamp * 1000 >= daysAgo(3);
  return (
    vehicle.show_on_dealer_website &&
    ["d0", "d1", "d3"].includes(vehicle.dealership_id) &&
    (vehicle.status === "in_stock" || vehicle.status === "coming_soon" || lately) &&
    ["car", "caravan"].includes(vehicle.item_type) &&
    Math.floor(Date.parse(vehicle.created_at) / 1000) * 1000 <= daysAgo(2) &&
    !["R-10003", "R-10011"].includes(vehicle.stocknum) &&
    vehicle.tag !== "Test Drive Only"
  );
}

/** Of half of the queries; one make goes by another name in the index. */
const FIRST_MAKES = ["Mazda", "Isuzu"];

const listed = stock.filter(isListed);
const urls = {
  dealerships: [{ name: "Dealership 0", slug: "dealership-0" }],
  makes: [...new Set(listed.flatMap((vehicle) => valuesOf(vehicle, "make")))],
  makeModels: [...new Set(listed.flatMap((vehicle) => valuesOf(vehicle, "make_model")))],
  defaultSort: "relevant",
} as const;

/** The query as it comes back from its own URL. */
function throughUrl(query: VehicleQuery): VehicleQuery {
  const url = new URL(encodeSearch(query, urls), "https://dealer.example");
  const decoded = decodeSearch(url, urls);
  if (!decoded) throw new Error(`${url.href} is read as no listing`);
  const { near } = decoded.query;
  // Where the place is, no address says: whoever reads it looks that up.
  const point = query.near?.point;
  return near && point ? { ...decoded.query, near: { ...near, point } } : decoded.query;
}

const comparable = (page: SearchPage) => ({
  count: page.count,
  ids: page.hits.map((hit) => hit.id),
  facets: Object.fromEntries(
    FACET_ATTRIBUTES.map((name) => [
      name,
      page.facets[name]?.map(({ value, count }) => `${value}: ${count}`),
    ]),
  ),
  stats: Object.fromEntries(RANGE_ATTRIBUTES.map((name) => [name, page.stats[name]])),
});

function sameAsPlain(name: string, makeService: () => Promise<SearchService>, ranksText: boolean): void {
  describe(`${name} against brute force, seed ${SEED}`, () => {
    let service: SearchService;
    beforeAll(async () => {
      service = await makeService();
    });

    test.each(Array.from({ length: QUERIES }, (_, at) => at))("query %i", async (at) => {
      const drawn = randomQuery(stock, seededRandom(SEED * 1000 + at));
      const asked: VehicleQuery = drawn.text !== "" && !ranksText ? { ...drawn, sort: "latest" } : drawn;
      const query = throughUrl(asked);
      const firstMakes = at % 2 === 0 ? [] : FIRST_MAKES;
      const page = await service.search(stockScope(CONFIG, RANDOM_STOCK_NOW), {
        query,
        facets: Object.fromEntries(FACET_ATTRIBUTES.map((attribute) => [attribute, 5_000])),
        stats: RANGE_ATTRIBUTES,
        hitsPerPage: HITS_PER_PAGE,
        firstMakes,
      });
      expect(comparable(page)).toEqual(plainAnswer(listed, query, HITS_PER_PAGE, firstMakes));
      const { ids, count } = comparable(page);
      expect({ ids, count }).toEqual(plainHits(listed, asked, HITS_PER_PAGE, firstMakes));
    });

    test.each(Array.from({ length: QUERIES / 5 }, (_, at) => at))("ways out of query %i", async (at) => {
      const query = randomQuery(stock, seededRandom(SEED * 1000 + at));
      const ways = waysOut(query, urls.makes);
      const counts = await service.countEach(
        stockScope(CONFIG, RANDOM_STOCK_NOW),
        ways.map((way) => way.query),
      );
      // What a shopper sees who follows the way: its address, read again.
      expect(counts).toEqual(
        ways.map((way) => plainHits(listed, throughUrl(way.query), HITS_PER_PAGE).count),
      );
    });
  });
}

test("the stock is worth asking about: something is listed, something is not, some queries find something", () => {
  expect(listed.length).toBeGreaterThan(300);
  expect(listed.length).toBeLessThan(stock.length - 200);
  const counts = Array.from({ length: QUERIES }, (_, at) => {
    const query = randomQuery(stock, seededRandom(SEED * 1000 + at));
    return plainHits(listed, query, HITS_PER_PAGE).count;
  });
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(QUERIES / 3);
});

/** What of some names nothing that is asked says. */
function unasked<Name extends string>(
  names: readonly Name[],
  isAsked: (query: VehicleQuery, name: Name) => boolean,
) {
  const queries = Array.from({ length: QUERIES }, (_, at) =>
    randomQuery(stock, seededRandom(SEED * 1000 + at)),
  );
  return names.filter((name) => !queries.some((query) => isAsked(query, name)));
}

test("every refinement, range, order and distance is asked for, of stock that has and has not what is asked", () => {
  expect(unasked(FACET_ATTRIBUTES, ({ refinements }, name) => refinements[name] !== undefined)).toEqual([]);
  expect(unasked(RANGE_ATTRIBUTES, ({ ranges }, name) => ranges[name] !== undefined)).toEqual([]);
  expect(unasked(SORT_KEYS, ({ sort }, name) => sort === name)).toEqual([]);
  expect(unasked(["near"], ({ near }) => near?.point !== undefined && near.withinKm !== null)).toEqual([]);
  const alike = FACET_ATTRIBUTES.filter(
    (name) => new Set(listed.flatMap((one) => valuesOf(one, name))).size < 2,
  );
  expect(alike, "one value or none").toEqual([]);
  const flat = RANGE_ATTRIBUTES.filter(
    (name) => new Set(listed.map((one) => rangeNumberOf(one, name))).size < 2,
  );
  expect(flat, "one number or none").toEqual([]);
});

const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const quotes: RepaymentQuotes = {
  tenants: () => [CONFIG.site.slug],
  lists: (_, dealership) => CONFIG.site.dealerships.some(({ id }) => id === dealership),
  of: (_, vehicle) => quoteOf(vehicle),
  version: () => "",
};
const makeEmbedded = async () => {
  const search = createEmbeddedSearch({ stock: memoryStock(stock), logger, quotes });
  await search.load();
  return search;
};
sameAsPlain("embedded", makeEmbedded, true);

const server = typesenseFromEnvironment();
if (server) sameAsPlain("typesense", () => typesenseService(server, stock, quotes), false);
else test.skip("typesense against brute force: set TYPESENSE_URL and TYPESENSE_API_KEY to run it", () => {});
