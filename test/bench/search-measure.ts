import { FACET_ATTRIBUTES } from "~/domain/search/attributes";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { createEmbeddedSearch } from "~/infra/search/embedded/embedded-search.server";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import type { SearchService, StockScope } from "~/ports/search-service";
import type { StockStore } from "~/ports/stock-store";
import { randomStock } from "../contract/search-service/random-stock";
import { silentLogger } from "../doubles/silent-logger";

/** One measured line: milliseconds per query at that many vehicles. */
export interface SearchTiming {
  readonly vehicles: number;
  readonly query: string;
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** Everything measured at one size; memory is the whole process's, in MB. */
export interface SearchMeasurement {
  readonly vehicles: number;
  readonly buildMs: number;
  readonly residentMb: number;
  readonly timings: readonly SearchTiming[];
}

const BASE = 5_000;
const BATCH = 1_000;
const RUNS = 60;
const SEED = 20_260_301;

const EVERYTHING: StockScope = {
  tenant: "bench",
  rule: { kind: "flag", attribute: "show_on_dealer_website", value: true },
};

const QUERIES: Readonly<Record<string, Partial<VehicleQuery>>> = {
  "everything, all facets": {},
  "two makes and a price range": {
    refinements: { make: ["Toyota", "Mazda"] },
    ranges: { price: { min: 10_000, max: 40_000 } },
  },
  "a model or any of another make, two features": {
    refinements: {
      make: ["Mazda"],
      make_model: ["Toyota Corolla"],
      filtered_features: ["Sunroof", "Tow Bar"],
    },
  },
  "seats, towing and still there": {
    refinements: { highlights: ["available"] },
    ranges: { seat_count: { min: 5 }, towing_kg: { min: 1_500 } },
    sort: "price_drop",
  },
  "a repayment, the lowest first": { ranges: { repayment: { max: 150 } }, sort: "repayment_asc" },
  "text, two words": { text: "toyota hilux" },
  "text, misspelt": { text: "toyta corola" },
  "text, half typed": { text: "white maz" },
};

/** What the cards of the dealer that is measured say: a share of the price. */
export const BENCH_QUOTES: RepaymentQuotes = {
  tenants: () => [EVERYTHING.tenant],
  lists: () => true,
  of: (_, { price }) => (price === null || price <= 0 ? undefined : Math.ceil(price / 177)),
  version: () => "",
};

/** Vehicles `from` to `to` (excluded): the base stock over and over under new ids. */
function cloned(base: readonly Vehicle[], from: number, to: number): Vehicle[] {
  return Array.from({ length: to - from }, (_, at) => {
    const place = from + at;
    // The base is never empty, so the remainder always names a vehicle.
    const vehicle = base[place % base.length] as Vehicle;
    return {
      ...vehicle,
      id: String(place + 1),
      slug: `v-${place}`,
      stocknum: `B-${place}`,
      custom_rank: place % 97,
    };
  });
}

/** A store that only streams and never holds the whole stock, so that memory is the index's own. */
export function streamedStock(count: number): StockStore {
  const base = randomStock(BASE, SEED);
  const unused = () => Promise.reject(new Error("not part of this measurement"));
  return {
    async *all() {
      for (let from = 0; from < count; from += BATCH) yield cloned(base, from, Math.min(count, from + BATCH));
    },
    version: () => Promise.resolve(1),
    versions: () => Promise.resolve(new Map()),
    dealershipsOf: unused,
    publish: unused,
    edit: unused,
    change: unused,
    countByDealership: unused,
    findById: unused,
    findByIds: unused,
    findBySlug: unused,
  };
}

/** Builds an index of that many vehicles in this process and times the queries; run it in a process of its own. */
export async function measureSearch(vehicles: number): Promise<SearchMeasurement> {
  const search = createEmbeddedSearch({
    stock: streamedStock(vehicles),
    logger: silentLogger,
    quotes: BENCH_QUOTES,
  });
  const start = performance.now();
  await search.load();
  const buildMs = Math.round(performance.now() - start);
  const timings = await timeQueries(search, vehicles);
  globalThis.gc?.();
  return { vehicles, buildMs, residentMb: Math.round(process.memoryUsage.rss() / 1e6), timings };
}

/** Times every query of the benchmark on an engine that holds that many vehicles. */
export async function timeQueries(search: SearchService, vehicles: number): Promise<SearchTiming[]> {
  const timings: SearchTiming[] = [];
  for (const [name, query] of Object.entries(QUERIES))
    timings.push(await timed(search, vehicles, name, query));
  return timings;
}

async function timed(
  search: SearchService,
  vehicles: number,
  name: string,
  query: Partial<VehicleQuery>,
): Promise<SearchTiming> {
  const request = {
    query: { ...EMPTY_QUERY, ...query },
    facets: Object.fromEntries(FACET_ATTRIBUTES.map((attribute) => [attribute, 100])),
    stats: ["price", "km", "year"] as const,
    hitsPerPage: 21,
  };
  const times: number[] = [];
  let count = 0;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    ({ count } = await search.search(EVERYTHING, request));
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(share * (RUNS - 1))] ?? 0).toFixed(2));
  return { vehicles, query: name, count, p50: at(0.5), p99: at(0.99) };
}
