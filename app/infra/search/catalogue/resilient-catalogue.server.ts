import type { CatalogueKind } from "~/domain/catalogue/catalogue-document";
import { writeCatalogueQuery } from "~/domain/catalogue/catalogue-url";
import type {
  CataloguePage,
  CatalogueRequest,
  CatalogueScope,
  CatalogueSearch,
} from "~/ports/catalogue-search";
import { type AnswerOptions, type Answers, createAnswers } from "../resilient/answers.server";
import { createCircuitBreaker } from "../resilient/circuit-breaker.server";

/** How long and how much is kept. */
export interface ResilientCatalogueOptions extends Omit<AnswerOptions, "breaker"> {
  /** Answers kept for a dealer: 10 of model searches (SRCH-22), 10 or 11 of offer searches (SRCH-23). */
  readonly limit: (tenant: string, kind: CatalogueKind) => number;
}

/**
 * Puts caches, a time limit and a circuit breaker before a catalogue search, as stock search has them: when the engine
 * fails, the last good answer is given with `stale: true`; without one the call rejects.
 */
export function createResilientCatalogue(
  inner: CatalogueSearch,
  { limit, ...options }: ResilientCatalogueOptions,
): CatalogueSearch {
  const breaker = createCircuitBreaker({ failures: 5, openMs: 2_000 });
  const ofKind = (kind: CatalogueKind): Answers<CataloguePage> =>
    createAnswers<CataloguePage>((tenant) => limit(tenant, kind), { ...options, breaker });
  const answers = { models: ofKind("models"), offers: ofKind("offers") };
  return {
    async search(scope, request) {
      const load = () => inner.search(scope, request);
      const { value, stale } = await answers[scope.kind].answer(scope.tenant, keyOf(scope, request), load);
      return stale ? { ...value, stale } : value;
    },
  };
}

/** Names a question: offset, query, sort and filters (SRCH-20), the facets wanted and what always holds. */
function keyOf({ within }: CatalogueScope, { query, facets, hitsPerPage }: CatalogueRequest): string {
  const ranges = Object.entries(query.ranges).sort(([a], [b]) => (a < b ? -1 : 1));
  const asked = writeCatalogueQuery(query).toString();
  return JSON.stringify([asked, ranges, [...facets].sort(), hitsPerPage, within ?? {}]);
}
