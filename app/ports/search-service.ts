import type { FacetAttribute, RangeAttribute } from "~/domain/search/attributes";
import type { Condition } from "~/domain/search/condition";
import type { VehicleQuery } from "~/domain/search/query";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";

/**
 * Whose stock is searched and by which rule. Made only by `stockScope` (`domain/search/stock-rule.ts`) and
 * `marketScope`, so that no page can forget the rule.
 */
export interface StockScope {
  /** The dealer's slug; part of every cache key. */
  readonly tenant: string;
  /** What this dealer lists: every answer is limited to it. */
  readonly rule: Condition;
  /** Set where the dealer's pages show no number plates: they find nothing then. */
  readonly hidesPlates?: true;
}

/** One page of a listing, and the counts and bounds wanted with it. */
export interface SearchRequest {
  readonly query: VehicleQuery;
  /** The facets wanted, and for each the most values wanted (most frequent first). Nothing else is counted. */
  readonly facets: Readonly<Partial<Record<FacetAttribute, number>>>;
  /** The range attributes whose lowest and highest value are wanted. */
  readonly stats: readonly RangeAttribute[];
  /** 1 to 250; 21 unless the dealer says otherwise. */
  readonly hitsPerPage: number;
  /** Makes whose vehicles stand before all others in the order `relevant`, where no words rank by match. */
  readonly firstMakes?: readonly string[];
}

/** A value of an attribute and how many vehicles have it. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** Lowest and highest value of an attribute, in its own unit. */
export interface NumberStats {
  readonly min: number;
  readonly max: number;
}

/** One page of a listing (CALL-02). */
export interface SearchPage {
  readonly hits: readonly VehicleSummary[];
  readonly count: number;
  /**
   * Disjunctive: the counts of an attribute ignore what is chosen of it and of its alternatives (`alternativesTo`); where
   * every value has to hold (`needsAll`) they ignore nothing. By count, highest first, then by value in code-unit order;
   * cut to the limit asked for. Values without a vehicle are left out.
   */
  readonly facets: Readonly<Partial<Record<FacetAttribute, readonly FacetCount[]>>>;
  /**
   * Counted the same way, without the attribute's own range. Prices of 0 are left out; missing when nothing has a
   * value.
   */
  readonly stats: Readonly<Partial<Record<RangeAttribute, NumberStats>>>;
  readonly page: number;
  /** At least 1. A page past the last one has no hits and keeps the true count. */
  readonly pages: number;
  /** Milliseconds the engine took. */
  readonly ms: number;
  /** True when a failing engine made the service answer from an older result. */
  readonly stale: boolean;
}

/** The engine did not answer in time, or its answer made no sense. Never shown as "no results". */
export class SearchUnavailableError extends Error {
  override readonly name = "SearchUnavailableError";
}

/**
 * Stock search in dealer language. Adapters: `infra/search/embedded`, `infra/search/typesense`; both pass
 * `test/contract/search-service`. Every method rejects with {@link SearchUnavailableError} when it cannot answer.
 */
export interface SearchService {
  search(scope: StockScope, request: SearchRequest): Promise<SearchPage>;
  /** How many vehicles each of several queries finds, in their order: one question to the engine. */
  countEach(scope: StockScope, queries: readonly VehicleQuery[]): Promise<readonly number[]>;
  /** The whole vehicle, when the scope lists it; null when there is none. */
  findBySlug(scope: StockScope, slug: string): Promise<Vehicle | null>;
  /** In the order of `ids`; ids unknown to the scope are left out. */
  findByIds(scope: StockScope, ids: readonly string[]): Promise<readonly VehicleSummary[]>;
  /** Every value of one attribute in the scope with its count, ordered as in {@link SearchPage.facets}. */
  facetValues(scope: StockScope, attribute: FacetAttribute): Promise<readonly FacetCount[]>;
  /** Rejects when the engine cannot serve; used by `/readyz`. */
  check(): Promise<void>;
}
