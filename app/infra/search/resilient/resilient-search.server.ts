import type { FacetAttribute } from "~/domain/search/attributes";
import type { Clock } from "~/ports/clock";
import type { Logger } from "~/ports/logger";
import type { SearchPage, SearchService, StockScope } from "~/ports/search-service";
import { type Answers, createAnswers, type SearchEvent } from "./answers.server";
import { type BreakerOptions, createCircuitBreaker } from "./circuit-breaker.server";
import { isUnrefined, requestKey, ruleKey } from "./request-key.server";
import { toUnavailable, withTimeLimit } from "./time-limit.server";

/** How long and how much is kept, and what to do about failures. */
export interface ResilientSearchOptions {
  /** Listing answers kept for a tenant: `config.search.cacheLimit` (SRCH-21, 20 unless told). */
  readonly cacheLimit: (tenant: string) => number;
  /** How long an answer is given again without asking, in milliseconds, while the stock version stays. */
  readonly freshMs: number;
  /** How long a call may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Changes when a dealer's stock did: then older answers only serve as stale ones. */
  readonly version: (tenant: string) => string | number;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly breaker?: BreakerOptions;
  readonly onEvent?: (event: SearchEvent, tenant: string) => void;
}

/** Unrefined first pages differ by sort and by the facets asked for; a handful covers a dealer's pages. */
const UNREFINED_LIMIT = 8;
const DEFAULT_BREAKER: BreakerOptions = { failures: 5, openMs: 2_000 };

/**
 * Puts a cache, a time limit and a circuit breaker before any search engine: identical requests in
 * progress share one call; when the engine fails, the last good answer is given with `stale: true`, and without one
 * the call rejects with `SearchUnavailableError`. An outage never looks like an empty result.
 */
export function createResilientSearch(inner: SearchService, options: ResilientSearchOptions): SearchService {
  const newBreaker = () => createCircuitBreaker(options.breaker ?? DEFAULT_BREAKER);
  const breaker = newBreaker();
  const answers = <T>(limit: (tenant: string) => number, own = breaker): Answers<T> =>
    createAnswers<T>(limit, { ...options, breaker: own });
  const pages = answers<SearchPage>(options.cacheLimit);
  const unrefined = answers<SearchPage>(() => UNREFINED_LIMIT);
  // These have a breaker of their own: whole vehicles may come from the database, and when it is away, searches that
  // need only the index go on.
  const bySlug = answers<Awaited<ReturnType<SearchService["findBySlug"]>>>(options.cacheLimit, newBreaker());
  const byIds = answers<Awaited<ReturnType<SearchService["findByIds"]>>>(options.cacheLimit);
  const counts = answers<Awaited<ReturnType<SearchService["countEach"]>>>(options.cacheLimit);
  const values = answers<Awaited<ReturnType<SearchService["facetValues"]>>>(options.cacheLimit);
  const rule = (scope: StockScope): string => ruleKey(scope, options.clock.now().getTime() / 1000);

  return {
    async search(scope, request) {
      const store = isUnrefined(request) ? unrefined : pages;
      const key = `${requestKey(request)} ${rule(scope)}`;
      const { value, stale } = await store.answer(scope.tenant, key, () => inner.search(scope, request));
      return stale ? { ...value, stale } : value;
    },
    async countEach(scope, queries) {
      const load = () => inner.countEach(scope, queries);
      const key = queries
        .map((query) => requestKey({ query, facets: {}, stats: [], hitsPerPage: 1 }))
        .join(" ");
      return (await counts.answer(scope.tenant, `${key} ${rule(scope)}`, load)).value;
    },
    async findBySlug(scope, slug) {
      const load = () => inner.findBySlug(scope, slug);
      return (await bySlug.answer(scope.tenant, `${slug} ${rule(scope)}`, load)).value;
    },
    async findByIds(scope, ids) {
      const load = () => inner.findByIds(scope, ids);
      return (await byIds.answer(scope.tenant, `${ids.join(",")} ${rule(scope)}`, load)).value;
    },
    async facetValues(scope, attribute: FacetAttribute) {
      const load = () => inner.facetValues(scope, attribute);
      return (await values.answer(scope.tenant, `${attribute} ${rule(scope)}`, load)).value;
    },
    async check() {
      await withTimeLimit(inner.check(), options.timeoutMs).catch((error: unknown) => {
        throw toUnavailable(error);
      });
    },
  };
}
