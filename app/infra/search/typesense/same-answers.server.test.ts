import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES, type FacetAttribute } from "~/domain/search/attributes";
import type { Condition } from "~/domain/search/condition";
import { SORT_KEYS, type VehicleQuery } from "~/domain/search/query";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { createEmbeddedSearch } from "~/infra/search/embedded/embedded-search.server";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import type { SearchPage, SearchRequest, SearchService, StockScope } from "~/ports/search-service";
import type { StockStore } from "~/ports/stock-store";
import { RANDOM_STOCK_NOW, randomStock } from "../../../../test/contract/search-service/random-stock";
import { type Random, seededRandom } from "../../../../test/contract/search-service/seeded-random";
import {
  startTypesenseDouble,
  type TypesenseDouble,
} from "../../../../test/doubles/typesense/typesense-double";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { seedTypesense } from "./seed-typesense.server";
import { createTypesenseSearch } from "./typesense-search.server";

const NOW = Math.floor(RANDOM_STOCK_NOW.getTime() / 1000);
const DAY = 86_400;
const stock = randomStock(400, 7);

async function* batches(): AsyncIterable<readonly Vehicle[]> {
  yield await Promise.resolve(stock);
}

const store: StockStore = {
  all: batches,
  publish: () => Promise.reject(new Error("read only")),
  edit: () => Promise.reject(new Error("read only")),
  change: () => Promise.reject(new Error("read only")),
  countByDealership: () => Promise.resolve(new Map()),
  findById: (id) => Promise.resolve(stock.find((vehicle) => vehicle.id === id) ?? null),
  findByIds: () => Promise.resolve(new Map()),
  findBySlug: (slug) => Promise.resolve(stock.find((vehicle) => vehicle.slug === slug) ?? null),
  version: () => Promise.resolve(1),
  versions: () => Promise.resolve(new Map()),
  dealershipsOf: () => Promise.resolve(new Map()),
};

const quotes: RepaymentQuotes = {
  tenants: () => ["one"],
  lists: () => true,
  of: (_, { price, year }) => (price === null || year % 5 === 0 ? undefined : Math.ceil(price / 150)),
  version: () => "",
};

let double: TypesenseDouble;
let typesense: SearchService;
const embedded = createEmbeddedSearch({ stock: store, logger: silentLogger, quotes });

beforeAll(async () => {
  double = await startTypesenseDouble({ apiKey: "key" });
  const server = { urls: [double.url], apiKey: "key", logger: silentLogger };
  await seedTypesense({ ...server, region: null, stock: batches(), now: RANDOM_STOCK_NOW, quotes });
  typesense = createTypesenseSearch({ ...server, collection: "cars", fetchTimeoutMs: 5_000 });
  await embedded.load();
});
afterAll(() => double.close());

const RULES: readonly Condition[] = [
  { kind: "all", of: [] },
  { kind: "any", of: [] },
  { kind: "not", of: { kind: "range", attribute: "km", max: 100_000 } },
  { kind: "not", of: { kind: "values", attribute: "badge", values: ["SR", "GXL"] } },
  { kind: "range", attribute: "price", max: 20_000 },
  {
    kind: "all",
    of: [
      { kind: "flag", attribute: "show_on_dealer_website", value: true },
      { kind: "values", attribute: "dealership_id", values: ["d0", "d1"] },
      {
        kind: "any",
        of: [
          { kind: "values", attribute: "status", values: ["in_stock", "coming_soon"] },
          { kind: "range", attribute: "sold_date_timestamp", min: NOW - 3 * DAY },
        ],
      },
      { kind: "not", of: { kind: "values", attribute: "stocknum", values: ["R-10001", "R-10002"] } },
    ],
  },
  {
    kind: "not",
    of: {
      kind: "any",
      of: [
        { kind: "flag", attribute: "show_on_dealer_website", value: false },
        { kind: "not", of: { kind: "range", attribute: "sold_date_timestamp", min: 0 } },
      ],
    },
  },
];

function randomRefinements(random: Random): VehicleQuery["refinements"] {
  const chosen: Partial<Record<FacetAttribute, string[]>> = {};
  for (let count = random.below(3); count > 0; count -= 1) {
    const attribute = random.pick([
      "make",
      "make_model",
      "model_badge",
      "body",
      "fuel",
      "price_range",
      "filtered_features",
      "seats",
    ] as const);
    chosen[attribute] = [random.pick(VALUES[attribute]), random.pick(VALUES[attribute])];
  }
  return chosen;
}

const VALUES = {
  make: ["Mazda", "Toyota", "Isuzu", "Citroën", "Nobody"],
  make_model: ["Mazda 3", "Toyota HiLux", "Kia EV6"],
  model_badge: ["Mazda 3: SR", "Ford Ranger: XLT", "Kia Cerato: Premium, Plus"],
  body: ["suv", "ute", "cabChassis"],
  fuel: ["Diesel", "Plug-in Hybrid"],
  price_range: ["10000-20000", "20000-30000"],
  filtered_features: ["Sunroof", "Tow Bar", "360 Camera"],
  seats: ["5", "7"],
};

function randomRequest(random: Random): SearchRequest {
  const ends = { min: random.below(30_000), max: 30_000 + random.below(60_000) };
  return {
    query: {
      text: "",
      refinements: randomRefinements(random),
      ranges: random.chance(0.4) ? { [random.pick(["price", "km", "repayment"] as const)]: ends } : {},
      near: random.pick([
        { place: "4000", withinKm: random.pick([null, 60, 500]), point: { lat: -27.47, long: 153.02 } },
        { place: "Nowhere", withinKm: 50 },
      ]),
      sort: random.pick(SORT_KEYS),
      page: 1 + random.below(4),
    },
    facets: Object.fromEntries(FACET_ATTRIBUTES.map((attribute) => [attribute, 1 + random.below(30)])),
    stats: RANGE_ATTRIBUTES,
    hitsPerPage: random.pick([1, 5, 21, 250]),
  };
}

const withoutTime = (page: SearchPage): Omit<SearchPage, "ms"> => {
  const { ms: _ms, ...rest } = page;
  return rest;
};

describe("both engines", () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    "give the same page for random request %i",
    async (seed) => {
      const random = seededRandom(seed);
      const scope: StockScope = { tenant: "one", rule: random.pick(RULES) };
      const request = randomRequest(random);
      const [ours, theirs] = await Promise.all([
        typesense.search(scope, request),
        embedded.search(scope, request),
      ]);
      expect(withoutTime(ours)).toEqual(withoutTime(theirs));
    },
  );

  it.each([
    "land cruiser",
    "Landcruiser",
    "hi lux",
    "CX5",
    "cx-5",
    "mazda 3",
    "pickup",
    "R-10005",
    "corola",
    "white diesel ute",
    "citroen",
  ])("find as many for the text %s", async (text) => {
    const scope: StockScope = { tenant: "one", rule: { kind: "all", of: [] } };
    const query: VehicleQuery = { text, refinements: {}, ranges: {}, sort: "latest", page: 1 };
    const request = { query, facets: { make: 50, model: 50 }, stats: [], hitsPerPage: 250 };
    const [ours, theirs] = await Promise.all([
      typesense.search(scope, request),
      embedded.search(scope, request),
    ]);
    expect(withoutTime(ours)).toEqual(withoutTime(theirs));
  });

  it.each(FACET_ATTRIBUTES)("list the same values of %s", async (attribute) => {
    for (const rule of RULES) {
      const scope: StockScope = { tenant: "one", rule };
      expect(await typesense.facetValues(scope, attribute)).toEqual(
        await embedded.facetValues(scope, attribute),
      );
    }
  });

  it("know the same vehicles by id and by slug", async () => {
    const ids = ["3", "999999", "30", "9", "300"];
    for (const rule of RULES) {
      const scope: StockScope = { tenant: "one", rule };
      expect(await typesense.findByIds(scope, ids)).toEqual(await embedded.findByIds(scope, ids));
      const slug = "random-vehicle-12";
      expect(await typesense.findBySlug(scope, slug)).toEqual(await embedded.findBySlug(scope, slug));
    }
  });
});
