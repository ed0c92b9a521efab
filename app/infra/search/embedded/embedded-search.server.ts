import { toIndexFields } from "~/domain/search/index-document";
import { matchesCondition } from "~/domain/search/matches-condition";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { SingleFlight } from "~/infra/single-flight.server";
import { inTurns, Turns } from "~/infra/turns.server";
import type { Logger } from "~/ports/logger";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import {
  SearchUnavailableError,
  type SearchRequest,
  type SearchService,
  type StockScope,
} from "~/ports/search-service";
import type { StockStore } from "~/ports/stock-store";
import { EmbeddedIndex } from "./embedded-index.server";
import { StockTableBuilder } from "./stock-table.server";
import { SummaryPack } from "./summary-pack.server";

/** Search inside this process. Until `load` has finished, every call rejects. */
export interface EmbeddedSearch extends SearchService {
  /** Builds the index from published stock. Rejects when the store does. */
  load(): Promise<void>;
  /** Builds a new index when stock was published since; the old one answers meanwhile. True when it was replaced. */
  refreshIfStale(): Promise<boolean>;
}

interface Loaded {
  readonly index: EmbeddedIndex;
  readonly version: number;
  /** The publication of each dealership that it holds. */
  readonly versions: ReadonlyMap<string, number>;
}

/** What the index is built from. */
export interface EmbeddedSearchOptions {
  readonly stock: StockStore;
  readonly logger: Logger;
  /** What dealers' cards say of repayments; nothing without. */
  readonly quotes?: RepaymentQuotes;
}

/** Makes the embedded {@link SearchService} over a stock store; call `load` before serving. */
export function createEmbeddedSearch({ stock, logger, quotes }: EmbeddedSearchOptions): EmbeddedSearch {
  let loaded: Loaded | null = null;
  const flights = new SingleFlight<void>();

  const load = () => flights.run("load", async () => void (loaded = await buildFrom(stock, logger)));
  const index = (): EmbeddedIndex => {
    if (!loaded) throw new SearchUnavailableError("the search index is not built yet");
    return loaded.index;
  };
  /** The index, after everything it needs for this dealer was made: once for all who ask at the same time. */
  const ready = async (scope: StockScope, request?: SearchRequest): Promise<EmbeddedIndex> => {
    const current = index();
    await current.ready(scope, request);
    return current;
  };

  return {
    load,
    async refreshIfStale() {
      if (loaded && loaded.version === (await stock.version())) return false;
      await flights.run("load", async () => void (loaded = await renewed(stock, logger, loaded)));
      return true;
    },
    search: async (scope, request) => {
      const start = performance.now();
      const found = await inTurns((await ready(scope, request)).search(scope, request, quotes));
      return { ...found, ms: performance.now() - start, stale: false };
    },
    countEach: async (scope, queries) => inTurns((await ready(scope)).countEach(scope, queries, quotes)),
    findBySlug: async (scope, slug) => {
      const vehicle = await storedVehicle(stock, slug);
      return vehicle && matchesCondition(scope.rule, toIndexFields(vehicle)) ? vehicle : null;
    },
    findByIds: async (scope, ids) => inTurns((await ready(scope)).findByIds(scope, ids)),
    facetValues: async (scope, attribute) => inTurns((await ready(scope)).facetValues(scope, attribute)),
    check: async () => Promise.resolve(void index()),
  };
}

async function storedVehicle(stock: StockStore, slug: string) {
  try {
    return await stock.findBySlug(slug);
  } catch (cause) {
    throw new SearchUnavailableError("the stock store does not answer", { cause });
  }
}

/** Vehicles packed between two pauses. */
const PACKED = 50;

/** Builds an index in slices, between the requests that the old index answers meanwhile. */
async function buildFrom(stock: StockStore, logger: Logger): Promise<Loaded> {
  const start = performance.now();
  // Read first: a publication during the build then makes the next refresh build again.
  const version = await stock.version();
  const versions = await stock.versions();
  const table = new StockTableBuilder();
  const summaries = new SummaryPack();
  const turns = new Turns();
  for await (const batch of stock.all()) {
    for (let from = 0; from < batch.length; from += PACKED) {
      const vehicles = batch.slice(from, from + PACKED);
      for (const vehicle of vehicles) table.add(vehicle);
      summaries.add(vehicles);
      await turns.take();
    }
  }
  const index = await inTurns(EmbeddedIndex.of(table, summaries));
  const ms = Math.round(performance.now() - start);
  logger.info({ vehicles: index.vehicleCount, version, ms }, "search index built");
  return { index, version, versions };
}

/**
 * More vehicles than this are not held in memory at once: an index with that much news is built from the stream of all
 * stock.
 */
const MOST_NEWS = 5_000;

/** An index with what was published since: it reads only the dealerships that published, where those are small. */
async function renewed(stock: StockStore, logger: Logger, before: Loaded | null): Promise<Loaded> {
  const start = performance.now();
  const version = await stock.version();
  const versions = await stock.versions();
  const changed = [...versions].filter(([id, at]) => before?.versions.get(id) !== at).map(([id]) => id);
  // A dealership whose rows cannot be read at all is for the whole build, which leaves it out.
  const news = before && changed.length > 0 ? await newsOf(stock, changed).catch(() => null) : null;
  if (before === null || news === null) return buildFrom(stock, logger);
  const index = await inTurns(before.index.withDealerships(new Set(changed), news));
  const ms = Math.round(performance.now() - start);
  logger.info({ vehicles: index.vehicleCount, read: news.length, version, ms }, "search index built");
  return { index, version, versions };
}

/** The vehicles of these dealerships in ascending id; null when there are too many. */
async function newsOf(stock: StockStore, dealerships: readonly string[]): Promise<readonly Vehicle[] | null> {
  const found: Vehicle[] = [];
  for (const id of dealerships)
    for await (const batch of stock.all(id)) {
      found.push(...batch);
      if (found.length > MOST_NEWS) return null;
    }
  return found.sort((one, other) => Number(one.id) - Number(other.id));
}
