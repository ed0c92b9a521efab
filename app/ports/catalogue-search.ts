import type { CatalogueFacet, CatalogueKind } from "~/domain/catalogue/catalogue-document";
import type { CatalogueQuery, CatalogueRanges } from "~/domain/catalogue/catalogue-query";
import type { FacetCount } from "./search-service";

/** Whose entries are searched. */
export interface CatalogueScope {
  /** The dealer's slug; part of every cache key. */
  readonly tenant: string;
  readonly kind: CatalogueKind;
  /** A range that always applies, whatever is asked, such as "runs today". */
  readonly within?: CatalogueRanges;
}

/** One page of entries, and the counts wanted with it. */
export interface CatalogueRequest {
  readonly query: CatalogueQuery;
  readonly facets: readonly CatalogueFacet[];
  /** 1 to 250 (SRCH-08: 21). */
  readonly hitsPerPage: number;
}

/** The ids of the entries found; what pages print is in the dealer's content. */
export interface CataloguePage {
  readonly ids: readonly string[];
  readonly count: number;
  /** A facet's counts ignore that facet's own filter. By count, highest first, then by value in code units. */
  readonly facets: Readonly<Partial<Record<CatalogueFacet, readonly FacetCount[]>>>;
  readonly page: number;
  /** At least 1. A page past the last one has no ids and keeps the true count. */
  readonly pages: number;
  /** True when a failing engine made the service answer from an older result. */
  readonly stale: boolean;
}

/**
 * Search over a dealer's models and offers (CALL-04, CALL-05). Adapters: `infra/search/catalogue`; both pass
 * `test/contract/catalogue-search`. Rejects with `SearchUnavailableError` when it cannot answer.
 */
export interface CatalogueSearch {
  search(scope: CatalogueScope, request: CatalogueRequest): Promise<CataloguePage>;
}
