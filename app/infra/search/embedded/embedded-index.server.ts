import { FACET_ATTRIBUTES, type FacetAttribute, type RangeAttribute } from "~/domain/search/attributes";
import { effectiveQuery, PRICE_ATTRIBUTES } from "~/domain/search/effective-query";
import { nearestFrom, standingSort, type VehicleQuery } from "~/domain/search/query";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { SingleFlight } from "~/infra/single-flight.server";
import { atOnce, inTurns, type Steps } from "~/infra/turns.server";
import { NO_QUOTES, type RepaymentQuotes } from "~/ports/repayment-quotes";
import type { FacetCount, NumberStats, SearchPage, SearchRequest, StockScope } from "~/ports/search-service";
import { allowedCodes } from "./column.server";
import { countCodes, countColumns, minus, mostFrequent, numberStats, plus } from "./facet-counts.server";
import { pageByQuality, pageInOrder, pageInParts } from "./hit-page.server";
import { queryPass, type PassResult } from "./query-pass.server";
import { RepaymentColumns } from "./repayment-columns.server";
import { rowsWithout, splitByChoices } from "./row-split.server";
import { type AskedTable, StockTableBuilder, type StockTable } from "./stock-table.server";
import { SummaryPack } from "./summary-pack.server";
import { type RankedRows, TenantRowsCache, type TenantRows } from "./tenant-rows.server";
import { hasWords, matchText, type TextMatch } from "./text-match.server";
import { pageByDistance } from "./yard-distances.server";
import { Vocabulary } from "./vocabulary.server";

/** Rows copied between two pauses. */
const COPIED = 128;
/** Nobody asked for repayments. */
const NO_NUMBERS = new Float64Array(0);
const NO_COUNTS = new Uint32Array(0);

type Answer = Omit<SearchPage, "ms" | "stale">;

/** A complete index of the region's stock that never changes. A new one is built beside it and replaces it at once. */
export class EmbeddedIndex {
  readonly #table: StockTable;
  readonly #summaries: SummaryPack;
  readonly #vocabulary: Vocabulary;
  readonly #tenants: TenantRowsCache;
  readonly #repayments: RepaymentColumns;
  readonly #flights = new SingleFlight<void>();

  private constructor(table: StockTable, summaries: SummaryPack, vocabulary: Vocabulary) {
    this.#table = table;
    this.#summaries = summaries;
    this.#vocabulary = vocabulary;
    this.#tenants = new TenantRowsCache(table);
    this.#repayments = new RepaymentColumns(table.rowCount, (row) => summaries.read(row));
  }

  /** From rows and cards that were collected, of the same vehicles in the same order. */
  static *of(rows: StockTableBuilder, summaries: SummaryPack): Steps<EmbeddedIndex> {
    const table = yield* rows.finish((row) => summaries.read(row).stocknum);
    return new EmbeddedIndex(table, summaries, yield* Vocabulary.of(table));
  }

  /**
   * A new index in which some dealerships' vehicles are replaced by these, which come in ascending id; all others are
   * taken over from this one.
   */
  *withDealerships(dealerships: ReadonlySet<string>, vehicles: readonly Vehicle[]): Steps<EmbeddedIndex> {
    const table = new StockTableBuilder();
    const summaries = new SummaryPack(this.#summaries);
    const { dealership_id: owners } = this.#table.values;
    const isReplaced = owners.values.map((id) => dealerships.has(id));
    const ids = this.#table.numbers.id_number;
    let next = 0;
    for (let row = 0; row <= ids.length; row += 1) {
      if (row < ids.length && isReplaced[owners.codes[row] ?? 0] === true) continue;
      for (let vehicle = vehicles[next]; vehicle && !(Number(vehicle.id) > Number(ids[row]));) {
        table.add(vehicle);
        summaries.add([vehicle]);
        vehicle = vehicles[++next];
        yield;
      }
      if (row === ids.length) break;
      table.copy(this.#table, row);
      summaries.copy(this.#summaries, row);
      if (row % COPIED === 0) yield;
    }
    return yield* EmbeddedIndex.of(table, summaries);
  }

  /** From vehicles in memory, in any order. */
  static build(vehicles: readonly Vehicle[]): EmbeddedIndex {
    const table = new StockTableBuilder();
    const summaries = new SummaryPack();
    const ordered = [...vehicles].sort((a, b) => Number(a.id) - Number(b.id));
    for (const vehicle of ordered) table.add(vehicle);
    summaries.add(ordered);
    return atOnce(EmbeddedIndex.of(table, summaries));
  }

  /**
   * Resolves when everything that a query about a dealer's stock needs has been made: in slices between this process's
   * other work, and once for all who ask at the same time.
   */
  async ready(scope: StockScope, request?: SearchRequest): Promise<void> {
    await this.#flights.run(scope.tenant, () => inTurns(this.#prepare(scope, request)));
  }

  *#prepare(scope: StockScope, request?: SearchRequest): Steps<void> {
    const listed = yield* this.#tenants.find(scope);
    if (request === undefined) return;
    // A record of attributes: its keys are those.
    const attributes = Object.keys(request.facets) as FacetAttribute[];
    yield* listed.prepare(standingSort(request.query), attributes);
  }

  get vehicleCount(): number {
    return this.#table.rowCount;
  }

  /** @param quotes what the dealer's cards say of repayments */
  *search(scope: StockScope, request: SearchRequest, quotes = NO_QUOTES): Steps<Answer> {
    const query = effectiveQuery(request.query);
    const listed = yield* this.#tenants.find(scope);
    const { rowCount } = this.#table;
    const text = hasWords(query.text)
      ? yield* matchText(this.#vocabulary, rowCount, listed.rows, {
          text: query.text,
          plates: scope.hidesPlates !== true,
        })
      : null;
    const table = yield* this.#asked(scope, listed, request, quotes);
    const found = yield* queryPass(table, text?.rows ?? listed.rows, query);
    const ranked =
      query.sort === "repayment_asc"
        ? yield* this.#repayments.ranked(scope.tenant, listed, quotes)
        : yield* listed.ranked(standingSort(query));
    const page = this.#page(ranked, found, query, text, request);
    return {
      hits: page.map((row) => this.#summaries.read(row)),
      count: found.hits.length,
      facets: yield* this.#facets(text ? null : listed, found, request.facets),
      stats: yield* this.#stats(table, found, request.stats),
      page: query.page,
      pages: Math.max(1, Math.ceil(found.hits.length / request.hitsPerPage)),
    };
  }

  /** How many rows each query finds. */
  *countEach(scope: StockScope, queries: readonly VehicleQuery[], quotes = NO_QUOTES): Steps<number[]> {
    const counts: number[] = [];
    for (const query of queries) {
      const request = {
        query: { ...query, page: 1, sort: "relevant" },
        facets: {},
        stats: [],
        hitsPerPage: 1,
      } as const;
      counts.push((yield* this.search(scope, request, quotes)).count);
    }
    return counts;
  }

  /** Cards in the order of `ids`; an id this dealer does not list is left out. */
  *findByIds(scope: StockScope, ids: readonly string[]): Steps<VehicleSummary[]> {
    const listed = yield* this.#tenants.find(scope);
    return ids.flatMap((id) => {
      const row = this.#rowOf(id);
      return row !== undefined && listed.has(row) ? [this.#summaries.read(row)] : [];
    });
  }

  *facetValues(scope: StockScope, attribute: FacetAttribute): Steps<readonly FacetCount[]> {
    const counts = yield* (yield* this.#tenants.find(scope)).counts(attribute);
    return mostFrequent(this.#table.values[attribute], counts, Infinity);
  }

  /** The table with the dealer's repayments, where the request needs them. */
  *#asked(
    { tenant }: StockScope,
    listed: TenantRows,
    { query, stats }: SearchRequest,
    quotes: RepaymentQuotes,
  ): Steps<AskedTable> {
    const isAsked = query.ranges.repayment !== undefined || stats.includes("repayment");
    const repayment = isAsked ? yield* this.#repayments.numbers(tenant, listed, quotes) : NO_NUMBERS;
    return { ...this.#table, numbers: { ...this.#table.numbers, repayment } };
  }

  #page(
    ranked: RankedRows,
    found: PassResult,
    query: VehicleQuery,
    text: TextMatch | null,
    { hitsPerPage: limit, firstMakes = [] }: SearchRequest,
  ): number[] {
    const window = { offset: (query.page - 1) * limit, limit };
    const from = nearestFrom(query);
    if (from !== null) return pageByDistance(found.hits, this.#table.positions, from, window);
    if (query.sort === "repayment_asc" || standingSort(query) !== "relevant")
      return pageInOrder(found.hits, ranked, window);
    if (text) return pageByQuality(found.hits, ranked, text.quality, window);
    if (firstMakes.length === 0) return pageInOrder(found.hits, ranked, window);
    const { make: column } = this.#table.values;
    const first = { column, allowed: allowedCodes(column, firstMakes) };
    return pageInParts(splitByChoices(found.hits, [first]), ranked, window);
  }

  /**
   * Counts the facets. When the candidates are all of the dealer's rows (`base`), the few misses are subtracted from
   * known counts instead of counting the many hits.
   */
  *#facets(
    base: TenantRows | null,
    found: PassResult,
    wanted: SearchRequest["facets"],
  ): Steps<SearchPage["facets"]> {
    const facets: { [attribute in FacetAttribute]?: readonly FacetCount[] } = {};
    const misses =
      base && 2 * found.hits.length > base.rows.length ? rowsWithout(base.rows, found.hits) : null;
    const attributes = FACET_ATTRIBUTES.filter((attribute) => wanted[attribute] !== undefined);
    const columns = attributes.map((attribute) => this.#table.values[attribute]);
    const counted = yield* countColumns(columns, misses ?? found.hits);
    for (const attribute of attributes) {
      const column = this.#table.values[attribute];
      const some = counted.get(column) ?? NO_COUNTS;
      const own = base && misses ? minus(yield* base.counts(attribute), some) : some;
      const near = found.nearMisses.get(attribute);
      const counts = near ? plus(own, yield* countCodes(column, near)) : own;
      facets[attribute] = mostFrequent(column, counts, wanted[attribute] ?? 0);
      yield;
    }
    return facets;
  }

  *#stats(
    { numbers }: AskedTable,
    found: PassResult,
    wanted: readonly RangeAttribute[],
  ): Steps<SearchPage["stats"]> {
    const known: { [attribute in RangeAttribute]?: NumberStats } = {};
    for (const attribute of wanted) {
      const least = PRICE_ATTRIBUTES.includes(attribute) ? 1 : -Infinity;
      const stats = numberStats(numbers[attribute], rowLists(found, attribute), least);
      if (stats) known[attribute] = stats;
      yield;
    }
    return known;
  }

  #rowOf(id: string): number | undefined {
    const ids = this.#table.numbers.id_number;
    const wanted = Number(id);
    let low = 0;
    let high = ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = ids[middle] ?? 0;
      if (found === wanted) return String(found) === id ? middle : undefined;
      if (found < wanted) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}

function rowLists(found: PassResult, attribute: FacetAttribute | RangeAttribute): readonly Uint32Array[] {
  const near = found.nearMisses.get(attribute);
  return near ? [found.hits, near] : [found.hits];
}
